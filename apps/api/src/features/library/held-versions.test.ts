import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { planCorpus } from "@clausewise/documents";
import { beforeAll, describe, expect, test } from "vitest";
import { compareSections } from "./compare-sections.ts";
import { compareVersions } from "./compare-versions.ts";
import { passageHash } from "./passage-hash.ts";
import { isRenumbered, type PlacedPassage } from "./placed-passage.ts";

const folder = resolve(import.meta.dirname, "../../../../../../shared/data/official/canada");
const here = existsSync(folder);
if (!here)
  process.stdout.write("The held versions of SOR/98-282 are not here (shared/data beside the repository): their test is skipped.\n");

const held = {
  "2023-12": "previous/SOR-98-282.2023-12-19.xml",
  "2025-01": "previous/SOR-98-282.2025-01-20.xml",
  "2025-12": "previous/SOR-98-282.2025-12-19.xml",
  "2026-06": "SOR-98-282.xml",
} as const;
type Held = keyof typeof held;

/** Sections that one text has and another has not, has in other words, or no longer has. */
interface Told {
  added: string[];
  changed: string[];
  removed: string[];
}

const xmlOf = (version: Held) => readFileSync(resolve(folder, held[version]), "utf8");

type Worded = PlacedPassage & { text: string };

async function passagesOf(version: Held): Promise<Worded[]> {
  const { sources } = await planCorpus([
    { path: held[version], modified: "2026-07-23", read: () => readFileSync(resolve(folder, held[version])) },
  ]);
  const read = await sources[0]?.read();
  if (!read?.ok) throw new Error(`${held[version]} could not be read`);
  return read.version.passages.map((passage) => ({ ...passage, passage_id: passageHash(passage), hash: passageHash(passage) }));
}

const inSections = (passages: readonly Worded[]) => passages.filter(({ citation }) => citation.includes(" s. "));

function differencesOf(from: readonly Worded[], to: readonly Worded[]) {
  const texts = new Map([...from, ...to].map(({ hash, text }) => [hash, text]));
  return compareVersions(from, to, ({ hash }) => texts.get(hash) ?? "").changes;
}

/** What the comparison the library shows says, by section numbers. */
function toldByLibrary(from: readonly Worded[], to: readonly Worded[]): Told {
  const sections = compareSections({ from, to, changes: differencesOf(from, to), successors: () => [] });
  const numbers = (fits: (change: (typeof sections)[number]) => boolean) =>
    sections.filter(fits).map(({ section }) => section.replace("SOR/98-282 s. ", ""));
  return {
    added: numbers(({ before }) => before === null),
    changed: numbers(
      ({ before, after, changed, renumbered, added, removed }) =>
        before !== null && after !== null && changed + renumbered + added + removed > 0,
    ),
    removed: numbers(({ after }) => after === null),
  };
}

/** Words of each section as a plain search for tags gives them, notes on its history left out. */
function plainWords(xml: string): Map<string, string> {
  const body = xml.slice(xml.indexOf("<Body"), xml.indexOf("</Body>"));
  return new Map(
    (body.match(/<Section[\s>][\s\S]*?<\/Section>/g) ?? []).map((section) => {
      const words = section.replace(/<(HistoricalNote|Footnote|FootnoteRef)[\s>][\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ");
      return [/<Label>([^<]*)/.exec(section)?.[1] ?? "", words.replace(/\s+/g, " ").trim()];
    }),
  );
}

function toldByWords(from: Held, to: Held): Told {
  const [old, now] = [plainWords(xmlOf(from)), plainWords(xmlOf(to))];
  return {
    added: [...now.keys()].filter((label) => !old.has(label)),
    changed: [...now].filter(([label, words]) => old.has(label) && old.get(label) !== words).map(([label]) => label),
    removed: [...old.keys()].filter((label) => !now.has(label)),
  };
}

const orders2024 = ["48.1", "63.1", "63.2", "65.2", "65.3", "65.4", "65.5", "65.6", "68.011", "68.031", "68.241", "68.301", "68.351"];

const pairs = [
  ["2023-12", "2025-01"],
  ["2025-01", "2025-12"],
  ["2025-12", "2026-06"],
  ["2023-12", "2026-06"],
  ["2026-06", "2023-12"],
] as const;

describe.skipIf(!here)("the held versions of the Medical Devices Regulations of Canada", () => {
  const versions = new Map<Held, Worded[]>();
  beforeAll(async () => {
    for (const version of Object.keys(held) as Held[]) versions.set(version, inSections(await passagesOf(version)));
  });
  const told = (from: Held, to: Held) => toldByLibrary(versions.get(from) ?? [], versions.get(to) ?? []);

  test("the rules of 2024 on recalls, shortages and urgent needs came in as sections of their own", () => {
    expect(told("2023-12", "2025-01")).toMatchObject({ added: orders2024, removed: [] });
    const { changed } = told("2023-12", "2025-01");
    expect(changed).toEqual(expect.arrayContaining(["1", "45", "48", "53", "62.31", "63", "64", "65", "65.1"]));
    expect(
      changed.filter((section) => Number(section) < 68 && !["1", "45", "48", "53", "62.31", "63", "64", "65", "65.1"].includes(section)),
    ).toEqual([]);
  });

  test("the section on biocides came in during 2025, and nothing else changed", () => {
    expect(told("2025-01", "2025-12")).toEqual({ added: ["2.1"], changed: [], removed: [] });
  });

  test("exactly the sections on terms and conditions changed on 1 January 2026", () => {
    expect(told("2025-12", "2026-06")).toEqual({ added: [], changed: ["36", "37"], removed: [] });
  });

  test.each(pairs)("from %s to %s the library tells what a comparison of the bare words tells", (from, to) => {
    const words = toldByWords(from, to);
    const list = (sections: string[]) => sections.join(", ") || "none";
    process.stdout.write(
      `SOR/98-282 ${from} to ${to}: added ${list(words.added)}; changed ${list(words.changed)}; removed ${list(words.removed)}\n`,
    );
    const { added, changed, removed } = told(from, to);
    expect({ added: added.toSorted(), changed: changed.toSorted(), removed: removed.toSorted() }).toEqual({
      added: words.added.toSorted(),
      changed: words.changed.toSorted(),
      removed: words.removed.toSorted(),
    });
  });

  test("subsections before which one was put have another number, and nothing else has", () => {
    const renumbered = (from: Held, to: Held) =>
      differencesOf(versions.get(from) ?? [], versions.get(to) ?? [])
        .filter(isRenumbered)
        .map(({ before, after }) => [before, after].map((side) => side?.citation.replace("SOR/98-282 s. ", "")).join(" > "));
    expect(renumbered("2023-12", "2025-01")).toEqual(["68.3(1) > 68.3(2)", "68.3(2) > 68.3(3)"]);
    expect(renumbered("2025-01", "2025-12")).toEqual([]);
    expect(renumbered("2025-12", "2026-06")).toEqual([]);
  });
});
