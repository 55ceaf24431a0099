import { standardsIn } from "@clausewise/retrieval";
import type { Cited } from "./cited.ts";

const edition =
  /^\s*(?::\s?((?:19|20)\d{2})|-((?:19|20)\d{2})(?!-?\d)|\s*\(((?:19|20)\d{2})\)|,?\s(?:[Ee]d(?:ition|\.)?\s?)?((?:19|20)\d{2})(?=\s*(?:[),;.]|$|edition)))/;
const amendments = /^(?:\s?[+/]\s?(?:A(?:MD|mend(?:ment)?)?\.?\s?\d{1,2}|A\d{1,2}|AC|Cor\.?\s?\d?)(?:\s?:\s?(?:19|20)\d{2})?)+/i;
const clauseBehind =
  /^,?\s*(?:\(?(?:[Cc]lauses?|[Ss]ub-?clauses?|[Ss]ections?|§|[Aa]nnex)\s*)((?:[A-Z]{1,2}\b(?:\.\d{1,2})*|\d{1,2}(?:\.\d{1,2}){0,4}))(?![\d/])/;
const clauseBefore =
  /\b(?:[Cc]lauses?|[Ss]ub-?clauses?|[Ss]ections?|[Aa]nnex)\s+((?:[A-Z]{1,2}(?:\.\d{1,2})*|\d{1,2}(?:\.\d{1,2}){0,4}))\s+(?:of|in)\s+(?:the\s+)?(?:standard\s+)?$/;
const farBack = 48;

/** The number of a standard as the library names it: `ISO 14971` for `EN ISO 14971` and `ANSI/AAMI/ISO 14971`. */
function sourceOf(name: string, key: string): string {
  const number = key.replace(/^[A-Z/]+ (?=\d|[A-Z]\d)/, "");
  const prefix = /^(.*?)[ -]?(?:No\.? ?)?(?=[A-Z]?\d)/.exec(name.slice(0, name.length))?.[1] ?? "";
  const joint = /\bISO\s?\/\s?(IEC|TR|TS|ASTM)\b/i.exec(prefix)?.[1] ?? /\bIEC\s?\/\s?(TR|TS|ISO)\b/i.exec(prefix)?.[1];
  if (/\bIEC\b/i.test(prefix) && !/\bISO\b/i.test(prefix))
    return `IEC ${joint && /^T[RS]$/i.test(joint) ? `${joint.toUpperCase()} ` : ""}${number}`.replace(/^IEC (T[RS]) /, "IEC $1 ");
  if (/\bISO\b/i.test(prefix)) return joint ? `ISO/${joint.toUpperCase()} ${number}` : `ISO ${number}`;
  if (/\bISO\s?TR\b/i.test(prefix)) return `ISO/TR ${number}`;
  return key.includes(" ") ? key : `${/^[68]\d{4}/.test(key) ? "IEC" : prefix.toUpperCase().trim()} ${key}`;
}

/** Standards with their edition and clause, where a folded text cites them. */
export function standardCitations(plain: string): Cited[] {
  return standardsIn(plain).flatMap(({ name, key, start }): Cited[] => {
    const bare = name.replace(/(?:[:-](?:19|20)\d{2})?(?:\+A\d+(?::\d{4})?)*$/, "");
    let end = start + bare.length;
    const said = edition.exec(plain.slice(end, end + farBack));
    const year = said?.[1] ?? said?.[2] ?? said?.[3] ?? said?.[4] ?? null;
    end += said?.[0].length ?? 0;
    end += amendments.exec(plain.slice(end, end + farBack))?.[0].length ?? 0;
    const source = sourceOf(bare, key.replace(/-(?:19|20)\d{2}$/, ""));
    const designation = year === null ? source : `${source}:${year}`;
    const after = clauseBehind.exec(plain.slice(end, end + farBack));
    const ahead = after ? null : clauseBefore.exec(plain.slice(Math.max(0, start - farBack), start));
    const place = after?.[1] ?? ahead?.[1] ?? null;
    const from = ahead ? start - (Math.min(start, farBack) - ahead.index) : start;
    const isAnnex = place !== null && /^[A-Z]/.test(place);
    const clause = place === null ? null : `${designation} ${isAnnex ? "Annex " : ""}${place}`;
    return [{ start: from, end: end + (after?.[0].length ?? 0), source, edition: year, clause, until: null }];
  });
}
