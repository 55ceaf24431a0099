import type { Connector } from "@clausewise/official";
import { openDouble, type Double, type Played } from "@clausewise/official/double";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { StoredSource } from "../features/official/sources.repository.ts";
import { openTestOfficial, type TestOfficial } from "./official.ts";
import { changesOf, entriesOf, textsOf } from "./official.repository.ts";
import { createTestWorld, type TestWorld } from "./world.ts";

/** One source of it: looks at it, and what they came to. */
interface OfficialSourceWorld {
  /** Looks at it, a moment after whatever was before. */
  look: (how?: { acceptFewer?: boolean; signal?: AbortSignal }) => Promise<StoredSource>;
  lookCutOff: () => Promise<number>;
  /** Its texts, as `identifier label`. */
  texts: () => Promise<string[]>;
  /** What changed, as `kind subject clause clause`. */
  changes: () => Promise<string[]>;
  entries: () => ReturnType<typeof entriesOf>;
  /** How many entries it lists now. */
  listed: () => Promise<number>;
}

/** A world whose official sources a double plays; its parts are there while a test runs. */
export interface OfficialWorld {
  readonly world: TestWorld;
  readonly double: Double;
  readonly parts: TestOfficial["parts"];
  of(connector: Connector): OfficialSourceWorld;
}

/** What a test has from its start to its end. */
interface Open {
  double: Double;
  official: TestOfficial;
}

/** Makes a world for the tests of a file, in which each finds what `play` makes for it and nothing of the one before. */
export function officialWorld(play: () => readonly Played[]): OfficialWorld {
  let world: TestWorld | null = null;
  let open: Open | null = null;
  const inWorld = () => there(world);
  const now = () => there(open);
  beforeAll(async () => {
    world = await createTestWorld();
  });
  beforeEach(async () => {
    await inWorld().reset();
    inWorld().clock.set("2026-11-22T08:00:00Z");
    const double = await openDouble(play());
    open = { double, official: await openTestOfficial(inWorld(), double) };
  });
  afterEach(() => now().double.close());
  afterAll(() => inWorld().close());
  return {
    get world() {
      return inWorld();
    },
    get double() {
      return now().double;
    },
    get parts() {
      return now().official.parts;
    },
    of: (connector) => sourceIn(inWorld, () => now().official, connector),
  };
}

function there<T>(opened: T | null): T {
  if (opened === null) throw new Error("there is no world but while a test runs");
  return opened;
}

function sourceIn(world: () => TestWorld, official: () => TestOfficial, connector: Connector): OfficialSourceWorld {
  const { id } = connector;
  const entries = () => entriesOf(world().database, id);
  return {
    look(how) {
      world().clock.pass(1000);
      return official().look(connector, how);
    },
    lookCutOff: () => official().lookCutOff(connector),
    texts: async () => (await textsOf(world().database, id)).map(({ identifier, label }) => `${identifier} ${label}`),
    changes: async () => (await changesOf(world().database, id)).map(({ kind, subject, clauses }) => [kind, subject, ...clauses].join(" ")),
    entries,
    listed: async () => (await entries()).filter(({ gone_since }) => gone_since === null).length,
  };
}
