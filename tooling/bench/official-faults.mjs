import { connectors } from "../../packages/official/src/index.ts";
import { faults } from "../../packages/official/src/double/double.ts";
import { lookUnderFaults } from "../../apps/api/src/testing/official-faults.ts";
import { createTestWorld } from "../../apps/api/src/testing/world.ts";

/** What is told of every source behind every fault, beside what happened in it meanwhile. */
export async function underFaults() {
  const world = await createTestWorld();
  let [looked, planted] = [0, 0];
  const madeUp = [];
  const lost = [];
  console.log(`Every source behind ${faults.length} faults: ${faults.join(", ")}`);
  for (const connector of connectors) {
    const { id } = connector;
    const begun = performance.now();
    const under = await lookAt(world, connector);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const found = `${under.madeUp.length} made up, ${under.lost.length} lost`;
    console.log(`  ${id}: ${under.looks} looks in ${seconds} s, ${under.happened.length} changes, ${found}`);
    looked += under.looks;
    planted += under.happened.length;
    madeUp.push(...under.madeUp.map((one) => `${id}, ${one}`));
    lost.push(...under.lost.map((one) => `${id}, ${one}`));
  }
  await world.close();
  const withdrawn = madeUp.filter((one) => one.includes(": removed ")).length;
  const told = `false changes ${madeUp.length - withdrawn}, false withdrawals ${withdrawn}, lost ${lost.length}`;
  console.log(`  ${connectors.length} sources, ${looked} looks, ${planted} changes: ${told}`);
  for (const one of [...madeUp, ...lost]) console.log(`  ${one}`);
  if (madeUp.length + lost.length > 0) process.exitCode = 1;
}

async function lookAt(world, connector) {
  await world.reset();
  world.clock.set("2026-11-22T08:00:00Z");
  return lookUnderFaults(world, connector);
}
