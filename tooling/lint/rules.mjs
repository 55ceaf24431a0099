import { isBuiltin } from "node:module";
import { findCycles } from "./cycles.mjs";

const maySee = {
  "packages/contracts": [],
  "packages/retrieval": [],
  "packages/watch": [],
  "packages/proofreading": ["retrieval"],
  "packages/documents": [],
  "packages/static-data": ["contracts"],
  "packages/official": ["documents"],
  "packages/simulations": ["contracts", "static-data"],
  "packages/planning": ["contracts"],
  "apps/web": ["contracts", "planning", "simulations"],
  "apps/api": ["contracts", "retrieval", "documents", "static-data", "official", "simulations", "watch", "proofreading", "planning"],
};
/** The rooms of packages, each of which may use those before it. */
const roomsOf = {
  retrieval: ["models", "text", "engine", "citations", "question", "evidence", "answer"],
  proofreading: ["manuscript", "marks", "references", "consistency", "completeness", "protocol", "fidelity"],
  planning: ["rules", "classification", "routes", "sensitivity", "chart", "clocks", "gaps", "checklist", "protocols"],
};
const tooling = ["vitest", "typescript"];
/** Lists, wordings and writing without validators, which the packages that know no transport read too. */
const vocabulary = /^@clausewise\/contracts\/(?:vocabulary|jurisdictions|citations|dates|csv)$/;
const readsVocabulary = ["packages/retrieval", "packages/documents", "packages/watch", "packages/proofreading"];

const packageOf = (path) => path.split("/").slice(0, 2).join("/");
const isTest = (path) => /\.test\.tsx?$/.test(path) || /^apps\/[^/]+\/(test|e2e)\//.test(path);
/** The server that plays the official sources is no part of what runs. */
const isDouble = (path) => path.startsWith("packages/official/src/double/");
const isTestOrFixture = (path) => isTest(path) || path.endsWith(".fixture.ts");
const isPackage = (specifier, names) =>
  names.some((name) => specifier === name || specifier.startsWith(name.endsWith("/") ? name : `${name}/`));
const featureOf = (app, path) => new RegExp(`^apps/${app}/src/features/([^/]+)/`).exec(path ?? "")?.[1];

/** Rules about one import of one file: each returns what is wrong, or nothing. */
const importRules = {
  "package-directions": ({ path }, { specifier, target, typeOnly }) => {
    const home = packageOf(path);
    if (target && home in maySee && packageOf(target) !== home) return `imports ${target} by path: import another package by its name`;
    const other = /^@clausewise\/([^/]+)/.exec(specifier)?.[1];
    if (!other || !(home in maySee) || tooling.includes(other)) return;
    if (readsVocabulary.includes(home) && other === "contracts" && (typeOnly || vocabulary.test(specifier))) return;
    // The rules that questions and notices are read by are tables of static-data: handed in by the API, and to the tests of what reads by them.
    if (
      ["packages/retrieval", "packages/watch", "packages/proofreading", "packages/planning"].includes(home) &&
      other === "static-data" &&
      isTestOrFixture(path)
    )
      return;
    if (!maySee[home].includes(other)) return `${home} must not import @clausewise/${other}`;
  },
  "web-features-apart": ({ path }, { target }) => {
    const [from, to] = [featureOf("web", path), featureOf("web", target)];
    if (from && to && from !== to) return `feature ${from} must not import feature ${to}: compose them in a route`;
  },
  "web-direction": ({ path }, { target }) => {
    const layer = (of) => /^apps\/web\/src\/(shared|features|routes|app)\//.exec(of ?? "")?.[1];
    const above = { shared: ["features", "routes", "app"], features: ["routes", "app"] }[layer(path)];
    if (above?.includes(layer(target))) return `${layer(path)} must not import ${layer(target)}`;
  },
  "database-behind-repositories": ({ path }, { specifier }) => {
    if (!path.startsWith("apps/api/src/") || !isPackage(specifier, ["drizzle-orm", "drizzle-kit", "postgres", "@electric-sql/pglite"]))
      return;
    const allowed = /\.(repository|table)(\.test)?\.ts$/.test(path) || path.startsWith("apps/api/src/platform/");
    if (!allowed) return `only *.repository.ts, *.table.ts and platform/ may import ${specifier}`;
  },
  "transport-apart": ({ path }, { specifier, typeOnly }) => {
    if (!isPackage(specifier, ["fastify", "@fastify/", "@scalar/", "@trpc/server", "@modelcontextprotocol/"])) return;
    if (path === "packages/contracts/src/wire/rpc.ts" && typeOnly) return;
    if (path.startsWith("apps/api/src/cli/mcp") && specifier.startsWith("@modelcontextprotocol/")) return;
    const allowed = /^apps\/api\/(src\/(transport\/|app(\.test)?\.ts$)|test\/)/.test(path);
    if (!allowed) return `only apps/api/src/transport/ and app.ts may import ${specifier}`;
  },
  "api-features-apart": ({ path }, { target, typeOnly }) => {
    const [from, to] = [featureOf("api", path), featureOf("api", target)];
    if (!from || !to || from === to || isTest(path)) return;
    // A table names another for its foreign keys. Everything else is handed over: types of what is handed may be named, rows not.
    if (target.endsWith(".table.ts"))
      return path.endsWith(".table.ts") ? undefined : `feature ${from} must not read the tables of ${to}: take its reads as an argument`;
    if (!typeOnly || target.endsWith(".repository.ts"))
      return `feature ${from} must not import feature ${to}: take its service or its reads as an argument`;
  },
  "rooms-one-direction": ({ path }, { target }) => {
    const home = packageOf(path);
    const rooms = roomsOf[home.slice("packages/".length)];
    if (!rooms || !target || packageOf(target) !== home) return;
    const [from, to] = [path, target].map((of) => rooms.indexOf(of.split("/")[3]));
    if (from >= 0 && to > from) return `${rooms[from]} must not import ${rooms[to]}: it is read before it`;
  },
  "pure-packages": ({ path }, { specifier }) => {
    if (!/^packages\/(retrieval|simulations|planning|official|watch|proofreading)\/src\//.test(path) || isTest(path) || isDouble(path))
      return;
    if (isBuiltin(specifier) || isPackage(specifier, ["react", "react-dom"]))
      return `${packageOf(path)} is pure: it must not import ${specifier}`;
  },
};

const lineOf = (text, offset) => text.slice(0, offset).split("\n").length;
const mantineFields =
  /^import \{[^}]*\b(TextInput|Textarea|NativeSelect|Select|MultiSelect|Autocomplete|Checkbox|Radio|Switch|NumberInput|PasswordInput|FileInput|FileButton|Input)\b[^}]*\} from "@mantine\/core"/m;

/** Rules about one file as a whole. */
const fileRules = {
  "kebab-case": ({ path }) => {
    const odd = path.split("/").find((part) => !/^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(part));
    if (odd) return { message: `${odd}: names are written in kebab-case` };
  },
  "file-size": ({ path, text }) => {
    const lines = text.split("\n").length - 1;
    if (lines > 400 && !path.startsWith("packages/static-data/src/content/")) return { message: `has ${lines} lines; 400 is the limit` };
  },
  "index-is-a-face": ({ path }) => {
    if (/\/index\.tsx?$/.test(path) && !/^packages\/[^/]+\/src\/index\.ts$/.test(path))
      return { message: "an index file only as a package's face" };
  },
  "calls-in-hooks": ({ path, text }) => {
    if (!path.startsWith("apps/web/src/") || isTest(path) || /(\/use-[^/]+\.ts|\/shared\/trpc\.ts|\/app\/data\.tsx)$/.test(path)) return;
    const call = /^import (?!type)[^;]*\btrpc\b[^;]*from "[^"]*\/trpc\.ts"/m.exec(text);
    if (call) return { message: "the server is called in use-*.ts: move the call into a hook", line: lineOf(text, call.index) };
  },
  "fields-from-the-kit": ({ path, text }) => {
    if (!/^apps\/web\/src\/(features|routes|app)\/.*\.tsx$/.test(path)) return;
    const raw = /<(?:input|select|textarea|button)[\s>]/.exec(text);
    if (raw) return { message: `${raw[0].trim()}: take it from shared/ui, or Mantine's UnstyledButton`, line: lineOf(text, raw.index) };
    const field = mantineFields.exec(text);
    if (field) return { message: `${field[1]} of Mantine: take its like from shared/ui`, line: lineOf(text, field.index) };
  },
  "dialogs-from-the-kit": ({ path, text }) => {
    if (!/^apps\/web\/src\/.*\.tsx$/.test(path) || path === "apps/web/src/shared/ui/dialog.tsx") return;
    const dialog = /^import \{[^}]*\b(Modal|Drawer)\b[^}]*\} from "@mantine\/core"/m.exec(text);
    if (dialog)
      return {
        message: `${dialog[1]} of Mantine: take its like from shared/ui, by which Escape closes what lies on top alone`,
        line: lineOf(text, dialog.index),
      };
  },
  "type-from-tokens": ({ path, text }) => {
    if (!/^apps\/web\/src\/.*\.css$/.test(path) || path.endsWith("/tokens.css")) return;
    const size = /^\s*font(?:-size:[^;]*|:[^;/]*)\b\d+(?:\.\d+)?(?:px|r?em)\b/m.exec(text);
    if (size) return { message: "sizes of type are tokens: var(--size-…)", line: lineOf(text, size.index + 1) };
  },
  "time-from-the-clock": ({ path, text }) => {
    const told = /^(?:apps\/api|packages\/[^/]+)\/src\//.test(path) && !isTest(path);
    if (!told || /^apps\/api\/src\/(?:platform\/clock|testing)\//.test(path)) return;
    const at = text.search(/\bnew Date\(\)|\bDate\.now\b/);
    if (at >= 0) return { message: "take the time from the clock that is passed in", line: text.slice(0, at).split("\n").length };
  },
  "owner-in-one-place": ({ path, text }) => {
    if (!/^apps\/api\/src\/.*\.(?:repository|service|reads)\.ts$/.test(path) || path.startsWith("apps/api/src/testing/")) return;
    const at = text.search(/\bowner_?[iI]d\b/);
    if (at >= 0) return { message: "whose rows are meant is said by owned(), ownedBy() or readable() of a Viewer", line: lineOf(text, at) };
  },
  "constants-in-camel-case": ({ text }) => {
    const shouted = /^(?:export )?const ([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*)\b/m.exec(text);
    if (shouted)
      return { message: `${shouted[1]}: constants are written in camelCase`, line: text.slice(0, shouted.index).split("\n").length };
  },
  "nothing-left-to-do": ({ comments }) => {
    const note = comments.find(({ text }) => /\b(?:TODO|FIXME|XXX)\b/.test(text));
    if (note) return { message: "do it now or leave it out", line: note.line };
  },
};

/** Features of the API that name each other, types included: they could not be understood or deleted one by one. */
function featureCycles(sources) {
  const seenBy = new Map();
  for (const { path, imports } of sources) {
    const from = featureOf("api", path);
    if (!from || isTest(path)) continue;
    for (const { target } of imports) {
      const to = featureOf("api", target);
      if (to && to !== from) seenBy.set(from, [...(seenBy.get(from) ?? []), { target: to, path }]);
    }
  }
  const features = [...seenBy].map(([path, imports]) => ({ path, imports }));
  return findCycles(features);
}

/** All breaches of the structure rules in the given sources. */
export function breaches(sources) {
  const ofImports = sources.flatMap((file) =>
    file.imports.flatMap((imported) =>
      Object.entries(importRules).flatMap(([rule, check]) => {
        const message = check(file, imported);
        return message ? [{ rule, path: file.path, line: imported.line, message }] : [];
      }),
    ),
  );
  const ofFiles = sources.flatMap((file) =>
    Object.entries(fileRules).flatMap(([rule, check]) => {
      const breach = check(file);
      return breach ? [{ rule, path: file.path, line: 1, ...breach }] : [];
    }),
  );
  const ofCycles = findCycles(sources).map((cycle) => ({
    rule: "no-cycles",
    path: cycle[0],
    line: 1,
    message: `import cycle: ${[...cycle, cycle[0]].join(" -> ")}`,
  }));
  const ofFeatures = featureCycles(sources).map((cycle) => ({
    rule: "api-features-one-way",
    path: `apps/api/src/features/${cycle[0]}`,
    line: 1,
    message: `features name each other: ${[...cycle, cycle[0]].join(" -> ")}`,
  }));
  return [...ofImports, ...ofFiles, ...ofCycles, ...ofFeatures];
}
