import { builtInLibrary } from "@clausewise/static-data";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../../service.ts";
import { europeanRule, newRule, oldRule } from "../../../testing/corpus.ts";
import { drivers } from "../../../testing/drivers.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import { importBuiltInLibrary } from "./built-in.ts";
import { summarise } from "./import.repository.ts";
import { openTestIndex } from "../../../testing/search.ts";

const page = (n: number) => ({ citation: `21 CFR 1.${n}`, text: `Section ${n}.` });
const long = (part: number) => oldRule({ identifier: `21 CFR ${part}`, passages: Array.from({ length: 300 }, (_, n) => page(n)) });

describe.each(drivers)("on $kind", ({ open }) => {
  let world: TestWorld;
  let dana: Caller;
  beforeAll(async () => {
    world = await createTestWorld(open);
  });
  beforeEach(async () => {
    await world.reset();
    dana = await world.asPerson("dana", "administrator");
  });
  afterAll(() => world.close());

  const bring = (sources: ReturnType<typeof oldRule>[], fingerprint = "first", audit: AuditTrail = world.audit) =>
    importBuiltInLibrary({ ...world, audit, caller: dana }, { fingerprint, sources: () => sources });
  const records = () => world.records(1, 100);

  test("every source leaves a record of its own, numbered without a gap", async () => {
    await bring([oldRule(), europeanRule(), long(1), long(2)]);
    expect((await records()).map(({ sequence, action, changes }) => [sequence, action, changes["identifier"]])).toEqual([
      [1, "corpus.imported", "21 CFR 820"],
      [2, "corpus.imported", "EU MDR"],
      [3, "corpus.imported", "21 CFR 1"],
      [4, "corpus.imported", "21 CFR 2"],
    ]);
  });

  test("two versions of one source follow one another", async () => {
    await bring([oldRule(), newRule()]);
    const view = (await opened()).view({ viewer: null, jurisdictions: null, day: "2026-03-01" });
    expect((await view.atClause("21 CFR 820", 9)).map(({ version }) => version.label)).toEqual(["2026", "2026"]);
    expect(await summarise(world.database)).toMatchObject({ sources: 1, versions: 2, passages: 3 });
  });

  test("a library that is in already is not read again", async () => {
    await bring([oldRule()]);
    const unread = { fingerprint: "first", sources: () => expect.unreachable("the notes were read") };
    await importBuiltInLibrary({ ...world, caller: dana }, unread);
    expect(await records()).toHaveLength(1);
  });

  test("of a library that changed, only what changed leaves a record", async () => {
    await bring([oldRule(), europeanRule()]);
    await bring([oldRule(), europeanRule({ title: "Medical Device Regulation" })], "second");
    expect((await records()).map(({ action }) => action)).toEqual(["corpus.imported", "corpus.imported", "corpus.checked"]);
  });

  test("an import that was cut off goes on where it was", async () => {
    const sources = [long(1), long(2), long(3)];
    let rounds = 0;
    const cutOff: AuditTrail["changes"] = async (caller, work) => {
      if (++rounds > 1) throw new Error("the power went");
      return world.audit.changes(caller, work);
    };
    await expect(bring(sources, "first", { ...world.audit, changes: cutOff })).rejects.toThrow("the power went");
    expect(await summarise(world.database)).toMatchObject({ sources: 1 });
    await bring(sources);
    expect(await summarise(world.database)).toMatchObject({ sources: 3, versions: 3, passages: 900 });
    expect(await records()).toHaveLength(3);
  });

  test("two processes that start at once bring it in once", async () => {
    await Promise.all([bring([oldRule(), europeanRule()]), bring([oldRule(), europeanRule()])]);
    expect(await summarise(world.database)).toMatchObject({ sources: 2, versions: 2, passages: 3 });
    expect(await records()).toHaveLength(2);
  });

  const opened = async () => {
    const searchIndex = await openTestIndex(world.database);
    await searchIndex.refresh();
    return searchIndex;
  };

  test("the library that ships comes in whole", async () => {
    const begun = process.cpuUsage();
    await importBuiltInLibrary({ ...world, caller: dana });
    const { user, system } = process.cpuUsage(begun);
    const shipped = builtInLibrary();
    const { passages, versions } = await summarise(world.database);
    const seconds = (user + system) / 1e6;
    console.log(`${passages} passages of ${versions} versions brought in with ${seconds.toFixed(2)} s of CPU`);
    expect(versions).toBe(shipped.length);
    expect(await records()).toHaveLength(Math.min(100, shipped.length));
  });
});
