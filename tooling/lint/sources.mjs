import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "oxc-parser";

const skipped = new Set(["node_modules", "dist", "migrations", ".turbo", ".vite", "test-results", "playwright-report"]);
const code = /\.(ts|tsx|mjs|js|jsx|cjs|css)$/;
const parsed = /\.(ts|tsx|mjs|js|jsx)$/;

/** Every source file of the workspace with its imports. */
export function readSources(root) {
  return ["apps", "packages", "tooling"]
    .flatMap((folder) => walk(root, folder))
    .map((path) => source(path, readFileSync(join(root, path), "utf8")));
}

function walk(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(root, path);
    return code.test(entry.name) ? [path] : [];
  });
}

/** One file as the rules see it: path, text, comments and imports, relative ones resolved to repository paths. */
export function source(path, text) {
  if (!parsed.test(path)) return { path, text, comments: [], imports: [] };
  const syntax = parseSync(path, text);
  const comments = syntax.comments.map(({ value, start }) => ({ text: value, line: lineAt(text, start) }));
  return { path, text, comments, imports: importsOf(path, text, syntax) };
}

const lineAt = (text, offset) => text.slice(0, offset).split("\n").length;

function importsOf(path, text, { module, program }) {
  const typeDeclarations = new Set(
    program.body.filter((node) => node.importKind === "type" || node.exportKind === "type").map((node) => node.start),
  );
  const seen = (node, request, typeOnly) => ({
    specifier: request,
    target: request.startsWith(".") ? posix.join(posix.dirname(path), request.replace(/\?.*$/, "")) : null,
    typeOnly: typeOnly || typeDeclarations.has(node.start),
    line: lineAt(text, node.start),
  });
  const onlyTypes = (entries) => entries.length > 0 && entries.every((entry) => entry.isType);
  return [
    ...module.staticImports.map((node) => seen(node, node.moduleRequest.value, onlyTypes(node.entries))),
    ...module.staticExports
      .filter((node) => node.entries.some((entry) => entry.moduleRequest))
      .map((node) => seen(node, node.entries.find((entry) => entry.moduleRequest).moduleRequest.value, onlyTypes(node.entries))),
    ...module.dynamicImports.flatMap((node) => {
      const literal = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(node.moduleRequest.start, node.moduleRequest.end));
      return literal ? [seen(node, literal[1], false)] : [];
    }),
  ];
}
