import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NewSourceVersion } from "@clausewise/contracts";
import { describe, expect, it } from "vitest";
import { builtInLibrary } from "./library.ts";
import { readNote } from "./notes.ts";

const library = builtInLibrary();
const passages = library.flatMap((source) => source.passages.map((passage) => ({ ...passage, source })));
const data = new URL("../../../../shared/data/", import.meta.url);
const haveData = existsSync(fileURLToPath(data));

interface Section {
  title: number;
  section: string;
  heading: string | null;
}
const sections = (): Map<string, Section> =>
  new Map(
    readFileSync(fileURLToPath(new URL("cfr21-sections.jsonl", data)), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Section)
      .map((row) => [`21 CFR ${row.section}`, row]),
  );
const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

describe("the built-in library", () => {
  it("holds the sources asked about most", () => {
    const identifiers = library.map((source) => source.identifier);
    for (const expected of [
      "21 CFR 807",
      "21 CFR 820",
      "21 CFR 803",
      "21 CFR 806",
      "21 CFR 830",
      "21 CFR 812",
      "21 CFR 312",
      "21 CFR 11",
      "21 CFR 50",
      "21 CFR 211",
      "EU MDR",
      "EU IVDR",
      "SOR/98-282",
    ])
      expect(identifiers).toContain(expected);
    expect(library.length).toBeGreaterThanOrEqual(30);
    expect(passages.length).toBeGreaterThanOrEqual(300);
  });

  it("is in the form an import takes", () => {
    for (const source of library) expect(NewSourceVersion.safeParse(source).error, source.identifier).toBeUndefined();
  });

  it("names each source once", () => {
    expect(new Set(library.map((source) => source.identifier)).size).toBe(library.length);
  });

  it("cites, in every paragraph, a clause of its own source at an official address", () => {
    for (const { citation, url, source } of passages) {
      const stem = source.kind === "guidance" ? source.identifier : source.identifier.replace(/^21 CFR (\d+)$/, "21 CFR $1.");
      expect(citation.startsWith(stem), `${citation} in ${source.identifier}`).toBe(true);
      expect(url, citation).toMatch(/^https:\/\/([\w-]+\.)*(ecfr\.gov|fda\.gov|house\.gov|europa\.eu|justice\.gc\.ca|canada\.ca)\//);
    }
  });

  it("is dated no later than today and no earlier than it was issued", () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const source of library) {
      expect(source.retrieved <= today, source.identifier).toBe(true);
      if (source.issued) expect(source.issued <= source.retrieved, source.identifier).toBe(true);
    }
  });

  it("says each thing in a few whole sentences", () => {
    for (const { text, citation } of passages) {
      expect(text.length, citation).toBeGreaterThan(60);
      expect(text, citation).toMatch(/[.)”"]$/);
      expect(text, citation).not.toMatch(/\*\*|TODO|\[\d+\]/);
    }
  });

  it.skipIf(!haveData)("cites only sections of 21 CFR that exist, under their own headings", () => {
    expect.hasAssertions();
    const known = sections();
    for (const { citation, heading, source } of passages) {
      const section = /^21 CFR (\d+\.\d+)/.exec(citation)?.[1];
      if (!section) continue;
      const row = known.get(`21 CFR ${section}`);
      const complete = /^21 CFR 8\d\d$/.test(source.identifier);
      if (complete) expect(row, citation).toBeDefined();
      if (row?.heading) expect(plain(heading ?? ""), citation).toBe(plain(row.heading));
    }
  });
});

describe("a source note", () => {
  const front =
    "---\nidentifier: 21 CFR 807\ntitle: A title: with a colon\nauthority: FDA\njurisdiction: US\nkind: regulation\nbinding: true\nstatus: in_force\nchecked: 2026-11-21\nurl: https://www.ecfr.gov/x\n---\n";

  it("is read paragraph by paragraph, each with its own clause", () => {
    const note = readNote(
      "a.md",
      `${front}\n## 21 CFR 807.92 | Content\n<https://www.ecfr.gov/y>\n\nFirst.\n\n**21 CFR 807.92(a)(3)** Second.\n`,
    );
    expect(note.title).toBe("A title: with a colon");
    expect(note.passages.map((passage) => [passage.citation, passage.text])).toEqual([
      ["21 CFR 807.92", "First."],
      ["21 CFR 807.92(a)(3)", "Second."],
    ]);
  });

  it("tells the domain person the line that is wrong", () => {
    expect(() => readNote("a.md", `${front}\n## 21 CFR 807.92\n`)).toThrow(/a\.md:\d+: a clause heading reads/);
  });

  it("refuses a clause without its official address", () => {
    expect(() => readNote("a.md", `${front}\n## 21 CFR 807.92 | Content\n\nText.\n`)).toThrow(/official address/);
  });
});
