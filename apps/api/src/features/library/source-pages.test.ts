import type { NewSourceVersion } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { addPrivateSource } from "../../testing/corpus.repository.ts";
import { drivers } from "../../testing/drivers.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";

const nowhere = "00000000-0000-4000-8000-000000000000";

const directive = (given: Partial<NewSourceVersion> = {}) =>
  europeanRule({
    identifier: "Directive 93/42/EEC",
    title: "Council Directive concerning medical devices",
    kind: "directive",
    label: "1993",
    issued: "1993-06-14",
    passages: [{ citation: "Directive 93/42/EEC Article 10", heading: "Incidents", text: "Member States shall record incidents." }],
    ...given,
  });
const guidance = (given: Partial<NewSourceVersion> = {}) =>
  newRule({
    identifier: "Widget Quality",
    title: "Widget Quality: Guidance for Industry",
    kind: "guidance",
    binding: false,
    status: "final",
    docket: "FDA-2026-D-0001",
    passages: [{ citation: "Widget Quality p. 3", heading: "Scope", text: "Widgets are made under the system of 21 CFR 820.10." }],
    ...given,
  });
const part = (number: number) =>
  newRule({
    identifier: `21 CFR ${number}`,
    title: `Part ${number}`,
    passages: [{ citation: `21 CFR ${number}.1`, text: `Part ${number}.` }],
  });

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
    test("lists each source with what it is today, binding ones first and numbers in their order", async () => {
      for (const version of [guidance(), part(807), part(11), part(9), europeanRule()]) await bring(version);
      expect(await identifiers()).toEqual(["21 CFR 9", "21 CFR 11", "21 CFR 807", "EU MDR", "Widget Quality"]);
      expect((await browse({ search: "widget" })).items).toMatchObject([
        { status: "final", label: "2026", effective: "2026-02-02", retrieved: "2026-03-01", passages: 1, versions: 1, replaced_by: [] },
      ]);
    });

    test("finds all words in any order in identifier, title and docket, whatever their case", async () => {
      for (const version of [guidance(), part(807), newRule()]) await bring(version);
      expect(await identifiers({ search: "MANAGEMENT quality" })).toEqual(["21 CFR 820"]);
      expect(await identifiers({ search: "fda-2026-d-0001 widget" })).toEqual(["Widget Quality"]);
      expect(await identifiers({ search: "quality 807" })).toEqual([]);
    });

    test("puts the identifier typed exactly before everything that only holds it", async () => {
      for (const version of [part(1), part(11), guidance({ identifier: "CFR", title: "What 21 CFR 11 means" })]) await bring(version);
      expect(await identifiers({ search: "21 cfr  11" })).toEqual(["21 CFR 11", "CFR"]);
      expect(await identifiers({ search: "cfr" })).toEqual(["CFR", "21 CFR 1", "21 CFR 11"]);
    });

    test("filters by each fact, and every filter says what it would leave under the others", async () => {
      for (const version of [guidance(), newRule(), europeanRule()]) await bring(version);
      const page = await browse({ authority: "FDA", kind: "guidance" });
      expect(page).toMatchObject({ total: 1, items: [{ identifier: "Widget Quality" }] });
      expect(page.facets).toMatchObject({
        authority: [{ value: "FDA", count: 1 }],
        kind: [
          { value: "guidance", count: 1 },
          { value: "regulation", count: 1 },
        ],
        status: [{ value: "final", count: 1 }],
      });
      expect(await identifiers({ jurisdiction: "EU", status: "in_force", text_kind: "verbatim" })).toEqual(["EU MDR"]);
    });

    test("goes on page by page and says how many there are in all", async () => {
      for (const number of [1, 2, 3]) await bring(part(number));
      const first = await browse({ limit: 2 });
      expect(await browse({ limit: 2, cursor: first.next ?? "" })).toMatchObject({
        total: 3,
        items: [{ identifier: "21 CFR 3" }],
        next: null,
      });
      await expect(browse({ cursor: "nowhere" })).rejects.toMatchObject({ code: "invalid" });
    });

    test("shows our summary and the official text of one rule as one entry", async () => {
      const official = await bring(newRule());
      const ours = await bring(newRule({ text_kind: "summary" }));
      const page = await browse();
      expect(page).toMatchObject({ total: 1, items: [{ id: official, text_kind: "verbatim" }] });
      expect(page.items[0]?.texts).toEqual([
        { source_id: official, text_kind: "verbatim" },
        { source_id: ours, text_kind: "summary" },
      ]);
      expect(page.facets.text_kind).toEqual([
        { value: "summary", count: 1 },
        { value: "verbatim", count: 1 },
      ]);
      expect((await browse({ text_kind: "summary" })).items).toMatchObject([{ id: ours }]);
    });

    test("leads with our summary where only an overtaken official text is held beside it", async () => {
      await bring(oldRule({ status: "superseded" }));
      const ours = await bring(newRule({ text_kind: "summary" }));
      expect((await browse()).items).toMatchObject([{ id: ours, status: "in_force" }]);
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

    test("names each replacing rule once though its summary says the same", async () => {
      const old = await bring(directive());
      const official = await bring(mdr());
      await bring(mdr({ text_kind: "summary" }));
      expect((await about(old)).entry.replaced_by.map((one) => one.id)).toEqual([official]);
    });

    test("by a draft has not happened yet", async () => {
      const old = await bring(directive());
      await bring(mdr({ status: "draft" }));
      expect((await about(old)).entry).toMatchObject({ status: "in_force", replaced_by: [] });
    });

    test("leaves what was withdrawn withdrawn", async () => {
      const old = await bring(directive({ status: "withdrawn" }));
      await bring(mdr());
      expect((await about(old)).entry).toMatchObject({ status: "withdrawn", replaced_by: [{ identifier: "EU MDR" }] });
    });

    test("of something the library does not hold is still named", async () => {
      const id = await bring(mdr());
      expect((await about(id)).replaces).toEqual([{ identifier: "directive 93/42/EEC", source: null }]);
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
