import { root } from "./places.mjs";
import { install } from "./prepare.mjs";
import { run } from "./processes.mjs";
import { findToolchain } from "./toolchain.mjs";

/** Runs one of the repository's programs with Node 24, from the repository root; INIT_CWD tells it where it was called. */
export async function command([program, ...args]) {
  const tools = await prepare();
  await hand(tools.node, ["--conditions=@clausewise/source", program, ...args], tools);
}

/** Runs a task of every package that has it. */
export async function turbo(args) {
  await hand("turbo", ["run", ...args], await prepare());
}

async function prepare() {
  const say = (line) => console.error(line);
  const tools = await findToolchain(say);
  await install(tools, say);
  return tools;
}

async function hand(program, args, { env }) {
  const { code } = await run(program, args, { cwd: root, env: { ...env, INIT_CWD: env.INIT_CWD ?? process.cwd() } });
  process.exit(code);
}
