import { describe, expect, it } from "vitest";
import { checkPacks } from "./check-packs.ts";
import { copiedRuns } from "./copied-runs.fixture.ts";
import { builtInLibrary } from "./library.ts";
import { filesOf, haveReferenceTexts } from "./official-text.fixture.ts";
import { builtInPacks } from "./packs.ts";

const packs = builtInPacks();
const requirements = packs.flatMap((pack) => pack.requirements.map((one) => ({ ...one, at: `${pack.pack} ${one.id}` })));
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) < at);

const check = checkPacks(packs, builtInLibrary());

describe("the rule packs", () => {
  it("have names of their own, and so has each requirement in its pack", () => {
    expect(twice(packs.map(({ pack }) => pack))).toEqual([]);
    expect(twice(requirements.map(({ at }) => at))).toEqual([]);
  });

  it("cite clauses that the library holds", () => {
    expect(check.unresolved).toEqual([]);
    expect(check.clauses).toBeGreaterThan(requirements.length);
  });

  it("correspond to requirements that are there, and say who says so", () => {
    expect(check.lostEdges).toEqual([]);
    expect(check.unsourcedEdges).toEqual([]);
  });

  it("of kind requirements say for each what would prove it, and stand for no kind of document", () => {
    const rules = packs.filter(({ kind }) => kind === "requirements");
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter(({ document_types }) => document_types.length > 0).map(({ pack }) => pack)).toEqual([]);
    expect(
      rules.flatMap((pack) => pack.requirements.filter(({ evidence }) => evidence.length === 0).map(({ id }) => `${pack.pack} ${id}`)),
    ).toEqual([]);
  });

  it("write signs that can be read: no empty alternative, no kind of value that is not known", () => {
    const kinds = "number|percent|date|duration|email|phone|identifier|standard|code|address|quantity|name|question|body".split("|");
    const unread = requirements.flatMap(({ at, signs, parts = [] }) =>
      [signs, ...parts.map((part) => part.signs)].flat(2).flatMap((member) =>
        member
          .split("|")
          .filter((word) => word.trim() === "" || (/[{}]/.test(word) && !kinds.includes(/^\{(\w+)\}$/.exec(word)?.[1] ?? "")))
          .map((word) => `${at}: ${member}: ${word}`),
      ),
    );
    expect(unread).toEqual([]);
  });

  const ours = requirements.flatMap(({ at, requirement, asks, applies, wordings = [] }) =>
    [requirement, asks, applies?.when ?? "", ...wordings].map((text) => ({ citation: at, text })),
  );
  const copied = copiedRuns([...ours, ...packs.map(({ pack, about }) => ({ citation: pack, text: about }))], 12);
  it.skipIf(!haveReferenceTexts).each([
    ["a device regulation", "cfr-text/21cfr-subchapter-h.tar.gz"],
    ["the FD&C Act", "statute/fdc-act-subchapter-V-text.tar.gz"],
    ["an FDA guidance", "fda-guidance-text/fda-guidance-fulltext.tar.gz"],
    ["the EU MDR or IVDR", "eu/mdr-ivdr-text-2017.tar.gz"],
    ["an MDCG document", "eu/mdcg-meddev-text.tar.gz"],
    ["an IMDRF document", "imdrf/imdrf-fulltext-en.tar.gz"],
  ])("are in our own words: no run of 12 words is the text of %s", (_, archive) => {
    expect(copied(filesOf(archive))).toEqual([]);
  });
});
