import type { NormalCitation } from "@clausewise/retrieval";
import type { HeldPassage, HeldVersion } from "./held.ts";

/** The clauses of a version, to be looked up by how they are cited. */
export interface ClauseIndex {
  /** Passages of a clause, or of the places in it; none where it is not held. */
  at(clause: NormalCitation): readonly HeldPassage[];
  /** The closest held clause that would hold it; null where that is the source as a whole. */
  above(clause: NormalCitation): NormalCitation | null;
  /** Whether it tells which subpart a section is of. */
  hasSubparts: boolean;
}

const lastParagraph = /\([^()]*\)$/;
const lastNumber = /(?<=(?:annex [^ ]+|reg|s\.|clause|c\.\d\d|\d) ?[\d.]*)\.\d+[a-z]?$/;
const lastWord = / [^ ]+$/;
const part = / part [a-e](?= |$)/;

const ofCfr = /^(\d+ cfr \d+)\.\d+[a-z]*$/;

/** The citation one level up. */
function up(clause: string): string | null {
  const [shorter] = [
    clause.replace(lastParagraph, ""),
    clause.replace(ofCfr, "$1"),
    clause.replace(lastNumber, ""),
    clause.replace(lastWord, ""),
  ].filter((one) => one.length < clause.length);
  return shorter ?? null;
}

/** A sign without its number, which names nothing. */
const isBareSign = / (?:annex|article|s\.|reg|rule|schedule|part|subpart)$/;

function* levelsOf(clause: string): Generator<string> {
  for (let level: string | null = clause; level !== null && !isBareSign.test(level); level = up(level)) yield level;
}

const subpart = /^Subpart ([A-Z]{1,2})\b/i;

const ruleNumber = /^(.* annex viii) rule (\d+)$/;

const divisionOfAnnex = /^(.*annex [^ ]+) (part|chapter) ([a-z]+)$/;

/** The passages of an annex that stand in a part or chapter of it; all of them where it tells of none. */
function inDivision(passages: readonly HeldPassage[], kind: string, division: string): readonly HeldPassage[] {
  const names = (passage: HeldPassage) => [passage.normal, ...passage.path].map((name) => name.toLowerCase());
  const isOf = (wanted: string) => (passage: HeldPassage) =>
    names(passage).some((name) => new RegExp(`(?:^| )${wanted}(?![\\w])`).test(name));
  return passages.some(isOf(`${kind} [a-z]+`)) ? passages.filter(isOf(division)) : passages;
}

/** Makes the clauses of a version ready to be looked up. */
export function indexClauses({ passages }: Pick<HeldVersion, "passages">, source: NormalCitation): ClauseIndex {
  const byLevel = new Map<string, HeldPassage[]>();
  const put = (level: string, passage: HeldPassage) => {
    const held = byLevel.get(level);
    if (held) held.push(passage);
    else byLevel.set(level, [passage]);
  };
  let hasSubparts = false;
  for (const passage of passages) {
    for (const name of passage.path) {
      const letter = subpart.exec(name)?.[1];
      if (letter === undefined) continue;
      hasSubparts = true;
      put(`${source} subpart ${letter.toLowerCase()}`, passage);
    }
    if (/^\[?reserved\]?\.?$/i.test(passage.text.trim())) continue;
    const bare = passage.normal.replace(part, "");
    for (const level of new Set([...levelsOf(passage.normal), ...(bare === passage.normal ? [] : levelsOf(bare))])) put(level, passage);
  }
  const at = (clause: string): readonly HeldPassage[] => {
    const [, annex, rule] = ruleNumber.exec(clause) ?? [];
    if (annex !== undefined) return (byLevel.get(annex) ?? []).filter(({ heading }) => heading.toLowerCase() === `rule ${rule}`);
    const [, whole = clause, kind, number] = divisionOfAnnex.exec(clause) ?? [];
    const held = byLevel.get(whole) ?? [];
    return kind === undefined ? held : inDivision(held, kind, `${kind} ${number}`);
  };
  return {
    at,
    hasSubparts,
    above(clause) {
      for (const level of levelsOf(clause)) {
        if (level === source) return null;
        if (level !== clause && at(level).length > 0) return level as NormalCitation;
      }
      return null;
    },
  };
}

/** What a sign stands behind where another paragraph is only named. */
const named = "\\b(?:sub)?(?:section|paragraph|clause|article|point)s?";
/** Of a list of paragraphs that are only named: `Article 10(9), (10) and (11)`. */
const listed = "\\d(?:\\(\\w{1,4}\\)(?:,|,? (?:and|or|to))? ?)+";

/** Letters that are Roman figures as well: they stand as letters only where the letter before them does. */
const before: Readonly<Record<string, string>> = { i: "h", v: "u", x: "w" };

/** The paragraph before a first one that may be meant as a Roman figure of a deeper place; null of any other. */
export function paragraphBefore(clause: string): string | null {
  const [, stem, letter = ""] = /^(.*[^)])\(([ivx])\)$/.exec(clause) ?? [];
  return stem === undefined ? null : `${stem}(${before[letter] ?? ""})`;
}

/** Whether the words of a clause print the sign of a paragraph in it, which the library does not cite apart. */
export function printsSign(passages: readonly HeldPassage[], clause: string): boolean {
  const sign = /\(([^()]+)\)$/.exec(clause)?.[1];
  if (sign === undefined) return false;
  const escaped = sign.replace(/[.*+?^${}|[\]\\]/g, "\\$&");
  const printed = new RegExp(`(?:^|(?<!${named}[\\s\\d]*|${listed})[\\s—–;:.,)])\\(${escaped}\\)\\s|^\\s*${escaped}\\)\\s`, "im");
  return passages.some(({ text }) => printed.test(text));
}

/** The same for a number of an annex or section: `23.4` in what is held of `23`. */
export const printsNumber = (passages: readonly HeldPassage[], clause: string): boolean => {
  const number = / ([\d.]+)$/.exec(clause)?.[1];
  return (
    number !== undefined &&
    passages.some(({ text }) => new RegExp(`(?:^|[.;:]\\s+)${number.replaceAll(".", "\\.")}\\.?\\s+\\p{Lu}`, "mu").test(text))
  );
};
