import type { Candidate } from "./candidates.ts";
import type { Said } from "./said.ts";

/** Words that tell an area of medicine, as a table of fixed content holds them. */
export interface AreaWords {
  area: string;
  terms: readonly string[];
}

interface Sign {
  area: string;
  pattern: RegExp;
}

const escaped = (term: string): string => term.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[\\s-]+");

/** A term ending in an asterisk stands for all words that begin so. */
const signsOf = (areas: readonly AreaWords[]): Sign[] =>
  areas.flatMap(({ area, terms }) =>
    terms.map((term) => ({
      area,
      pattern: new RegExp(`\\b${escaped(term.replace(/\*$/, ""))}${term.endsWith("*") ? "[\\w-]*" : "\\b"}`, "i"),
    })),
  );

/** Labels and titles name the condition; a list of criteria names many others. */
const weightOf = ({ label, words }: Said): number =>
  /therapeutic area/i.test(label ?? "")
    ? 6
    : /indication|condition|disease|intended/i.test(label ?? "")
      ? 4
      : label === null
        ? 4
        : words.length > 300
          ? 0.5
          : 2;

/** Places that tell the area of medicine, by the first condition that each names. */
export function readArea(conditions: readonly Said[], areas: readonly AreaWords[]): Candidate[] {
  const signs = signsOf(areas);
  return conditions.flatMap((said): Candidate[] => {
    const found = signs.flatMap(({ area, pattern }) => {
      const match = pattern.exec(said.words);
      return match === null ? [] : [{ area, at: match.index, length: match[0].length }];
    });
    const ordered = found.toSorted((one, other) => other.length - one.length || one.at - other.at);
    const named = [...new Set(ordered.map(({ area }) => area))].slice(0, 2);
    return named.length === 0 ? [] : [{ said, value: named.join("; "), weight: weightOf(said), key: null }];
  });
}
