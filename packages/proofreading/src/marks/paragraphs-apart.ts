import type { Cited } from "./cited.ts";

/** A paragraph, point or section as words name it: `(b)(3)`, `3`, `10.4.1`, `A`. */
const token =
  "(?:\\(\\s?(?:[a-z]{1,4}|[A-Z]|\\d{1,2}[a-z]?)\\s?\\)\\s?)+|\\d{1,2}(?:\\.\\d{1,2}){0,3}(?:\\s?\\([a-z]{1,3}\\))*|[A-E](?![\\w])|[IVX]+(?!\\w)";
const sign =
  "\\b(?:[Ss]ub-?)?([Pp]aragraph|[Pp]ara|[Aa]bs|[Ss]ection|[Ss]ec|[Pp]oint|[Ll]etter|[Ll]it|[Ii]tem|[Rr]equirement|GSPR|[Pp]art|[Cc]hapter)s?\\.?";
const further = `(?:\\s*(?:,|,?\\s*and|,?\\s*or|&)\\s*(?:${token}))*`;
const ahead = new RegExp(`${sign}\\s*((?:${token})${further})\\s*,?\\s*(?:of|in|under|to)\\s+(?:the\\s+)?$`);
const behind = new RegExp(
  `^,?\\s*(?:\\b(?:[Pp]aras?\\b\\.?|[Pp]aragraph|[Aa]bs\\.|[Ss]ubsection|[Pp]oint|[Ll]it\\.|[Ll]etter|[Ii]tem|at(?=\\s*\\())\\s*(${token}|[a-z](?!\\w)))`,
);
const farAhead = 64;
const farBehind = 40;

const squeeze = (text: string): string => text.replace(/\s+/g, "");
const isSigned = /^(?:\([^()]+\))+$/;
const isNumber = /^\d{1,2}[a-z]?$/;

/** A clause with a paragraph that is named apart from it; null where it cannot have one so named. */
function within(clause: string, kind: string, said: string): string | null {
  const place = squeeze(said);
  const word = kind.toLowerCase();
  const annex = / Annex [IVX]+$/.test(clause);
  if (word === "part") return annex && /^[A-E]$/.test(place) ? `${clause} Part ${place}` : null;
  if (word === "chapter") return annex && /^[IVX]+$/.test(place) ? `${clause} Chapter ${place}` : null;
  if (annex) return /^\d/.test(place) ? `${clause} ${place}` : null;
  if (/(?: CFR \d+\.\d+| Act \d+[A-Z]?(?:-\d)?| s\. \d+(?:\.\d+)?)(?:\([^()]+\))*$/.test(clause))
    return isSigned.test(place) ? clause + place : null;
  if (!/ Article \d+[a-z]?(?:\([^()]+\))*$/.test(clause) || word === "section") return null;
  if (isSigned.test(place)) return clause + place;
  if (isNumber.test(place)) return `${clause}(${place})`;
  return null;
}

const tokens = new RegExp(token, "g");

/** The paragraphs that are named before a clause: `paragraphs (a) and (b) of 21 CFR 806.10`. */
function namedAhead(plain: string, cited: Cited): Cited[] {
  const from = Math.max(0, cited.start - farAhead);
  const before = plain.slice(from, cited.start);
  const [words, kind, list = ""] = ahead.exec(before) ?? [];
  if (words === undefined || kind === undefined || cited.clause === null || cited.until !== null) return [];
  const first = from + before.length - words.length;
  const listAt = first + words.indexOf(list, kind.length);
  const named = [...list.matchAll(tokens)].flatMap(({ 0: said, index }, nth, all): Cited[] => {
    const clause = within(cited.clause ?? "", kind, said);
    const [start, end] = [nth === 0 ? first : listAt + index, nth === all.length - 1 ? cited.end : listAt + index + said.trimEnd().length];
    return clause === null ? [] : [{ ...cited, start, end, clause }];
  });
  return named;
}

/** A clause with the paragraphs that are named behind it: `21 CFR 801.1, paragraph (a)`. */
function withNamedBehind(plain: string, cited: Cited): Cited {
  if (cited.clause === null || cited.until !== null || / Annex /.test(cited.clause)) return cited;
  const [words, said] = behind.exec(plain.slice(cited.end, cited.end + farBehind)) ?? [];
  if (words === undefined || said === undefined) return cited;
  const clause = within(cited.clause, "paragraph", /^[a-z]$/.test(squeeze(said)) ? `(${said})` : said);
  return clause === null ? cited : withNamedBehind(plain, { ...cited, end: cited.end + words.trimEnd().length, clause });
}

const again =
  /\b[Ii]bid(?:em)?\b\.?,?\s*(?:at\s+)?(?:(?:[Pp]aragraphs?|[Pp]aras?\.?|[Ss]ubsection|[Pp]oint|§)\s*)?((?:\((?:[a-z]{1,4}|\d{1,2})\)){1,4}|\d{1,2}(?=[\s,.;:]|$))/g;
const same =
  /(?<!\w)(?:[Pp]aragraph|[Ss]ubsection)\s+((?:\((?:[a-z]{1,3}|\d{1,2}|[A-Z])\)){1,4})(?:\s+(?:of\s+(?:that|the\s+same|said)\s+(?:section|article)|thereof))?(?!\s*(?:of|in|under|to)\b)/g;
const farBack = 600;

/** The clause whose paragraph is meant where only that is said. */
function ofSame(cited: Cited, said: string): string | null {
  const section = /^(.*?(?: CFR \d+\.\d+| Act \d+[A-Z]?(?:-\d)?| s\. \d+(?:\.\d+)?| Article \d+[a-z]?))(?:\([^()]+\))*$/.exec(
    cited.clause ?? "",
  )?.[1];
  if (section === undefined) return null;
  const isArticle = / (?:Article|s\.) /.test(section);
  const place = said.startsWith("(") ? said : `(${said})`;
  return /^\(\d/.test(place) === isArticle ? section + place : null;
}

/** Whether a place that is named goes on with what was cited: `(a)(3)` behind `21 CFR 814.39(a)`. */
function isAbove({ clause }: Cited, said: string): boolean {
  const cited = /(?:\([^()]+\))+$/.exec(clause ?? "")?.[0];
  return cited !== undefined && said.length > cited.length && said.startsWith(cited);
}

/** `ibid., paragraph 6` and `Paragraph (b)(3)` behind a clause of the same paragraph of the text. */
function ofLastCited(plain: string, all: readonly Cited[]): Cited[] {
  const found = [...plain.matchAll(again), ...plain.matchAll(same)];
  return found.flatMap(({ 0: words, 1: said = "", index }): Cited[] => {
    const end = index + words.length;
    if (all.some((one) => one.clause !== null && one.start < end && index < one.end)) return [];
    const near = all.filter((one) => one.clause !== null && one.end <= index && index - one.end < farBack);
    const inParagraph = near.filter((one) => !/\n\s*\n/.test(plain.slice(one.end, index)));
    // "814.39(a) and section 515 … Paragraph (a)(3)" goes on with what was cited down to its (a).
    const last = inParagraph.findLast((one) => isAbove(one, said)) ?? inParagraph.at(-1);
    const clause = last ? ofSame(last, said) : null;
    return last && clause !== null ? [{ ...last, start: index, end, clause, until: null }] : [];
  });
}

/** Citations with the paragraphs that a folded text names apart from them: before, behind, or by what was cited last. */
export function withParagraphsApart(plain: string, cited: readonly Cited[]): Cited[] {
  const whole = cited.map((one) => withNamedBehind(plain, one));
  const before = whole.flatMap((one) => namedAhead(plain, one));
  const all = [...whole, ...before].toSorted((one, other) => one.start - other.start);
  return [...all, ...ofLastCited(plain, all)];
}
