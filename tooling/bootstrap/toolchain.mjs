import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { root, stamps } from "./places.mjs";
import { run, Stop } from "./processes.mjs";

const wanted = { node: "24.21.0", pnpm: "12.21.0" };
const remembered = join(stamps, "toolchain.json");
const execute = promisify(execFile);

/** Finds Node 24 and pnpm, here or through npx, and gives the environment that puts them first. */
export async function findToolchain(say) {
  const known = recall();
  if (known) return withTools(known.node, known.path);
  if (Number(process.versions.node.split(".")[0]) >= 24 && (await pnpmHere())) return withTools(process.execPath, null);
  say(`Fetching Node.js ${wanted.node} and pnpm ${wanted.pnpm} from npm (this machine has Node.js ${process.versions.node})`);
  const found = await throughNpx();
  remember(found);
  return withTools(found.node, found.path);
}

async function pnpmHere() {
  try {
    const { stdout } = await execute("pnpm", ["--version"], { cwd: tmpdir(), shell: process.platform === "win32" });
    return Number(stdout.trim().split(".")[0]) >= 11;
  } catch {
    return false;
  }
}

async function throughNpx() {
  const report = "process.stdout.write('toolchain:' + JSON.stringify({ node: process.execPath, path: process.env.PATH }))";
  const packages = ["-p", `node@${wanted.node}`, "-p", `pnpm@${wanted.pnpm}`];
  const { code, output } = await run("npx", ["--yes", "--prefer-offline", ...packages, "--", "node", "-e", report], {
    cwd: tmpdir(),
    env: process.env,
    quiet: true,
  });
  const answer = /toolchain:(\{.*\})/.exec(output);
  if (code !== 0 || !answer)
    throw new Stop(
      `Could not get Node.js 24 and pnpm through npx. Check the connection to the npm registry, or install Node.js 24 and pnpm 12.\n${output.trim()}`,
    );
  const { node, path } = JSON.parse(answer[1]);
  const added = path.split(delimiter).filter((part) => part.includes("_npx"));
  return { node, path: [dirname(node), ...added].join(delimiter) };
}

function recall() {
  try {
    const known = JSON.parse(readFileSync(remembered, "utf8"));
    const usable =
      known.wanted === JSON.stringify(wanted) && existsSync(known.node) && known.path.split(delimiter).every((part) => existsSync(part));
    return usable ? known : null;
  } catch {
    return null;
  }
}

function remember(found) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(remembered, JSON.stringify({ ...found, wanted: JSON.stringify(wanted) }));
}

function withTools(node, path) {
  const parts = [join(root, "node_modules", ".bin"), path ?? dirname(node), process.env.PATH];
  const env = {
    ...process.env,
    PATH: parts.join(delimiter),
    TURBO_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
  };
  if (process.platform === "win32") delete env.Path;
  return { node, env };
}
