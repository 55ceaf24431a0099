import { describe, expect, it } from "vitest";
import { copiedRuns } from "./copied-runs.fixture.ts";
import { builtInLibrary } from "./library.ts";
import { filesOf, haveReferenceTexts, plain, rowsOf } from "./official-text.fixture.ts";

const passages = builtInLibrary().flatMap((source) =>
  source.passages.map((passage) => ({ ...passage, heading: passage.heading ?? "", source })),
);

interface Section {
  section: string;
  heading: string | null;
  title: number;
}

/** Markers such as `(a)(3)` at the end of a citation, one by one. */
const markersOf = (citation: string): string[] => citation.match(/\([A-Za-z0-9]+\)/g) ?? [];

const cfrTexts = () =>
  new Map(
    [...filesOf("cfr-text/21cfr-subchapter-h.tar.gz").values()].flatMap((text) =>
      text.split(/^### §\s*/m).map((section): [string, string] => [/^\S+/.exec(section)?.[0] ?? "", section]),
    ),
  );

const actTexts = () =>
  new Map(
    [...filesOf("statute/fdc-act-subchapter-V-text.tar.gz").values()].map((text): [string, string] => [
      /ch\. 675, §(\d+[A-Z]*(?:[-–]\d+)?)/.exec(text)?.[1]?.replace("–", "-") ?? "",
      text,
    ]),
  );

describe.skipIf(!haveReferenceTexts)("our notes beside the official texts", () => {
  it("cite sections of the CFR under their own headings", () => {
    const known = new Map(
      [...rowsOf<Section>("cfr21-sections.jsonl"), ...rowsOf<Section>("cfr42-45-sections.jsonl")].map((row) => [
        `${row.title} CFR ${row.section}`,
        row.heading,
      ]),
    );
    const checked = passages.filter(({ citation, heading, source }) => {
      const section = /^\d+ CFR \d+\.\d+/.exec(citation)?.[0];
      const official = section === undefined ? undefined : known.get(section);
      if (section !== undefined && /^21 CFR 8\d\d$/.test(source.identifier)) expect(official, citation).toBeDefined();
      if (official) expect(plain(heading), citation).toBe(plain(official));
      return official;
    });
    expect(checked.length).toBeGreaterThan(200);
  });

  it("cite paragraphs that the device regulations have", () => {
    const texts = cfrTexts();
    const checked = passages.filter(({ citation, source }) => {
      const section = /^21 CFR (8\d\d\.\d+)/.exec(citation)?.[1];
      const text = section === undefined || source.status === "superseded" ? undefined : texts.get(section);
      if (text === undefined) return false;
      for (const marker of markersOf(citation)) expect(text.includes(marker), `${marker} of ${citation}`).toBe(true);
      return true;
    });
    expect(checked.length).toBeGreaterThan(100);
  });

  it("cite sections and paragraphs of the FD&C Act that exist, with a heading that speaks of them", () => {
    const texts = actTexts();
    const checked = passages.filter(({ citation, heading }) => {
      const section = /^FD&C Act (5\d\d[A-Z]*(?:-\d+)?)/.exec(citation)?.[1];
      if (section === undefined) return false;
      const text = texts.get(section);
      expect(text, citation).toBeDefined();
      for (const marker of markersOf(citation)) expect(text?.includes(marker), `${marker} of ${citation}`).toBe(true);
      const words = plain(heading)
        .split(" ")
        .filter((word) => word.length > 4);
      const said = plain(text ?? "");
      expect(
        words.some((word) => said.includes(word.slice(0, 6))),
        `${citation} | ${heading}`,
      ).toBe(true);
      return true;
    });
    expect(checked.length).toBeGreaterThan(30);
  });

  it("cite articles and annexes of the EU MDR and IVDR under their own titles", () => {
    const rows = rowsOf<{ regulation: string; id: string; title: string }>("eu/mdr-ivdr-structure.jsonl");
    const known = new Map(rows.map((row) => [plain(`${row.regulation} ${row.id}`), row.title]));
    const checked = passages.filter(({ citation, heading, source }) => {
      if (source.identifier !== "EU MDR" && source.identifier !== "EU IVDR") return false;
      const place = /^EU (?:MDR|IVDR) (?:Article \d+[a-z]?|Annex [IVX]+)/i.exec(citation)?.[0];
      expect(place, citation).toBeDefined();
      const title = known.get(plain(place ?? ""));
      if (title === undefined) expect(citation, "an article added by amendment").toMatch(/Article \d+[a-z]/);
      else if (citation.includes("Article")) expect(plain(heading), citation).toBe(plain(title));
      return title;
    });
    expect(checked.length).toBeGreaterThan(100);
  });

  const copied = copiedRuns(passages, 14);
  it.each([
    ["a device regulation", "cfr-text/21cfr-subchapter-h.tar.gz"],
    ["the FD&C Act", "statute/fdc-act-subchapter-V-text.tar.gz"],
    ["an FDA guidance", "fda-guidance-text/fda-guidance-fulltext.tar.gz"],
    ["the EU MDR or IVDR", "eu/mdr-ivdr-text-2017.tar.gz"],
    ["an MDCG document", "eu/mdcg-meddev-text.tar.gz"],
    ["an IMDRF document", "imdrf/imdrf-fulltext-en.tar.gz"],
  ])("are in our own words: no run of 14 words is the text of %s", (_, archive) => {
    expect(copied(filesOf(archive))).toEqual([]);
  });
});
