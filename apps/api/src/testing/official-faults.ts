import type { Connector } from "@clausewise/official";
import { everySource, faults, openDouble, type Double, type Fault } from "@clausewise/official/double";
import type { TestWorld } from "./world.ts";
import { changesOf } from "./official.repository.ts";
import { openTestOfficial } from "./official.ts";

/** What was told of a source over looks under every fault, each named with the fault behind which it came up first. */
export interface UnderFaults {
  looks: number;
  /** What happened in the source meanwhile, as `kind name`. */
  happened: string[];
  /** What was told and did not happen, or was told twice. */
  madeUp: string[];
  /** What happened, and was not told once nothing went wrong any longer. */
  lost: string[];
}

/** Time in ms and bytes that are given to whoever answers a little at a time, or with more and more. */
const impatient = { longest: 150, most: 500_000 };

/**
 * Has something happen in a source behind each fault, looks at it while every answer has that fault, while all but the first
 * answers have it, and without it, and compares what is told with what happened.
 */
export async function lookUnderFaults(world: TestWorld, connector: Connector): Promise<UnderFaults> {
  const played = everySource[connector.id]?.();
  if (!played) throw new Error(`nothing plays ${connector.id}`);
  const double = await openDouble([played.source]);
  const under: UnderFaults = { looks: 0, happened: [], madeUp: [], lost: [] };
  try {
    const { look, told } = await lookerAt(world, connector, double);
    await look();
    const first = await told();
    for (const [nth, fault] of faults.entries()) {
      under.happened.push(...played.renew(nth + 1));
      under.looks += await lookBehind(fault, double, look);
      const [all, wanted] = [await told(), [...first, ...under.happened]];
      under.madeUp.push(...named(fault, without(all, wanted), under.madeUp));
      under.lost.push(...named(fault, without(wanted, all), under.lost));
    }
  } finally {
    await double.close();
  }
  return under;
}

async function lookerAt(world: TestWorld, connector: Connector, double: Double) {
  const official = await openTestOfficial(world, double, impatient);
  return {
    look: async () => {
      world.clock.pass(1000);
      await official.look({ ...connector, patience: 0 });
    },
    told: async () =>
      (await changesOf(world.database, connector.id)).map(
        ({ kind, subject, title, library_source_id }) => `${kind} ${library_source_id === null ? title : subject}`,
      ),
  };
}

/** Looks with a fault and without it; gives how often. What failed too often in one look is asked for in the one after it. */
async function lookBehind(fault: Fault, double: Double, look: () => Promise<void>): Promise<number> {
  double.fault = () => fault;
  await look();
  const asked = double.asked.length;
  double.fault = (_, at) => (at > asked ? fault : null);
  await look();
  double.fault = () => null;
  await look();
  await look();
  return 4;
}

/** What is not named yet, with the fault behind which it came up. */
const named = (fault: string, found: readonly string[], known: readonly string[]): string[] =>
  found.filter((one) => !known.some((other) => other.endsWith(`: ${one}`))).map((one) => `${fault}: ${one}`);

/** What stands in one list and not, or not as often, in another. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
