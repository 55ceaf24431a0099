import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "./places.mjs";
import { install } from "./prepare.mjs";
import { run } from "./processes.mjs";
import { findToolchain } from "./toolchain.mjs";

/** Runs one of the repository's programs with Node 24, from the repository root. */
export async function command([program, ...args]) {
  const tools = await prepare();
  await hand(tools.node, ["--conditions=@clausewise/source", program, ...args.map(located)], tools);
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
  const { code } = await run(program, args, { cwd: root, env });
  process.exit(code);
}

const calledFrom = process.env.INIT_CWD ?? process.cwd();

/** File arguments mean the caller's directory, not the repository root. */
function located(argument, position) {
  const option = /^(--[\w-]+=)(.+)$/.exec(argument);
  if (option) return option[1] + located(option[2], 1);
  const isWord = position === 0 || argument.startsWith("-") || /^[a-z]+:\/\//.test(argument);
  const isFile = /^\.{1,2}([\\/]|$)/.test(argument) || existsSync(resolve(calledFrom, argument));
  return !isWord && isFile ? resolve(calledFrom, argument) : argument;
}
