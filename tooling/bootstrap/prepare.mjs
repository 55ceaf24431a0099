import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, stamps } from "./places.mjs";
import { run, Stop } from "./processes.mjs";

const skipped = new Set(["node_modules", "dist", ".turbo", ".vite", "test-results", "playwright-report", "e2e"]);

/** Installs packages exactly as locked, unless that was done for the present lockfile. */
export async function install(tools, say) {
  const stamp = lockStamp(tools);
  if (readStamp("install") === stamp) return;
  say("Installing packages (the first time takes about a minute)");
  const { NODE_ENV: _, ...env } = tools.env;
  const { code, output } = await run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", "--prod=false"], {
    cwd: root,
    env: { ...env, CI: "true" },
    quiet: true,
  });
  if (code !== 0)
    throw new Stop(`Installing packages failed. Is the npm registry reachable, and is this folder yours to write to?\n${output.trim()}`);
  writeStamp("install", stamp);
}

/** Builds every package, unless nothing changed since the last build. */
export async function build(tools, say) {
  const stamp = sourceStamp();
  if (readStamp("build") === stamp && built()) return;
  say("Building");
  const { code, output } = await run("turbo", ["run", "build", "--output-logs=errors-only"], { cwd: root, env: tools.env, quiet: true });
  if (code !== 0) throw new Stop(`The build failed.\n${output.trim()}`);
  writeStamp("build", stamp);
}

function lockStamp(tools) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${tools.node}`);
  const manifests = workspaceFolders().map((folder) => join(folder, "package.json"));
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...manifests]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function sourceStamp() {
  const hash = createHash("sha256").update(lockfile());
  for (const folder of ["apps", "packages", "tooling/typescript"]) addFiles(hash, folder);
  return hash.digest("hex");
}

const lockfile = () => readFileSync(join(root, "pnpm-lock.yaml"));

function addFiles(hash, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) addFiles(hash, path);
    } else {
      const { size, mtimeMs } = statSync(join(root, path));
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
}

function workspaceFolders() {
  return ["apps", "packages", "tooling"].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(root, folder, "package.json")))
      .toSorted(),
  );
}

function built() {
  return workspaceFolders().every((folder) => {
    const { scripts } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    return !scripts?.build || existsSync(join(root, folder, "dist"));
  });
}

function readStamp(name) {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}
