import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { builtInCards } from "./library.ts";
import { readWordings } from "./wordings.ts";

describe("how people ask for a clause", () => {
  it("is read by the heading of the clause, each wording with the paragraph that answers", () => {
    const read = readWordings(
      "a.md",
      "## 21 CFR 807.92 | Content\n- what goes in the short write-up\n- **21 CFR 807.92(c)** how is the copy labelled\n",
    );
    expect(read.get("21 CFR 807.92 | Content")).toEqual([
      { citation: null, text: "what goes in the short write-up" },
      { citation: "21 CFR 807.92(c)", text: "how is the copy labelled" },
    ]);
  });

  it("is refused with its file and line where it is no list", () => {
    expect(() => readWordings("a.md", "## 21 CFR 807.92 | Content\nwhat goes in it\n")).toThrow("a.md:2");
  });

  const cards = builtInCards();

  it("is known of every clause of the library, in two ways at least", () => {
    expect(cards.filter(({ wordings }) => wordings.length < 2).map(({ clause, heading }) => `${clause} | ${heading}`)).toEqual([]);
  });

  it("names paragraphs that stand in the note", () => {
    const strange = cards.flatMap(({ clause, paragraphs, wordings }) =>
      wordings.flatMap(({ citation }) => (citation === null || citation === clause || paragraphs.includes(citation) ? [] : [citation])),
    );
    expect(strange).toEqual([]);
  });

  it.each(["wordings", "subjects"])("stands in files that go by the names of notes, under their headings: %s", (kind) => {
    const folder = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url));
    const read = (name: string, of: string) => readFileSync(`${folder(of)}${name}`, "utf8").matchAll(/^## .+$/gm);
    const files = readdirSync(folder(kind), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
    const strange = files.flatMap((name) => {
      if (!existsSync(`${folder("notes")}${name}`)) return [name];
      const headings = new Set([...read(name, "notes")].map(([heading]) => heading));
      return [...read(name, kind)].flatMap(([heading]) => (headings.has(heading) ? [] : [`${name}: ${heading}`]));
    });
    expect(strange).toEqual([]);
  });
});

describe("what a clause is looked up by", () => {
  const subjects = builtInCards().flatMap(({ clause, paragraphs, subjects: own }) => own.map((one) => ({ ...one, clause, paragraphs })));

  it("is known of every clause that people ask about", () => {
    expect(subjects.length).toBeGreaterThan(3000);
  });

  it("is a few words, all of which must be said", () => {
    expect(subjects.filter(({ text }) => text.split(" ").length > 6).map(({ text }) => text)).toEqual([]);
  });

  it("names paragraphs that stand in the note", () => {
    expect(
      subjects.filter(({ citation, clause, paragraphs }) => citation !== null && citation !== clause && !paragraphs.includes(citation)),
    ).toEqual([]);
  });
});
