import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actorOf, viewerOf, type Caller, type Services } from "../../service.ts";
import { newRule, oldRule } from "../../testing/corpus.ts";
import { addPrivateSource } from "../../testing/corpus.repository.ts";
import { drivers } from "../../testing/drivers.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";

const nowhere = "00000000-0000-4000-8000-000000000000";
const passages = (...letters: string[]) =>
  letters.map((letter) => ({ citation: `21 CFR 820.1(${letter})`, heading: `Section ${letter}`, text: `What ${letter} says.` }));

describe.each(drivers)("on $kind", ({ open }) => {
  let world: TestWorld;
  let library: Services["library"];
  let dana: Caller;
  beforeAll(async () => {
    world = await createTestWorld(open);
  });
  beforeEach(async () => {
    await world.reset();
    ({ library } = await openTestFeatures(world));
    dana = await world.asPerson("dana", "administrator");
  });
  afterAll(() => world.close());

  const bring = (version: ReturnType<typeof oldRule>) => library.importVersion(version, dana);
  const read = (id: string, rest: Partial<Parameters<typeof library.read>[0]> = {}, who = dana) =>
    library.read({ id, limit: 40, ...rest }, who);
  const idsByCitation = async (id: string, version: string) =>
    Object.fromEntries((await read(id, { version })).passages.map((passage) => [passage.citation, passage.id]));
  const actions = async () => (await world.records(1, 100)).map((record) => record.action);

  describe("importing", () => {
    test("a first version adds the source and is current", async () => {
      const imported = await bring(oldRule());
      expect(imported).toMatchObject({ outcome: "added", passages: { added: 2, kept: 0, removed: 0 } });
      expect((await read(imported.source_id)).version).toMatchObject({ id: imported.version_id, is_current: true, replaces: null });
    });

    test("leaves one record that names the source and the version", async () => {
      const imported = await bring(oldRule());
      expect(await world.records(1, 100)).toMatchObject([
        {
          action: "corpus.imported",
          actor_label: "dana@example.org",
          object_id: imported.source_id,
          object_version: imported.version_id,
          changes: { identifier: "21 CFR 820", label: "1996" },
        },
      ]);
    });

    test("the same version again changes nothing", async () => {
      const first = await bring(oldRule());
      expect(await bring(oldRule())).toEqual({ ...first, outcome: "unchanged", passages: { added: 0, kept: 2, removed: 0 } });
    });

    test("the same version again leaves no second record", async () => {
      await bring(oldRule());
      await bring(oldRule());
      expect(await actions()).toEqual(["corpus.imported"]);
    });

    test("the same version seen later moves the day it was last seen, on the record", async () => {
      const { source_id } = await bring(oldRule());
      expect(await bring(oldRule({ retrieved: "2026-04-01" }))).toMatchObject({ outcome: "unchanged" });
      expect((await read(source_id)).version.retrieved).toBe("2026-04-01");
      expect((await world.records(2, 10)).map((record) => record.changes)).toEqual([
        { retrieved: { before: "2026-03-01", after: "2026-04-01" } },
      ]);
    });

    test("a copy that was fetched earlier does not move the day back", async () => {
      const { source_id } = await bring(oldRule());
      await bring(oldRule({ retrieved: "2026-01-01" }));
      expect((await read(source_id)).version.retrieved).toBe("2026-03-01");
    });

    test("a corrected title arrives though no word of the text changed", async () => {
      const { source_id } = await bring(oldRule({ title: "Qualty System Regulation" }));
      expect(await bring(oldRule())).toMatchObject({ outcome: "changed", passages: { added: 0, kept: 2, removed: 0 } });
      expect((await read(source_id)).source.title).toBe("Quality System Regulation");
      expect((await world.records(2, 10)).map((record) => record.changes)).toEqual([
        { title: { before: "Qualty System Regulation", after: "Quality System Regulation" } },
      ]);
    });

    test("a changed version keeps the identity of the passages it did not change", async () => {
      const before = await bring(oldRule());
      const after = await bring(newRule());
      expect(after).toMatchObject({ outcome: "changed", source_id: before.source_id, passages: { added: 1, kept: 1, removed: 1 } });
      const [then, now] = [
        await idsByCitation(before.source_id, before.version_id),
        await idsByCitation(before.source_id, after.version_id),
      ];
      expect(now["21 CFR 820.1"]).toBe(then["21 CFR 820.1"]);
    });

    test("a passage whose words changed is another passage", async () => {
      const before = await bring(oldRule({ passages: [{ citation: "21 CFR 820.1", text: "It applies." }] }));
      const after = await bring(newRule({ passages: [{ citation: "21 CFR 820.1", text: "It applies to all." }] }));
      const [then, now] = [
        await idsByCitation(before.source_id, before.version_id),
        await idsByCitation(before.source_id, after.version_id),
      ];
      expect(now["21 CFR 820.1"]).not.toBe(then["21 CFR 820.1"]);
    });

    test("a changed version marks the former one superseded and says that it replaces it", async () => {
      const before = await bring(oldRule());
      const after = await bring(newRule());
      expect((await read(before.source_id)).versions).toMatchObject([
        { id: after.version_id, is_current: true, status: "in_force", replaces: before.version_id },
        { id: before.version_id, is_current: false, status: "superseded", replaces: null },
      ]);
    });

    test("a version is dated as precisely as its source says, and an unknown day is no date of its own", async () => {
      const guide = await bring(oldRule({ label: "guide", issued: "2021", effective: null }));
      const revised = await bring(oldRule({ label: "revised", issued: "2021-07", effective: null }));
      expect((await read(guide.source_id)).versions).toMatchObject([
        { id: revised.version_id, issued: "2021-07", is_current: true, replaces: guide.version_id },
        { id: guide.version_id, issued: "2021", is_current: false },
      ]);
    });

    test("a version older than the current one does not become current", async () => {
      const now = await bring(newRule());
      const then = await bring(oldRule());
      expect((await read(now.source_id)).versions).toMatchObject([
        { id: now.version_id, is_current: true, replaces: then.version_id },
        { id: then.version_id, is_current: false, status: "superseded" },
      ]);
    });

    test("a version older than the current one does not bring back the title of its time", async () => {
      const { source_id } = await bring(newRule());
      await bring(oldRule());
      await bring(oldRule());
      expect((await read(source_id)).source.title).toBe("Quality Management System Regulation");
    });

    test("what a third version dropped counts against the second, not against the first", async () => {
      await bring(oldRule({ passages: passages("a", "b") }));
      await bring(newRule({ passages: passages("a", "c") }));
      const third = await bring(newRule({ label: "2026b", effective: "2026-03-02", passages: passages("a", "d") }));
      expect(third.passages).toEqual({ added: 1, kept: 1, removed: 1 });
    });

    test("a version of more passages than one statement carries keeps them all in order", async () => {
      const many = Array.from({ length: 1201 }, (_, n) => ({ citation: `21 CFR 820.${n}`, text: `Section ${n}.` }));
      const { source_id } = await bring(oldRule({ passages: many }));
      const { passages: last, version } = await read(source_id, { offset: 1199 });
      expect(version.passages).toBe(1201);
      expect(last.map((passage) => passage.citation)).toEqual(["21 CFR 820.1199", "21 CFR 820.1200"]);
    });

    test("a sentence that a version repeats stands in both places", async () => {
      const [a, b] = passages("a", "b");
      if (!a || !b) throw new Error("two passages were made");
      const { source_id } = await bring(oldRule({ passages: [a, b, a] }));
      expect((await read(source_id)).passages.map((passage) => passage.text)).toEqual([a.text, b.text, a.text]);
    });

    test("our summary of a text and the text itself are two sources", async () => {
      const text = await bring(oldRule());
      const note = await bring(oldRule({ text_kind: "summary" }));
      expect(note).toMatchObject({ outcome: "added" });
      expect(note.source_id).not.toBe(text.source_id);
    });

    test("the same version sent twice at once is added once", async () => {
      const both = await Promise.all([bring(oldRule()), bring(oldRule())]);
      expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["added", "unchanged"]);
      expect(both[0].version_id).toBe(both[1].version_id);
    });
  });

  describe("reading", () => {
    const alphabet = passages(..."abcdefghijklmnopqrst".split(""));

    test("a version that has come into force since its import is the current one", async () => {
      world.clock.set("2026-02-01T12:00:00.000Z");
      const then = await bring(oldRule());
      const now = await bring(newRule());
      expect((await read(then.source_id)).version.id).toBe(then.version_id);
      world.clock.set("2026-02-02T12:00:00.000Z");
      expect(await read(then.source_id)).toMatchObject({
        version: { id: now.version_id, is_current: true },
        versions: [{ id: now.version_id }, { id: then.version_id, is_current: false, status: "superseded" }],
      });
    });

    test("begins at the top and gives as many passages as asked for", async () => {
      const { source_id } = await bring(oldRule({ passages: alphabet }));
      const { offset, passages: shown } = await read(source_id, { limit: 3 });
      expect({ offset, shown: shown.map((passage) => passage.heading) }).toEqual({
        offset: 0,
        shown: ["Section a", "Section b", "Section c"],
      });
    });

    test("around a passage it begins a little before it", async () => {
      const { source_id } = await bring(oldRule({ passages: alphabet }));
      const [wanted] = (await read(source_id, { offset: 12, limit: 1 })).passages;
      const { offset, passages: shown } = await read(source_id, { around: wanted?.id, limit: 10 });
      expect(offset).toBe(4);
      expect(shown.map((passage) => passage.id)).toContain(wanted?.id);
    });

    test("around a passage it holds it also where few are asked for", async () => {
      const { source_id } = await bring(oldRule({ passages: alphabet }));
      const [wanted] = (await read(source_id, { offset: 12, limit: 1 })).passages;
      for (const limit of [1, 3]) {
        const { passages: shown } = await read(source_id, { around: wanted?.id, limit });
        expect(shown.map((passage) => passage.id)).toContain(wanted?.id);
      }
    });

    test("around a passage near the top it begins at the top", async () => {
      const { source_id } = await bring(oldRule({ passages: alphabet }));
      const [wanted] = (await read(source_id, { offset: 2, limit: 1 })).passages;
      expect((await read(source_id, { around: wanted?.id })).offset).toBe(0);
    });

    test("around a passage that only an earlier version holds, that version opens", async () => {
      const then = await bring(oldRule());
      await bring(newRule());
      const design = (await read(then.source_id, { version: then.version_id })).passages[1];
      expect((await read(then.source_id, { around: design?.id })).version.id).toBe(then.version_id);
    });

    test("around a passage that both versions hold, the current one opens", async () => {
      const then = await bring(oldRule());
      const now = await bring(newRule());
      const scope = (await read(then.source_id, { version: then.version_id })).passages[0];
      expect((await read(then.source_id, { around: scope?.id })).version.id).toBe(now.version_id);
    });

    test("past the end there is nothing more", async () => {
      const { source_id } = await bring(oldRule());
      expect((await read(source_id, { offset: 2 })).passages).toEqual([]);
    });

    test.each([
      ["a source there is not", async () => nowhere, {}, "This source"],
      ["a version there is not", async () => (await bring(oldRule())).source_id, { version: nowhere }, "This version of the source"],
      ["a passage there is not", async () => (await bring(oldRule())).source_id, { around: nowhere }, "This passage"],
    ])("%s is not found", async (_, sourceId, rest, what) => {
      await expect(read(await sourceId(), rest)).rejects.toMatchObject({ code: "not_found", message: `${what} was not found.` });
    });

    test("a passage that the chosen version does not hold is not found in it", async () => {
      const then = await bring(oldRule());
      const now = await bring(newRule());
      const design = (await read(then.source_id, { version: then.version_id })).passages[1];
      await expect(read(then.source_id, { version: now.version_id, around: design?.id })).rejects.toMatchObject({ code: "not_found" });
    });

    test("the contents name each heading once, with the passage it begins at", async () => {
      const [a, b] = passages("a", "b");
      if (!a || !b) throw new Error("two passages were made");
      const { source_id } = await bring(oldRule({ passages: [a, { ...a, citation: "21 CFR 820.1(a)(1)" }, b] }));
      expect((await library.contents({ id: source_id }, dana)).map((entry) => entry.citation)).toEqual([
        "21 CFR 820.1(a)",
        "21 CFR 820.1(b)",
      ]);
    });

    test("the contents of an earlier version are its own", async () => {
      const then = await bring(oldRule());
      await bring(newRule());
      const contents = await library.contents({ id: then.source_id, version: then.version_id }, dana);
      expect(contents.map((entry) => entry.heading)).toEqual(["Scope", "Design controls"]);
    });
  });

  describe("what a person keeps for themselves", () => {
    let ana: Caller;
    let mine: string;
    beforeEach(async () => {
      ana = await world.asPerson("ana");
      mine = await addPrivateSource(world.database, viewerOf(ana), oldRule());
    });

    test("opens for them", async () => {
      expect((await read(mine, {}, ana)).passages).toHaveLength(2);
    });

    test("is not found by anyone else, an administrator included", async () => {
      await expect(read(mine, {}, await world.asPerson("ben"))).rejects.toMatchObject({ code: "not_found" });
      await expect(library.contents({ id: mine }, dana)).rejects.toMatchObject({ code: "not_found" });
    });

    test("is not what an import to the shared library finds", async () => {
      const shared = await bring(oldRule());
      expect(shared).toMatchObject({ outcome: "added" });
      expect(shared.source_id).not.toBe(mine);
    });

    test("is not counted in the summary of the library", async () => {
      await bring(newRule());
      expect(await library.summary({}, ana)).toMatchObject({
        sources: 1,
        verbatim_sources: 1,
        versions: 1,
        passages: 2,
        indexed_passages: 2,
        last_retrieved: "2026-03-01",
      });
    });
  });

  describe("finding", () => {
    test("words are found in a source wherever they stand, signs taken as they are", async () => {
      const { source_id } = await bring(oldRule({ passages: passages("a", "b") }));
      const find = (search: string) => library.find({ id: source_id, search }, dana);
      expect(await find("WHAT a")).toMatchObject({ total: 1, passages: [{ citation: "21 CFR 820.1(a)" }] });
      expect((await find("section")).total).toBe(2);
      expect(await find("100%")).toEqual({ total: 0, passages: [] });
    });

    test("a clause is found by its number, its section by a clause that is not held, and a heading by its words", async () => {
      const { source_id } = await bring(oldRule());
      const named = async (search: string) => (await library.clauses({ search }, dana)).clauses;
      expect(await named("820.30(a)")).toMatchObject([{ source_id, citation: "21 CFR 820.30(a)", source_identifier: "21 CFR 820" }]);
      expect(await named("820.30")).toMatchObject([{ citation: "21 CFR 820.30(a)" }]);
      expect(await named("820.30(a)(9)")).toMatchObject([{ citation: "21 CFR 820.30(a)" }]);
      expect(await named("820.999")).toEqual([]);
      const { headings } = await library.clauses({ search: "design controls" }, dana);
      expect(headings).toMatchObject([{ heading: "Design controls" }]);
    });

    test("a clause that only an earlier version has is not offered", async () => {
      world.clock.set("2026-03-01T12:00:00.000Z");
      await bring(oldRule());
      await bring(newRule());
      expect((await library.clauses({ search: "820.30(a)" }, dana)).clauses).toEqual([]);
      expect((await library.clauses({ search: "820.10" }, dana)).clauses).toHaveLength(1);
    });
  });

  test("the summary of an empty library says so", async () => {
    expect(await library.summary({}, dana)).toMatchObject({
      sources: 0,
      versions: 0,
      passages: 0,
      indexed_passages: 0,
      embedded_passages: null,
      last_retrieved: null,
    });
  });

  test("an import that fails leaves neither a version nor a record", async () => {
    const stranger = { ...dana, actor: { ...actorOf(dana), id: "not an id" } };
    await expect(library.importVersion(oldRule(), stranger)).rejects.toThrow();
    expect(await library.summary({}, dana)).toMatchObject({ sources: 0, versions: 0, passages: 0 });
    expect(await actions()).toEqual([]);
  });
});
