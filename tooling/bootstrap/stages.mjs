import { existsSync } from "node:fs";
import { join } from "node:path";
import { failuresIn } from "./failures.mjs";
import { root } from "./places.mjs";
import { build, install } from "./prepare.mjs";
import { run, Stop, stopping } from "./processes.mjs";
import { findToolchain } from "./toolchain.mjs";

/** One package's failure does not keep the others from being checked. */
const turbo = (...args) => ["turbo", "run", ...args, "--output-logs=new-only", "--continue=dependencies-successful"];

/** What `npm test` checks, in order; THOROUGH=1 repeats more in `slow`. `needsBuild` stages are given a build when they run alone. */
const stages = [
  { name: "format", title: "Format", commands: [["oxfmt", "--check", "."]] },
  { name: "types", title: "Types", commands: [turbo("check", "--concurrency=2")] },
  {
    name: "lint",
    title: "Lint and structure rules",
    commands: [
      ["oxlint", "--deny-warnings", "."],
      ["node", "tooling/lint/structure.mjs"],
    ],
  },
  { name: "unused", title: "Unused code", commands: [["knip"]] },
  {
    name: "fresh",
    title: "Migrations, openapi.json and the matrix of roles match the source",
    commands: [["node", "tooling/bootstrap/freshness.mjs"]],
  },
  { name: "build", title: "Build", commands: [turbo("build", "--concurrency=2")] },
  { name: "unit", title: "Unit and contract tests", commands: [turbo("test", "--concurrency=1")] },
  { name: "slow", title: "Properties, processes and restarts", commands: [turbo("test:slow", "--concurrency=1")] },
  { name: "bundle", title: "Size of the first page", commands: [["node", "tooling/bench/bundle.mjs"]], needsBuild: true },
  { name: "e2e", title: "End to end, in a browser", commands: [["playwright", "test"]], cwd: "apps/web", needsBuild: true },
];

/** Runs every stage, or those named after --only, and ends with how many passed. */
export async function test(args) {
  const chosen = choose(args);
  const say = (line) => console.log(line);
  const tools = await findToolchain(say);
  await install(tools, say);
  const results = [];
  for (const stage of chosen) {
    if (stopping()) break;
    results.push(await runStage(stage, tools, chosen));
  }
  summarise(results, chosen);
}

function choose(args) {
  const at = args.indexOf("--only");
  const wanted = (at >= 0 ? (args[at + 1] ?? "") : (args.find((arg) => arg.startsWith("--only="))?.slice(7) ?? ""))
    .split(",")
    .filter(Boolean);
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
  const usable = unknown.length === 0 && (wanted.length > 0 || args.length === 0);
  if (!usable) throw new Stop(`Usage: npm test [-- --only ${stages.map(({ name }) => name).join(",")}]`, 2);
  return wanted.length > 0 ? stages.filter(({ name }) => wanted.includes(name)) : stages;
}

async function runStage(stage, tools, chosen) {
  console.log(`\n== ${stage.title}`);
  const started = performance.now();
  const { passed, output } = await outcomeOf(stage, tools, chosen).catch((error) => {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return { passed: false, output: error.message };
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(`== ${stage.title}: ${passed ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s`);
  return { ...stage, passed, seconds, failures: passed ? [] : failuresIn(output) };
}

/** A terminal keeps its colours and can be scrolled; a log is often seen by its end alone, so that what failed is told again there. */
async function outcomeOf(stage, tools, chosen) {
  const cwd = join(root, stage.cwd ?? ".");
  const env = environment(tools.env, cwd);
  const builtBefore = chosen.some(({ name }) => name === "build");
  if (stage.needsBuild && !builtBefore) await build({ ...tools, env }, (line) => console.log(line));
  for (const [command, ...args] of stage.commands) {
    const { code, output } = await run(command === "node" ? tools.node : command, args, { cwd, env, kept: !process.stdout.isTTY });
    if (code !== 0) return { passed: false, output };
  }
  return { passed: true, output: "" };
}

/** Tests decide for themselves what they run against; a person's own settings must not reach them. */
function environment(env, cwd) {
  const { NODE_ENV: _mode, DATABASE_URL: _database, DATA_DIR: _data, AUDIT_DIR: _audit, PORT: _port, ...own } = env;
  const rest = { ...own, OFFICIAL_SOURCES: "off" };
  const local = join(cwd, "node_modules", ".bin");
  return existsSync(local) ? { ...rest, PATH: `${local}${process.platform === "win32" ? ";" : ":"}${rest.PATH}` } : rest;
}

function summarise(results, chosen) {
  const failed = results.filter(({ passed }) => !passed);
  const notRun = chosen.length - results.length;
  console.log("");
  for (const { title, failures } of failed) console.log([`What failed in ${title}:`, ...failures, ""].join("\n"));
  for (const { title, passed, seconds } of results) console.log(`${passed ? "passed" : "FAILED"}  ${title} (${seconds.toFixed(1)} s)`);
  if (notRun > 0) console.log(`${notRun} not run`);
  console.log(`stages: ${results.length - failed.length} passed, ${failed.length + notRun} failed`);
  process.exitCode = failed.length + notRun === 0 ? 0 : 1;
}
