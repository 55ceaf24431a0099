import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./places.mjs";

const api = join(root, "apps/api");
const checks = {
  "apps/api/migrations (run: pnpm --filter @clausewise/api migration)": migrationsFresh,
  "packages/contracts/openapi.json (run: pnpm --filter @clausewise/contracts openapi)": openapiFresh,
  "docs/roles.md (run: pnpm --filter @clausewise/contracts roles)": rolesFresh,
};

/** True when drizzle-kit, given a copy of the migrations, finds nothing to add to them. */
function migrationsFresh() {
  const cache = join(api, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "migrations-"));
  try {
    const out = join(folder, "out");
    cpSync(join(api, "migrations"), out, { recursive: true });
    const settings = `import base from "../../../drizzle.config.ts";\nexport default { ...base, out: ${JSON.stringify(`./${relative(api, out)}`)} };\n`;
    const config = join(folder, "drizzle.config.ts");
    writeFileSync(config, settings);
    const drizzle = join(api, "node_modules/drizzle-kit/bin.cjs");
    execFileSync(process.execPath, [drizzle, "generate", `--config=${relative(api, config)}`], {
      cwd: api,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const names = (of) => readdirSync(of, { recursive: true }).map(String).toSorted().join("\n");
    return names(out) === names(join(api, "migrations"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** True when the committed description is what the operations table gives now. */
function openapiFresh() {
  const now = given("openapi.ts", "JSON.stringify(module.openApiDocument())");
  const committed = readFileSync(join(root, "packages/contracts/openapi.json"), "utf8");
  return committed === `${JSON.stringify(JSON.parse(now), null, 2)}\n`;
}

/** True when the committed matrix of roles is what the operations table gives now. */
function rolesFresh() {
  return readFileSync(join(root, "docs/roles.md"), "utf8") === given("role-matrix.ts", "module.roleMatrix()");
}

/** What an expression over a module of the contracts' wire gives, as text. */
function given(file, expression) {
  const program = `import * as module from "../../packages/contracts/src/wire/${file}"; process.stdout.write(${expression});`;
  const options = ["--conditions=@clausewise/source", "--input-type=module", "-e", program];
  return execFileSync(process.execPath, options, { cwd: api, encoding: "utf8", maxBuffer: 1e8 });
}

for (const [name, fresh] of Object.entries(checks)) {
  const ok = fresh();
  console.log(`${ok ? "fresh" : "STALE"}  ${name}`);
  if (!ok) process.exitCode = 1;
}
