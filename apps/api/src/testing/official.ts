import { buffer } from "node:stream/consumers";
import { readUpload } from "@clausewise/documents/uploads";
import { connectors, type Connector } from "@clausewise/official";
import type { Double } from "@clausewise/official/double";
import { ReadingFailed } from "../features/documents/reading/reading-failed.ts";
import { lookAt } from "../features/official/look/look.ts";
import type { LookParts } from "../features/official/look/parts.ts";
import { addSources, readSource, type StoredSource } from "../features/official/sources.repository.ts";
import { textIntake } from "../features/library/import/text-intake.ts";
import { prepareText } from "../features/library/import/prepared-text.ts";
import { createReader } from "../features/official/reading/reader.ts";
import { createOutbound } from "../platform/outbound/outbound.ts";
import { openTestFiles } from "./files.ts";
import type { TestWorld } from "./world.ts";

/** Looks at official sources as the server does, where a double answers for them and nobody waits. */
export interface TestOfficial {
  parts: LookParts;
  /** Looks at a source, and says what that came to. */
  look(connector: Connector, how?: { acceptFewer?: boolean; signal?: AbortSignal }): Promise<StoredSource>;
  /** Looks at a source again and again, cut off each time at another place, until a look comes to its end; says how often it was cut off. */
  lookCutOff(connector: Connector): Promise<number>;
}

/** Calls of its parts that a look may make before it is cut off, in turn: some do not get to the end of a step, some to the next. */
const shortest = 1;
const longestCut = 25;

const noWait = async () => undefined;

/** Reads pages in this process: that another one reads them is proved where files are read. */
const readPages: LookParts["readPages"] = async function* (bytes, extension, { progress }) {
  const reading = await readUpload(await buffer(bytes), extension, { progress, recognise: false });
  if (!reading.ok) throw new ReadingFailed(reading.reason);
  yield* reading.parts;
};

class PowerWent extends Error {}

function wasPower(error: Error): true {
  if (error instanceof PowerWent) return true;
  throw error;
}

/** The same parts, of which nothing works any longer from the call with this number on, as if the process ended there. */
function cutOff(parts: LookParts, at: number): LookParts {
  let calls = 0;
  const watched = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(of, name) {
        const value: unknown = Reflect.get(of, name);
        return typeof value === "function" ? (...args: unknown[]) => counted(() => value.apply(of, args) as unknown) : value;
      },
    });
  const counted = <R>(call: () => R): R => {
    calls += 1;
    if (calls >= at) throw new PowerWent();
    return call();
  };
  const { clock, audit, events, files, outbound, textIntake } = parts;
  const of = { clock: watched(clock), audit: watched(audit), events: watched(events), files: watched(files), outbound: watched(outbound) };
  return { ...parts, ...of, textIntake: watched(textIntake) };
}

/** `longest` is the time in ms that an answer may take, `most` the bytes that it may have. */
export async function openTestOfficial(
  world: TestWorld,
  double: Double,
  { longest = 20_000, most = 50_000_000 } = {},
): Promise<TestOfficial> {
  const caller = await world.asPerson("dana", "administrator");
  const settings = { isOn: true, mirror: double.base, pause: null, contact: null };
  const outbound = createOutbound({ settings, version: "0.0.0", sleep: noWait, longest, most });
  const parts: LookParts = {
    ...world,
    files: openTestFiles(world.folder),
    outbound,
    reader: createReader(connectors, prepareText),
    readPages,
    textIntake,
    rest: noWait,
    sayAway: () => undefined,
    caller: () => caller,
  };
  await addSources(
    world.database,
    connectors.map(({ id }) => id),
  );
  const look = (connector: Connector, acceptFewer: boolean, signal: AbortSignal, using = parts) =>
    lookAt(using, { connector, acceptFewer, signal, report: noWait });
  return {
    parts,
    async look(connector, { acceptFewer = false, signal = new AbortController().signal } = {}) {
      await look(connector, acceptFewer, signal);
      return readSource(world.database, connector.id);
    },
    async lookCutOff(connector) {
      for (let times = 0; ; times += 1) {
        const cut = cutOff(parts, shortest + (times % longestCut));
        const isCut = await look(connector, false, new AbortController().signal, cut).then(() => false, wasPower);
        if (!isCut) return times;
      }
    },
  };
}
