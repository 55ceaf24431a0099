import type { NewSourceVersion } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { addPrivateSource } from "../../testing/corpus.repository.ts";
import { drivers } from "../../testing/drivers.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { directive, guidance } from "../../testing/shelf.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";

const nowhere = "00000000-0000-4000-8000-000000000000";

describe.each(drivers)("the library as screens on $kind", ({ open }) => {
  let world: TestWorld;
  let library: Services["library"];
  let answers: Services["answers"];
  let dana: Caller;
  let ana: Caller;
  beforeAll(async () => {
    world = await createTestWorld(open);
  });
  beforeEach(async () => {
    await world.reset();
    ({ answers, library } = await openTestFeatures(world));
    dana = await world.asPerson("dana", "administrator");
    ana = await world.asPerson("ana");
  });
  afterAll(() => world.close());

  const bring = async (version: ReturnType<typeof oldRule>) => (await library.importVersion(version, dana)).source_id;
  const browse = (rest: Partial<Parameters<typeof library.browse>[0]> = {}, who = ana) =>
    library.browse({ sort: "binding_first", limit: 50, ...rest }, who);
  const identifiers = async (rest: Parameters<typeof browse>[0] = {}, who = ana) =>
    (await browse(rest, who)).items.map((one) => one.identifier);
  const about = (id: string, who = ana) => library.describe({ id }, who);

  describe("browsing", () => {
    test("searches, filters and goes on page by page over what is stored", async () => {
      for (const version of [guidance(), newRule(), europeanRule()]) await bring(version);
      expect(await identifiers()).toEqual(["21 CFR 820", "EU MDR", "Widget Quality"]);
      expect(await browse({ search: "WIDGET fda-2026-d-0001" })).toMatchObject({ total: 1, items: [{ status: "final", passages: 1 }] });
      const first = await browse({ authority: "FDA", limit: 1 });
      expect(first).toMatchObject({ total: 2, items: [{ identifier: "21 CFR 820" }], facets: { kind: [{ count: 1 }, { count: 1 }] } });
      expect(await identifiers({ authority: "FDA", cursor: first.next ?? "" })).toEqual(["Widget Quality"]);
    });

    test("shows our summary of a rule whose official text is stored where summaries are asked for", async () => {
      const official = await bring(newRule());
      const ours = await bring(newRule({ text_kind: "summary" }));
      expect((await browse()).items).toMatchObject([{ id: official, texts: [{ source_id: official }, { source_id: ours }] }]);
      expect((await browse({ text_kind: "summary" })).items).toMatchObject([{ id: ours }]);
    });
  });

  describe("replacement", () => {
    const mdr = (given: Partial<NewSourceVersion> = {}) => europeanRule({ supersedes: ["directive 93/42/EEC"], ...given });

    test("marks the replaced source superseded, in the list and on its page, with what replaced it", async () => {
      const old = await bring(directive());
      const now = await bring(mdr());
      expect((await browse({ status: "superseded" })).items).toMatchObject([{ id: old, replaced_by: [{ id: now, identifier: "EU MDR" }] }]);
      expect((await about(old)).entry).toMatchObject({ status: "superseded", replaced_by: [{ id: now }] });
      expect((await about(now)).replaces).toMatchObject([{ identifier: "directive 93/42/EEC", source: { id: old, status: "superseded" } }]);
    });

    test("that a later import adds to the same version arrives, on the record", async () => {
      const id = await bring(europeanRule());
      expect(await library.importVersion(mdr(), dana)).toMatchObject({ outcome: "changed", source_id: id });
      expect((await about(id)).replaces).toMatchObject([{ identifier: "directive 93/42/EEC" }]);
      expect(await library.importVersion(mdr(), dana)).toMatchObject({ outcome: "unchanged" });
    });
  });

  describe("the page of a source", () => {
    test("shows its versions newest first and the other text of the same rule", async () => {
      const id = await bring(oldRule());
      await bring(newRule());
      const ours = await bring(newRule({ text_kind: "summary" }));
      expect(await about(id)).toMatchObject({
        entry: { identifier: "21 CFR 820", status: "in_force", versions: 2 },
        versions: [
          { label: "2026", is_current: true },
          { label: "1996", status: "superseded" },
        ],
        sibling: { id: ours, text_kind: "summary" },
      });
    });

    test("lists the passages of other sources that name it, and none that only sound like it", async () => {
      const id = await bring(newRule());
      await bring(guidance());
      await bring(
        guidance({
          identifier: "Gadget Quality",
          title: "Gadget Quality",
          passages: [{ citation: "Gadget Quality p. 1", text: "A manufacturer shall document a quality management system for gadgets." }],
        }),
      );
      expect((await about(id)).cited_by).toMatchObject([{ citation: "Widget Quality p. 3", source: { identifier: "Widget Quality" } }]);
    });

    test("lists the caller's own answers that rest on it, newest first, with the clauses", async () => {
      const id = await bring(newRule());
      await bring(europeanRule());
      const ask = (query: string, who: Caller) => answers.ask({ query, authority: "FDA" }, who);
      const first = await ask("Must a manufacturer document a quality management system?", ana);
      const second = await ask("What does 21 CFR 820.10 require?", ana);
      await ask("What does 21 CFR 820.10 require?", await world.asPerson("ben"));
      const cited = (await about(id)).answers;
      expect(cited.map((one) => one.id)).toEqual([second.answer_id, first.answer_id]);
      expect(cited[0]).toMatchObject({ question: "What does 21 CFR 820.10 require?", authority: "FDA", clauses: ["21 CFR 820.10"] });
    });

    test("of a source that does not exist is not found", async () => {
      await expect(about(nowhere)).rejects.toMatchObject({ code: "not_found" });
    });
  });

  describe("comparing two versions", () => {
    test("tells what came and what went, with the words, and counts what stayed", async () => {
      const id = await bring(oldRule());
      await bring(newRule());
      const [now, then] = (await about(id)).versions;
      const compared = await library.compare({ id, from: then?.id ?? nowhere, to: now?.id ?? nowhere }, ana);
      expect(compared).toMatchObject({ from: { label: "1996" }, to: { label: "2026" }, kept: 1, added: 1, removed: 1, total_changes: 2 });
      expect(compared.changes).toMatchObject([
        { citation: "21 CFR 820.30(a)", before: { text: expect.stringContaining("design") as string }, after: null },
        { citation: "21 CFR 820.10", before: null, after: { text: expect.stringContaining("ISO 13485") as string } },
      ]);
    });

    test("of another source is not found", async () => {
      const id = await bring(oldRule());
      const other = await bring(europeanRule());
      const [foreign] = (await about(other)).versions;
      const [own] = (await about(id)).versions;
      await expect(library.compare({ id, from: own?.id ?? nowhere, to: foreign?.id ?? nowhere }, ana)).rejects.toMatchObject({
        code: "not_found",
      });
    });
  });

  describe("a document somebody keeps for themselves", () => {
    let mine: string;
    beforeEach(async () => {
      mine = await addPrivateSource(
        world.database,
        viewerOf(ana),
        newRule({ identifier: "Our procedure", title: "Our procedure", kind: "upload" }),
      );
    });

    test("stands on their shelf", async () => {
      expect(await identifiers()).toEqual(["Our procedure"]);
      expect((await about(mine)).entry).toMatchObject({ id: mine, kind: "upload" });
    });

    test("stands on nobody else's, an administrator's included, nor in their counts", async () => {
      expect(await browse({}, dana)).toMatchObject({ total: 0, items: [], facets: { kind: [] } });
      expect(await identifiers({ search: "Our procedure" }, await world.asPerson("ben"))).toEqual([]);
    });

    test("cannot be opened or compared by anyone else", async () => {
      const [version] = (await about(mine)).versions;
      const id = version?.id ?? nowhere;
      await expect(about(mine, dana)).rejects.toMatchObject({ code: "not_found" });
      await expect(library.compare({ id: mine, from: id, to: id }, dana)).rejects.toMatchObject({ code: "not_found" });
    });

    test("is not taken for a shared rule of the same name, nor said to be replaced with it", async () => {
      const own = await addPrivateSource(world.database, viewerOf(ana), directive({ kind: "upload" }));
      await bring(directive());
      await bring(europeanRule({ supersedes: ["Directive 93/42/EEC"] }));
      const entry = (await about(own)).entry;
      expect(entry).toMatchObject({ status: "in_force", replaced_by: [], texts: [{ source_id: own }] });
    });

    test("does not replace a shared rule, whatever it says", async () => {
      const shared = await bring(directive());
      await addPrivateSource(world.database, viewerOf(ana), europeanRule({ supersedes: ["Directive 93/42/EEC"] }));
      expect((await about(shared)).entry).toMatchObject({ status: "in_force", replaced_by: [] });
    });
  });
});
