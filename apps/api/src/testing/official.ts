import { ecfr, fdaGuidance, type Connector } from "@clausewise/official";
import type { Double } from "@clausewise/official/double";
import { lookAt } from "../features/official/look/look.ts";
import type { LookParts } from "../features/official/look/parts.ts";
import { addSources, readSource, type StoredSource } from "../features/official/sources.repository.ts";
import { takeIn } from "../features/library/import/text-intake.ts";
import { createOutbound } from "../platform/outbound/outbound.ts";
import { openTestFiles } from "./files.ts";
import type { TestWorld } from "./world.ts";

/** Looks at official sources as the server does, where a double answers for them and nobody waits. */
export interface TestOfficial {
  parts: LookParts;
  /** Looks at a source, and says what that came to. */
  look(connector: Connector, how?: { acceptFewer?: boolean; signal?: AbortSignal }): Promise<StoredSource>;
}

const noWait = async () => undefined;

/** `longest` is the time in ms that an answer may take. */
export async function openTestOfficial(world: TestWorld, double: Double, { longest = 20_000 } = {}): Promise<TestOfficial> {
  const caller = await world.asPerson("dana", "administrator");
  const settings = { isOn: true, mirror: double.base, contact: null };
  const outbound = createOutbound({ settings, version: "0.0.0", sleep: noWait, longest, most: 50_000_000 });
  const parts: LookParts = { ...world, files: openTestFiles(world.folder), outbound, takeIn, caller: () => caller };
  await addSources(
    world.database,
    [ecfr, fdaGuidance].map(({ id }) => id),
  );
  return {
    parts,
    async look(connector, { acceptFewer = false, signal = new AbortController().signal } = {}) {
      await lookAt(parts, { connector, acceptFewer, signal, report: noWait });
      return readSource(world.database, connector.id);
    },
  };
}
