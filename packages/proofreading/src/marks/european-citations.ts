import { type Acts, actsOf, fits, isOfDevices } from "./acts-of-places.ts";
import { annexPlace } from "./annex-places.ts";
import { type Cited, whole } from "./cited.ts";
import type { NamedAct } from "./european-acts.ts";
import { createListReader } from "./listed-places.ts";

const isOther = "\\s*(?:%|/|(?:days?|months?|years?)\\b)";
const article = "\\d{1,3}(?:[a-z]?\\b|\\.\\d{1,2}\\b)(?:\\s?\\((?:\\d{1,3}[a-z]?|[a-z]{1,3})\\))*";
const articles = createListReader({ place: article, isOther });
const articleHead = /\b(?:Articles?|ARTICLES?|Artikel|Arts?\.?|articles?|arts?\.)\s*(?=\d)/g;
/** Words that begin small are of an act only where it stands beside them. */
const isSmall = /^[a-z]/;
const deeper =
  /^,?\s*(?:paragraph\s+(\d{1,2}[a-z]?)\b|\((\d{1,2}[a-z]?)\))?(?:,?\s*(?:first|second|third|fourth)\s+(?:sub-?paragraph|indent|sentence))?(?:,?\s*points?\s*\(([a-z]{1,3})\))?/;

const annexHead = /\b(?:[Aa]nnex(?:es)?|ANNEX(?:ES)?|Anhang|ANHANG)\s+([IVX]+|\d{1,2})(?!\w)/g;
const moreAnnexes = /^\s*(?:,(?:\s*(?:and|or|&))?|and|or|&|to)\s+([IVX]+)(?!\w)/;
const ruleHead =
  /(?<!\bSchedule \d[^.;\n]{0,24})\b(?:Rules?|(?<=\bAnnex VIII\b[^\n]{0,160})rule)\s+(\d{1,2})\b(?!\.\d|\s*(?:of|in)\s+the\s+(?:house|court))/g;

const farBack = 60;

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

/** Where the articles of an agreement begin that a text is itself: lines with a number and what they are about. */
function ownArticlesIn(plain: string): ReadonlySet<number> {
  const lines = [...plain.matchAll(/(?<=^[ \t]*)Art(?:icle|\.)?\s+(\d{1,2})[a-z]?\s*[-.:]\s/gm)];
  const numbers = new Set(lines.map(([, number]) => Number(number)));
  return new Set(numbers.has(1) && numbers.has(2) ? lines.map(({ index }) => index) : []);
}

function ofArticles(plain: string, acts: Acts): Cited[] {
  const ownArticles = ownArticlesIn(plain);
  return [...plain.matchAll(articleHead)].flatMap(({ 0: head, index }) => {
    const list = articles(plain, index + head.length);
    const last = list.at(-1);
    if (!last) return [];
    const [tail = "", paragraph, number, point] = deeper.exec(plain.slice(last.end, last.end + farBack)) ?? [];
    const more = `${(paragraph ?? number) ? `(${paragraph ?? number})` : ""}${point ? `(${point})` : ""}`;
    const end = more === "" ? last.end : last.end + tail.length;
    const beside = acts.beside(index, end);
    const act = beside ?? (isSmall.test(head) || ownArticles.has(index) ? null : acts.about(index, fits(list[0]?.place ?? "")));
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

const placeRightBehind = /^,?\s+(\d{1,3}[a-z]?\(\d{1,2}[a-z]?\)(?:\([a-z]{1,3}\))?)(?![\w(])/;

/** `MDR 10(9)`. */
const ofShortActs = (plain: string, acts: Acts): Cited[] =>
  acts.list.flatMap((act) => {
    const [words, place] = placeRightBehind.exec(plain.slice(act.end, act.end + farBack)) ?? [];
    if (words === undefined || place === undefined || act.isShort || !isOfDevices.test(act.source)) return [];
    return [inAct(act, true, { start: act.start, end: act.end + words.length, place: `Article ${place}`, until: null })];
  });

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
    const { place, length, until } = annexPlace(number, plain.slice(from, from + farBack));
    const end = from + length;
    const list = [{ start: index, end, place, until }, ...furtherAnnexes(plain, end)];
    const stop = list.at(-1)?.end ?? end;
    const beside = acts.beside(index, stop);
    const act = beside ?? (isNumbered.test(number) || isSmall.test(head) ? null : acts.about(index, fits(number)));
    if (act === null) return [];
    const isNextTo = (one: Listed) => beside !== null && (beside.start >= stop ? one.end === stop : one.start === index);
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
    const named = acts.beside(index, end) ?? acts.about(index, () => true);
    const source = named && isOfDevices.test(named.source) ? named.source : "EU MDR";
    const act: NamedAct = { start: index, end, source, isShort: true, isAside: false };
    return list.map((one, nth) =>
      inAct(act, false, { ...one, start: nth === 0 ? index : one.start, place: `Annex I ${one.place}`, until: null }),
    );
  });
}

const sectionAlone = /\b[Ss]ections?\s+(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?(?:\([a-z]\))?)(?![\d.]*\d|\s+(?:of|in)\b)/g;
const farAnnex = { lettered: 1200, plain: 260 };

/** A place of three levels alone, which goes on with those of an annex: `Annex XIII 1.2.1; clinical: 1.2.3`. */
const deepAlone = /(?<=[:;,(]\s?)\d{1,2}\.\d{1,2}\.\d{1,2}(?![\d%]|\.\d|\s*(?:[a-z]|[%°±×]))/g;

/** Such places of the annex section that stands before them in their paragraph, with which they share the first two levels. */
function ofDeepPlaces(plain: string, annexes: readonly Cited[]): Cited[] {
  return [...plain.matchAll(deepAlone)].flatMap(({ 0: number, index }) => {
    const last = annexes.findLast(({ end }) => end <= index && index - end < farAnnex.plain);
    const [annex, above] = /^(.* Annex [IVX]+) (\d{1,2}\.\d{1,2})\.\d/.exec(last?.clause ?? "")?.slice(1) ?? [];
    const isNext =
      last !== undefined && above !== undefined && number.startsWith(`${above}.`) && !plain.slice(last.end, index).includes("\n");
    return isNext ? [{ ...last, start: index, end: index + number.length, clause: `${annex} ${number}`, until: null }] : [];
  });
}

/** `Section 6.1(b)` behind an annex that the text speaks of: a number with a letter is no section of the text's own. */
function ofSections(plain: string, annexes: readonly Cited[]): Cited[] {
  const known = [...annexes];
  for (const { 0: words, 1: number = "", index } of plain.matchAll(sectionAlone)) {
    const isLettered = number.endsWith(")");
    const last = known.findLast(({ end }) => end <= index && index - end < (isLettered ? farAnnex.lettered : farAnnex.plain));
    if (last && !isLettered && (/\n/.test(plain.slice(last.end, index)) || !/ Annex [IVX]+ \d/.test(last.clause ?? ""))) continue;
    const annex = /^.* Annex [IVX]+/.exec(last?.clause ?? "")?.[0];
    if (last && annex) known.push({ ...last, start: index, end: index + words.length, clause: `${annex} ${number}`, until: null });
  }
  return known.slice(annexes.length);
}

const recitalHead = /\b[Rr]ecitals?\s+\(?(\d{1,3})\)?/g;

/** `Recital (24) of the MDR`. */
const ofRecitals = (plain: string, acts: Acts): Cited[] =>
  [...plain.matchAll(recitalHead)].flatMap(({ 0: words, 1: number = "", index }) => {
    const end = index + words.length;
    const act = acts.beside(index, end);
    return act && isOfDevices.test(act.source) ? [inAct(act, true, { start: index, end, place: `recital ${number}`, until: null })] : [];
  });

/** The classification rules of both regulations stand in their Annex VIII. */
function ofRules(plain: string, acts: Acts): Cited[] {
  return [...plain.matchAll(ruleHead)].flatMap(({ 0: head, 1: number = "", index }) => {
    const act = acts.beside(index, index + head.length) ?? acts.about(index, () => true);
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
    ...ofShortActs(plain, acts),
    ...annexes,
    ...ofSections(plain, annexes),
    ...ofDeepPlaces(plain, annexes),
    ...ofRequirements(plain, acts),
    ...ofRecitals(plain, acts),
    ...ofRules(plain, acts),
    ...named,
  ];
}
