import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readCanadianConsolidation } from "./consolidation.ts";

const folder = resolve(import.meta.dirname, "../../../../../../../shared/data/official/canada");
const here = existsSync(folder);
if (!here) process.stdout.write("The consolidations of Canada are not here (shared/data beside the repository): their test is skipped.\n");

const texts = [
  ["SOR-98-282.xml", "SOR/98-282", 192],
  ["C.R.C.,_c._870.xml", "C.R.C., c. 870", 1750],
  ["F-27.xml", "R.S.C., 1985, c. F-27", 107],
  ["SOR-2003-196.xml", "SOR/2003-196", 133],
  ["DORS-98-282.fra.xml", "DORS/98-282", 192],
] as const;

const read = (name: string) => {
  const text = readFileSync(resolve(folder, name), "utf8");
  const begun = performance.now();
  const version = readCanadianConsolidation(text, "2026-07-23");
  process.stdout.write(`${name}: ${version.passages.length} passages in ${Math.round(performance.now() - begun)} ms\n`);
  return { version, text };
};

const notes = /<(HistoricalNote|FootnoteRef|Footnote|MarginalNote)[\s>][\s\S]*?<\/\1>/g;
const characters: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** The sections that a plain search for tags finds in the body, without notes; null for those with tables, whose heads are said again. */
function plainSections(xml: string): (string | null)[] {
  const body = xml.slice(xml.indexOf("<Body"), xml.indexOf("</Body>")).replace(/<Schedule[\s>][\s\S]*?<\/Schedule>/g, "");
  return (body.match(/<Section[\s>][\s\S]*?<\/Section>/g) ?? []).map((section) => {
    const words = section.replace(notes, "").replace(/<Label>[\s\S]*?<\/Label>/, "");
    return words.includes("<TableGroup")
      ? null
      : lettersOf(words.replace(/<[^>]*>/g, "").replace(/&\w+;/g, (one) => characters[one] ?? one));
  });
}

const isWithin = (citation: string, section: string) =>
  citation.startsWith(section) && !/^(?:[\d.A-Z]| and | to )/.test(citation.slice(section.length));

const lettersOf = (text: string) => text.replace(/[\s\u200b\ufeff]+/g, "");

describe.skipIf(!here)("the consolidations of Canada", () => {
  test.each(texts)("%s is read section for section, and nothing of another instrument", (name, identifier, count) => {
    const { version } = read(name);
    const sections = (version.official?.provisions ?? []).filter(({ citation }) => !/ (?:Schedule|Annexe)\b/.test(citation));
    expect(version.identifier).toBe(identifier);
    expect(sections).toHaveLength(count);
    expect(new Set(sections.map(({ citation }) => citation)).size).toBe(count);
    const unheard = sections.filter(({ citation }) => !version.passages.some((passage) => passage.citation.startsWith(citation)));
    expect(unheard).toEqual([]);
  });

  test.each(texts)("every word of %s stands in a passage of its section, and no other word does", (name) => {
    const { version, text } = read(name);
    const sections = (version.official?.provisions ?? []).filter(({ citation }) => !/ (?:Schedule|Annexe)\b/.test(citation));
    const said = new Map<string, string>();
    for (const { citation, text: words } of version.passages) {
      const within = sections.findLast((section) => isWithin(citation, section.citation));
      if (within !== undefined) said.set(within.citation, `${said.get(within.citation) ?? ""}${lettersOf(words)}`);
    }
    const plain = plainSections(text);
    const differing = sections.filter(({ citation }, at) => plain[at] !== null && said.get(citation) !== plain[at]);
    expect(differing.map(({ citation }) => citation)).toEqual([]);
    expect(plain.filter((words) => words === null).length).toBeLessThan(plain.length / 20);
  });

  test("no passage is empty, too long or shows traces of markup", () => {
    const faulty = texts.flatMap(([name]) =>
      read(name)
        .version.passages.filter(({ text }) => text.trim() === "" || text.length > 5000 || /[<>]\w|\n|&\w+;/.test(text))
        .map(({ citation }) => citation),
    );
    expect(faulty).toEqual([]);
  });

  test("what is to come is told apart from what is related", () => {
    const { version } = read("SOR-98-282.xml");
    const kinds = Map.groupBy(version.official?.coming ?? [], ({ kind }) => kind);
    expect([...kinds].map(([kind, all]) => [kind, all.length])).toEqual([
      ["related", expect.any(Number)],
      ["not in force", expect.any(Number)],
    ]);
    expect(version.official?.coming).toHaveLength(46);
  });
});
