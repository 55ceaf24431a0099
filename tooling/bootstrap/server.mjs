import { leanHeap, leanMemory } from "./memory.mjs";
import { root } from "./places.mjs";
import { build, install } from "./prepare.mjs";
import { run } from "./processes.mjs";
import { findToolchain } from "./toolchain.mjs";

/** Installs, builds and runs the server until it is told to end. */
export async function start() {
  const say = (line) => console.log(line);
  const tools = await findToolchain(say);
  await install(tools, say);
  await build(tools, say);
  say("Starting the server");
  const { code } = await run(tools.node, [...leanHeap, "apps/api/dist/main.js"], { cwd: root, env: { ...leanMemory, ...tools.env } });
  process.exit(code);
}
