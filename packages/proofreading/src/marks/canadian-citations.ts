import { type Cited, whole } from "./cited.ts";
import { actsIn, mostNamed } from "./european-acts.ts";
import { createListReader } from "./listed-places.ts";

const place = "\\d{1,2}(?:\\.\\d{1,2})?(?:\\s?\\((?:[a-z]{1,2}(?:\\.\\d{1,2})?|\\d{1,2}(?:\\.\\d{1,2})?)\\))*";
const places = createListReader({ place, isOther: "\\s*(?:%|days?\\b|months?\\b|years?\\b)" });
const foodAndDrugs = "R.S.C., 1985, c. F-27";
const named: readonly (readonly [RegExp, string])[] = [
  [/\bSOR\s?\/\s?98-282\b|\bCMDR\b|\b(?:Canadian\s+)?Medical\s+Devices\s+Regulations\b(?!\s*(?:2002|1994|\(\s*SI|\(\s*UK))/g, "SOR/98-282"],
  [/\bSOR\s?\/\s?2003-196\b|\bNatural\s+Health\s+Products\s+Regulations\b/g, "SOR/2003-196"],
  [/\bC\.?\s?R\.?\s?C\.?,?\s*c\.\s*870\b|\bFood\s+and\s+Drug\s+Regulations\b/g, "C.R.C., c. 870"],
  [/\bR\.S\.C\.,?\s*(?:1985,?\s*)?c\.\s*F-27\b|\bFood\s+and\s+Drugs\s+Act\b|\bF&DA\b|\bF-27\b(?=,?\s*(?:ss?\.|[Ss]ection))/g, foodAndDrugs],
];
const tail = /,?\s*(?:\([^()]{2,40}\))?,?\s*(?:s{1,2}\.|[Ss]ections?|[Ss]ecs?\.|[Ss]ubsections?)\s*(?=\d)/y;
const head = /\b(?:s{1,2}\.|[Ss]ections?|[Ss]ubsections?|[Pp]aragraphs?)\s*(?=\d)/g;
/** Signs that tell a law's section from one of the text itself. */
const alone =
  /\b(?:[Ss]s?\.\s?(?=\d)|s\s(?=\d{1,2}[.(]\d)|[Ss]ections?\s+(?=\d{1,2}(?:\.\d{1,2})?(?:\(\d|[\d\s,.()a-z-]{0,30}\s(?:of|in|under)\s(?:the|those)\s(?:Regulations|CMDR)\b|\s\([A-Z][a-z]|\s(?:puts|says|states|reads|provides|requires)\b)))/g;
/** The same where the text names no act of others that has subsections and paragraphs. */
const aloneInLaw = /\b(?:[Ss]ubsections?\s+(?=\d)|[Pp]ara(?:graph)?s?\.?\s+(?=\d{1,2}(?:\.\d)?\())/g;
/** The same where the text names no other law at all: sections of its own have lower numbers. */
const aloneInCanada = /\b[Ss]ections?\s+(?=[1-9]\d(?:\.\d{1,2})?(?![\d.]*\d|\s+(?:of|in)\s+(?:this|our)\b))/g;
const isOfOthers = /\bCFR\b|§/;
/** `section 27(d)` behind a section 27 of a law. */
const lettered = /\b[Ss]ection\s+(?=(\d{1,2})\([a-z]\))/g;
const ofItsKind = /^\s*of\s+the\s+Regulations\b/;
const ofTheAct = /^\s*(?:of|in|under)\s+the\s+Act\b/;
const ofNext = /^\s*(?:of|in|under)\s+(?:the\s+)?(?:Canadian\s+)?$/;
const division = /(?<![\w.])([A-JC]\.\n?\d{2}\.\n?\d{3}(?:\.\d{1,2})?(?:\s?\((?:[a-z]{1,2}|\d{1,2}(?:\.\d)?)\))*)/g;
const widest = 60;

const cite = (law: Cited, list: ReturnType<typeof places>): Cited[] =>
  list.map(({ place, until, ...at }) => ({
    ...at,
    source: law.source,
    edition: null,
    clause: `${law.source} s. ${place}`,
    until: until && `${law.source} s. ${until}`,
  }));

/** `SOR/98-282, s. 59`. */
const behindLaws = (plain: string, laws: readonly Cited[]): Cited[] =>
  laws.flatMap((law) => {
    tail.lastIndex = law.end;
    const lead = tail.exec(plain);
    const list = lead ? cite(law, places(plain, law.end + lead[0].length)) : [];
    return list.map((one, nth) => (nth === 0 ? { ...one, start: law.start } : one));
  });

/** `section 59 of the Medical Devices Regulations`; `taken` are those whose name goes on to a section. */
const beforeLaws = (plain: string, laws: readonly Cited[], taken: ReadonlySet<number>): Cited[] =>
  [...plain.matchAll(head)].flatMap(({ 0: sign, index }) => {
    const list = places(plain, index + sign.length);
    const last = list.at(-1);
    const law = last && laws.find(({ start }) => start >= last.end && start - last.end < widest);
    if (!last || !law || !ofNext.test(plain.slice(last.end, law.start))) return [];
    return cite(law, list).map((one, nth, all) => ({
      ...one,
      start: nth === 0 ? index : one.start,
      end: nth === all.length - 1 && !taken.has(law.start) ? law.end : one.end,
    }));
  });

/** `s. 59(1)` and `section 32(2)(c)` where the law is named elsewhere: the one that the text names most often. */
function withoutLaws(plain: string, laws: readonly Cited[], cited: readonly Cited[]): Cited[] {
  const main = mostNamed(laws);
  const isLawAlone = actsIn(plain).length === 0;
  const signs = isLawAlone ? (isOfOthers.test(plain) ? [alone, aloneInLaw] : [alone, aloneInLaw, aloneInCanada]) : [alone];
  return signs
    .flatMap((sign) =>
      [...plain.matchAll(sign)].flatMap(({ 0: said, index }) => {
        const list = places(plain, index + said.length);
        const end = list.at(-1)?.end ?? index;
        const ofAct = ofTheAct.test(plain.slice(end, end + widest)) ? laws.find(({ source }) => source === foodAndDrugs) : undefined;
        const last = laws.findLast((one) => one.end <= index && index - one.end < widest);
        const law = ofAct ?? (last && !/\n/.test(plain.slice(last.end, index)) ? last : main);
        const tailed = end + (ofItsKind.exec(plain.slice(end, end + widest))?.[0].length ?? 0);
        return law
          ? cite(law, list).map((one, nth, all) => ({
              ...one,
              start: nth === 0 ? index : one.start,
              end: nth === all.length - 1 ? tailed : one.end,
            }))
          : [];
      }),
    )
    .concat(
      [...plain.matchAll(lettered)].flatMap(({ 0: said, 1: number, index }) => {
        const same = cited.findLast(({ clause, end }) => end <= index && clause?.endsWith(` s. ${number}`) === true);
        return same ? cite(same, places(plain, index + said.length)).map((one) => ({ ...one, start: index })) : [];
      }),
    );
}

/** `section 52` behind or before a clause of a law, or where the words speak of Canada, with no other law between. */
const ofOtherLaw = /\bCFR\b|§|\bU\.?S\.?C\b|\b(?:FD&C|Act|MDR|IVDR|Articles?|Annex(?:es)?|Directive|ISO|IEC|EU|US|USA|UK|clauses?)\b/;
const sectionSaid =
  /\b(?:[Ss]ections?|ss?\.)\s*(?=\d{2}(?:\.\d{1,2})?(?![\d%]))|(?<=\bsection \d{2}(?:\.\d{1,2})?\)[^.;\n§]{0,200}\b)[Ss]ection\s+(?=\d{2})/g;
const farOff = 240;
const ofCanada = /\b(?:Canada|Canadian|the\s+Minister)\b|\bCA\s?:/;
const ownSections = /\b(?:of|in)\s+(?:this|our|the)\s+(?!Regulations\b|CMDR\b)/y;

/** Where something else begins: another paragraph or item of the text. */
const parts = /\n\s*\n|\n(?=[ \t]*(?:[-•–]|\[\d+\]|\(?[a-z\d]{1,2}[).]\s))/;

function goingOn(plain: string, laws: readonly Cited[], cited: readonly Cited[]): Cited[] {
  const main = mostNamed(laws);
  const known = [...cited];
  for (const { 0: said, index } of plain.matchAll(sectionSaid)) {
    const list = places(plain, index + said.length);
    const end = list.at(-1)?.end ?? index;
    if (list.length === 0 || known.some((one) => one.start < end && index < one.end)) continue;
    ownSections.lastIndex = end + 1;
    if (ownSections.test(plain) || ofTheAct.test(plain.slice(end, end + widest))) continue;
    const isOpen = (from: number, to: number) => !parts.test(plain.slice(from, to)) && !ofOtherLaw.test(plain.slice(from, to));
    const last = known.findLast((one) => one.clause !== null && one.end <= index && index - one.end < farOff);
    const next = known.find((one) => one.start >= end && one.start - end < farOff && one.clause !== null);
    const before = plain.slice(Math.max(0, index - farOff), index);
    const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(". "), before.lastIndexOf("; ")) + 1);
    const isOfCanada = ofCanada.test(line) && !ofOtherLaw.test(line.slice(line.search(ofCanada) + 2));
    const law = last && isOpen(last.end, index) ? last : next && isOpen(end, next.start) ? next : isOfCanada ? main : undefined;
    if (law && !law.source.startsWith("C.R.C"))
      known.push(...cite(law, list).map((one, nth) => (nth === 0 ? { ...one, start: index } : one)));
  }
  return known.slice(cited.length);
}

/** What a folded text cites of the law of Canada. */
export function canadianCitations(plain: string): Cited[] {
  const laws = named
    .flatMap(([name, source]) => [...plain.matchAll(name)].map(({ 0: words, index }) => whole(index, index + words.length, source)))
    .toSorted((one, other) => one.start - other.start);
  const following = behindLaws(plain, laws);
  const divisions = [...plain.matchAll(division)].map(({ 0: words, index }): Cited => ({
    ...whole(index, index + words.length, "C.R.C., c. 870"),
    clause: `C.R.C., c. 870 ${words.replace(/\s+/g, "")}`,
  }));
  const leading = beforeLaws(plain, laws, new Set(following.map(({ start }) => start)));
  const alike = laws.length === 0 ? [] : withoutLaws(plain, laws, [...following, ...leading]);
  const found = [...following, ...leading, ...alike].toSorted((one, other) => one.start - other.start);
  return [...found, ...(laws.length === 0 ? [] : goingOn(plain, laws, found)), ...divisions, ...laws];
}
