import { annexPlace } from "./annex-places.ts";
import { type Cited, whole } from "./cited.ts";
import { type NamedAct, actsIn, mostNamed } from "./european-acts.ts";
import { createListReader } from "./listed-places.ts";

const isOther = "\\s*(?:%|/|(?:days?|months?|years?)\\b)";
const article = "\\d{1,3}(?:[a-z]?\\b|\\.\\d{1,2}\\b)(?:\\s?\\((?:\\d{1,3}[a-z]?|[a-z]{1,3})\\))*";
const articles = createListReader({ place: article, isOther });
const articleHead = /\b(?:Articles?|ARTICLES?|Arts?\.?)\s*(?=\d)/g;
const deeper =
  /^,?\s*(?:paragraph\s+(\d{1,2}[a-z]?)\b|\((\d{1,2}[a-z]?)\))?(?:,?\s*(?:first|second|third|fourth)\s+(?:sub-?paragraph|indent|sentence))?(?:,?\s*points?\s*\(([a-z]{1,3})\))?/;

const annexHead = /\b(?:Annex(?:es)?|ANNEX(?:ES)?)\s+([IVX]+|\d{1,2})(?!\w)/g;
const moreAnnexes = /^\s*(?:,(?:\s*(?:and|or|&))?|and|or|&|to)\s+([IVX]+)(?!\w)/;
const ruleHead = /\b(?:Rules?|(?<=\bAnnex VIII\b[^\n]{0,160})rule)\s+(\d{1,2})\b(?!\.\d|\s*(?:of|in)\s+the\s+(?:house|court))/g;

const farBack = 60;
const behind =
  /^\s*,?\s*(?:\(\s*)?(?:(?:of|in|to|under|from)\s+)?(?:the\s+)?(?:(?:above|new|amended|EU)\s+)?(?:(?:European|Council|Commission)\s+)*(?:(?:[\w-]+\s+){0,3}(?:[Dd]irective|[Rr]egulation)\s+(?:on|concerning|relating\s+to)\s[^().;]{0,70}\(|(?:[\w-]+\s+){0,3}[Dd]irective\s+\()?/;
const before = /[\s,(:;-]*(?:\((?:the\s+)?["“]?[A-Z]{2,6}["”]?\)[\s,:-]*)?(?:Annex\s+[IVX]+[\s,]*)?$/;

const farSentence = 400;
/** What ends one matter and begins another: a sentence, an item, a paragraph. */
const partsMatters = /[.;]\s+(?=[A-Z(“"])|\n\s*(?:\n|\(?[A-Za-z\d]{1,3}[).]\s|-\s)|[•▪●►]/;

/** Where the acts of a text stand, and which of them a place in the text is of. */
interface Acts {
  list: readonly NamedAct[];
  /** The act named right behind a place, or right before it. */
  beside: (start: number, end: number) => NamedAct | null;
  /** The act that words at a place are about where none is beside them: one of the same sentence, else the last before. */
  about: (at: number) => NamedAct | null;
}

/** The index of the first act that begins at a place or behind it. */
function firstFrom(list: readonly NamedAct[], at: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.start ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isOfDevices = /^EU (?:MDR|IVDR)$/;
const placeAhead = /(?:Art(?:icles?|s?\.)?|Annex(?:es)?|Rule|GSPR)\s[^.;\n]{0,40}$/i;
const placeBehind = /^[,\s(]*(?:Art(?:icles?|s?\.)?|Annex(?:es)?|Rule|GSPR)\s/i;

/** What is named as what was before. */
const formerly = /\b(?:formerly|previously|earlier|before that|until then|old)\b/i;

/** Whether a place is cited beside the name of an act, so that the text may go on with others of it. */
const isCitedIn = (plain: string, { start, end }: NamedAct): boolean =>
  placeAhead.test(plain.slice(Math.max(0, start - farBack), start)) || placeBehind.test(plain.slice(end, end + farBack));

function actsOf(plain: string, cells: readonly number[]): Acts {
  const list = actsIn(plain);
  const isParted = (from: number, to: number) => cells.some((cell) => cell >= from && cell < to);
  // "MDD Annex X" in one cell of a table says nothing of the next; "MDD" alone may be what its row is about.
  const isOfOtherCell = (act: NamedAct, from: number, to: number) => isCitedIn(plain, act) && isParted(from, to);
  const told = list.filter(({ isAside }) => !isAside);
  // Where a text names a regulation on devices beside what it replaced, a place without its act is of the regulation.
  const main = mostNamed(told.filter(({ source }) => isOfDevices.test(source))) ?? mostNamed(told.filter(({ isShort }) => !isShort));
  return {
    list,
    beside(start, end) {
      const gap = behind.exec(plain.slice(end, end + 2 * farBack))?.[0].length ?? 0;
      const next = list[firstFrom(list, end)];
      if (next && next.start <= end + gap) return next;
      const at = firstFrom(list, start) - 1;
      const last = list[at];
      if (!last || last.end > start || start - last.end > farBack) return null;
      const meant = last.isAside ? list[at - 1] : last;
      return before.exec(plain.slice(last.end, start))?.index === 0 ? (meant ?? null) : null;
    },
    about(at) {
      const next = firstFrom(told, at);
      const [last, coming] = [told[next - 1], told[next]];
      const isElsewhere = last !== undefined && isOfOtherCell(last, last.end, at);
      const isHere = last !== undefined && !isElsewhere && !partsMatters.test(plain.slice(Math.max(last.end, at - farSentence), at));
      if (isHere) return last;
      const between = coming && plain.slice(at, coming.start);
      if (
        coming &&
        between !== undefined &&
        between.length < farSentence &&
        !isParted(at, coming.start) &&
        !partsMatters.test(between) &&
        !formerly.test(between)
      )
        return coming;
      const isSameLine = last !== undefined && !isElsewhere && !/\n/.test(plain.slice(last.end, at));
      return (last && isSameLine && isCitedIn(plain, last) ? last : main) ?? coming ?? null;
    },
  };
}

interface Listed {
  start: number;
  end: number;
  place: string;
  until: string | null;
}

/** A place of an act with the words around it that name the act. */
function inAct(act: NamedAct, beside: boolean, { start, end, place, until }: Listed): Cited {
  const clause = `${act.source} ${place}`;
  const range = until === null ? null : `${act.source} ${until}`;
  const [from, to] = beside ? [Math.min(start, act.start), Math.max(end, act.end)] : [start, end];
  return { start: from, end: to, source: act.source, edition: null, clause, until: range };
}

/** What names a law or contract that is not known here. */
const ofAnother =
  /^\s*,?\s*(?:of|in|under)\s+(?:the\s+|our\s+|this\s+)?(?:[A-Z]{2,6}\b(?!\s*\d)|(?:[A-Z][\w-]+\s+){0,3}(?:Act|Law|Code|Treaty|Convention|Charter|Ordinance|Decree|[Aa]greement|[Cc]ontract|[Cc]onstitution)\b)/;

function ofArticles(plain: string, acts: Acts): Cited[] {
  return [...plain.matchAll(articleHead)].flatMap(({ 0: head, index }) => {
    const list = articles(plain, index + head.length);
    const last = list.at(-1);
    if (!last) return [];
    const [tail = "", paragraph, number, point] = deeper.exec(plain.slice(last.end, last.end + farBack)) ?? [];
    const more = `${(paragraph ?? number) ? `(${paragraph ?? number})` : ""}${point ? `(${point})` : ""}`;
    const end = more === "" ? last.end : last.end + tail.length;
    const beside = acts.beside(index, end);
    const act = beside ?? acts.about(index);
    if (act === null || (beside === null && ofAnother.test(plain.slice(end, end + farBack)))) return [];
    return list.map((one, nth): Cited => {
      const isLast = one === last;
      const place = `Article ${one.place.replace(/^(\d+)\.(\d+)/, "$1($2)")}${isLast ? more : ""}`;
      const at = { start: nth === 0 ? index : one.start, end: isLast ? end : one.end, place, until: one.until && `Article ${one.until}` };
      const isBeside = beside !== null && (isLast ? beside.start >= end : nth === 0 && beside.end <= index);
      return inAct(act, isBeside, at);
    });
  });
}

const bareArticle = /(?<![\w.(/§-])(\d{1,3})(?:\(\d{1,2}[a-z]?\)(?:\([a-z]{1,3}\))*)(?![\w(])/g;
const farArticle = 2000;

/** `18(1)(c)` behind an Article 18 of an act. */
function ofBareArticles(plain: string, articles: readonly Cited[]): Cited[] {
  return [...plain.matchAll(bareArticle)].flatMap(({ 0: place, 1: number, index }) => {
    const end = index + place.length;
    if (articles.some((one) => one.start < end && index < one.end)) return [];
    const same = articles.findLast(
      ({ clause, end: until }) => until <= index && index - until < farArticle && articleNumber(clause) === number,
    );
    return same ? [{ ...same, start: index, end, clause: `${same.source} Article ${place}`, until: null }] : [];
  });
}

const articleNumber = (clause: string | null): string | undefined => / Article (\d+[a-z]?)/.exec(clause ?? "")?.[1];

const isNumbered = /^\d/;

/** `and III` behind `Annexes II`. */
function furtherAnnexes(plain: string, from: number): Listed[] {
  const found: Listed[] = [];
  for (
    let at = from, next = moreAnnexes.exec(plain.slice(at, at + farBack));
    next;
    next = moreAnnexes.exec(plain.slice(at, at + farBack))
  ) {
    at += next[0].length;
    found.push({ start: at - (next[1] ?? "").length, end: at, place: `Annex ${next[1]}`, until: null });
  }
  return found;
}

function ofAnnexes(plain: string, acts: Acts): Cited[] {
  return [...plain.matchAll(annexHead)].flatMap(({ 0: head, 1: number = "", index }) => {
    const from = index + head.length;
    const { place, length } = annexPlace(number, plain.slice(from, from + farBack));
    const end = from + length;
    const list = [{ start: index, end, place, until: null }, ...furtherAnnexes(plain, end)];
    const stop = list.at(-1)?.end ?? end;
    const beside = acts.beside(index, stop);
    const act = beside ?? (isNumbered.test(number) ? null : acts.about(index));
    if (act === null) return [];
    const isNextTo = ({ start, end: until }: Listed) => beside !== null && (beside.start >= stop ? until === stop : start === index);
    return list.map((one) => inAct(act, isNextTo(one), one));
  });
}

const requirement = createListReader({ place: "\\d{1,2}(?:\\.\\d{1,2}){0,3}(?:\\s?\\([a-z]{1,3}\\))*", isOther });
const requirementHead = /\b(?:GSPRs?|[Gg]eneral\s+[Ss]afety\s+and\s+[Pp]erformance\s+[Rr]equirements?)\s*(?:[Nn]os?\.?\s*)?(?=\d)/g;

/** `GSPR 10.4.1 and 23.4(s)`, which both regulations have in their Annex I. */
function ofRequirements(plain: string, acts: Acts): Cited[] {
  return [...plain.matchAll(requirementHead)].flatMap(({ 0: head, index }) => {
    const list = requirement(plain, index + head.length);
    const end = list.at(-1)?.end ?? index;
    const named = acts.beside(index, end) ?? acts.about(index);
    const source = named && isOfDevices.test(named.source) ? named.source : "EU MDR";
    const act: NamedAct = { start: index, end, source, isShort: true, isAside: false };
    return list.map((one, nth) =>
      inAct(act, false, { ...one, start: nth === 0 ? index : one.start, place: `Annex I ${one.place}`, until: null }),
    );
  });
}

const sectionAlone = /\b[Ss]ections?\s+(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?(?:\([a-z]\))?)(?![\d.]*\d|\s+(?:of|in)\b)/g;
const farAnnex = { lettered: 1200, plain: 260 };

/** `Section 6.1(b)` behind an annex that the text speaks of: a number with a letter is no section of the text's own. */
const ofSections = (plain: string, annexes: readonly Cited[]): Cited[] =>
  [...plain.matchAll(sectionAlone)].flatMap(({ 0: words, 1: number = "", index }) => {
    const isLettered = number.endsWith(")");
    const last = annexes.findLast(({ end }) => end <= index && index - end < (isLettered ? farAnnex.lettered : farAnnex.plain));
    if (last && !isLettered && (/\n/.test(plain.slice(last.end, index)) || !/ Annex [IVX]+ \d/.test(last.clause ?? ""))) return [];
    const annex = /^.* Annex [IVX]+/.exec(last?.clause ?? "")?.[0];
    return last && annex ? [{ ...last, start: index, end: index + words.length, clause: `${annex} ${number}`, until: null }] : [];
  });

/** The classification rules of both regulations stand in their Annex VIII. */
function ofRules(plain: string, acts: Acts): Cited[] {
  return [...plain.matchAll(ruleHead)].flatMap(({ 0: head, 1: number = "", index }) => {
    const act = acts.beside(index, index + head.length) ?? acts.about(index);
    if (act === null || !isOfDevices.test(act.source)) return [];
    return [inAct(act, false, { start: index, end: index + head.length, place: `Annex VIII Rule ${Number(number)}`, until: null })];
  });
}

/** What a folded text cites of the acts of the European Union, the acts themselves among it; `cells` are where cells of its tables end. */
export function europeanCitations(plain: string, cells: readonly number[]): Cited[] {
  const acts = actsOf(plain, cells);
  const named = acts.list.filter(({ isShort }) => !isShort).map(({ start, end, source }) => whole(start, end, source));
  const annexes = ofAnnexes(plain, acts);
  const articles = ofArticles(plain, acts);
  return [
    ...articles,
    ...ofBareArticles(plain, articles),
    ...annexes,
    ...ofSections(plain, annexes),
    ...ofRequirements(plain, acts),
    ...ofRules(plain, acts),
    ...named,
  ];
}
