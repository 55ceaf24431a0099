import { romanNumerals } from "@clausewise/contracts/citations";

const inAnnex =
  /^(?:,?\s*\(?(?:(?:Part|Teil)\s+([A-E])|Chapter\s+([IVX]+))\)?)?(?:,?\s*(?:\(?(?:[Ss]ections?|[Ss]ec\.|[Pp]oints?|[Pp]aras?\.?|GSPRs?|§)\s*)(\d{1,2}(?:\.\d{1,2}){0,3})((?:\s?\([a-z]{1,3}\))*))?/;
const inAnnexBare =
  /^(?:,?\s*(?:GSPR\s*)?(\d{1,2}\.\d{1,2}(?:\.\d{1,2}){0,2}|\d{1,2}(?=\s?\([a-z]\)))|\.(\d{1,2}(?:\.\d{1,2}){0,3})|,?\s?\((\d{1,2}(?:\.\d{1,2}){0,3})[a-z]?\))((?:\s?\([a-z]{1,3}\))*)(?![\d/])/;

const severalOf = /(?:[Ss]ections|[Pp]oints|[Pp]aras|GSPRs)\s*\d[\d.]*$/;
const lastOfRange = /^\s*(?:-|to\b|through\b)\s*(\d{1,2}(?:\.\d{1,2}){0,3})(?![\w/])/;

/** An annex and the section in it, as the library cites it: `Annex XIV 1(a)` for its Part A, Section 1(a), with the last of a range. */
export function annexPlace(number: string, rest: string): { place: string; length: number; until: string | null } {
  const annex = `Annex ${/^\d/.test(number) ? (romanNumerals[Number(number) - 1] ?? number) : number}`;
  const [whole = "", part, chapter, section, points = ""] = inAnnex.exec(rest) ?? [];
  const bare = section === undefined ? inAnnexBare.exec(rest.slice(whole.length)) : null;
  const at = section ?? bare?.[1] ?? bare?.[2] ?? bare?.[3];
  const letters = (points || (bare?.[4] ?? "")).replace(/\s+/g, "");
  const length = whole.length + (bare?.[0].length ?? 0);
  const [range = "", last] = (severalOf.test(whole) && lastOfRange.exec(rest.slice(length))) || [];
  if (at !== undefined)
    return { place: `${annex} ${at}${letters}`, length: length + range.length, until: last === undefined ? null : `${annex} ${last}` };
  return { place: part ? `${annex} Part ${part}` : chapter ? `${annex} Chapter ${chapter}` : annex, length, until: null };
}
