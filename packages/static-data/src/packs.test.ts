import { describe, expect, it } from "vitest";
import { copiedRuns } from "./copied-runs.fixture.ts";
import { builtInLibrary } from "./library.ts";
import { filesOf, haveReferenceTexts } from "./official-text.fixture.ts";
import { builtInPacks } from "./packs.ts";

const packs = builtInPacks();
const requirements = packs.flatMap((pack) => pack.requirements.map((one) => ({ ...one, at: `${pack.pack} ${one.id}` })));
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) < at);

/** Citations of the library by the source they are of. */
const held = new Map<string, Set<string>>();
for (const { identifier, passages } of builtInLibrary())
  held.set(identifier, new Set([...(held.get(identifier) ?? []), ...passages.map(({ citation }) => citation)]));

/** Whether a source of the library holds a clause, or one that the clause stands in, at least to its section. */
const resolves = (source: string, clause: string): boolean =>
  [...(held.get(source) ?? [])].some(
    (known) =>
      known === clause || (clause.startsWith(known) && "(. ,".includes(clause.charAt(known.length))) || clause === sectionOf(known),
  );
/** A note may cite paragraphs alone of a section: the section itself is then held too. */
const sectionOf = (citation: string): string => citation.replace(/(?:\([A-Za-z0-9]+\))+$/, "");

describe("the rule packs", () => {
  it("have names of their own, and so has each requirement in its pack", () => {
    expect(twice(packs.map(({ pack }) => pack))).toEqual([]);
    expect(twice(requirements.map(({ at }) => at))).toEqual([]);
  });

  it("cite clauses that the library holds", () => {
    const unknown = requirements.flatMap(({ at, citations }) =>
      citations.filter(({ source, clause }) => !resolves(source, clause)).map(({ source, clause }) => `${at}: ${source} | ${clause}`),
    );
    expect(unknown).toEqual([]);
    expect(
      packs.flatMap(({ pack, basis }) => basis.filter(({ source }) => !held.has(source)).map(({ source }) => `${pack}: ${source}`)),
    ).toEqual([]);
  });

  it("correspond to requirements that are there", () => {
    const known = new Set(requirements.map(({ at }) => at));
    const lost = requirements.flatMap(({ at, maps_to }) =>
      maps_to.filter(({ pack, id }) => !known.has(`${pack} ${id}`)).map(({ pack, id }) => `${at} > ${pack} ${id}`),
    );
    expect(lost).toEqual([]);
  });

  it("write signs that can be read: no empty alternative, no kind of value that is not known", () => {
    const kinds = "number|percent|date|duration|email|phone|identifier|standard|address|quantity|name".split("|");
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
