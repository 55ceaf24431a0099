import type { Citation } from "../marks/citations.ts";
import { compareWords, standsWordForWord } from "./compare-words.ts";
import type { HeldPassage, HeldSource } from "./held.ts";
import { evidenceOf, holdingOf, type IndexedWork } from "./indexed-work.ts";
import type { Quoted, QuoteReference } from "./reference.ts";
import { isPeriod } from "./quotes-of.ts";
import { type Judgement, judged } from "./verdict.ts";
import { tellingWords, wordsIn } from "./words.ts";

type Nearness = Quoted["nearness"];
const nearnesses: readonly Nearness[] = ["tight", "sentence", "paragraph"];

interface Place {
  /** What it is called. */
  name: string;
  /** What it is cited by; null of a guidance document. */
  citation: Citation | null;
  source: HeldSource;
  passages: readonly HeldPassage[];
  nearness: Nearness;
}

/** How much a quote must be like the words of what is named near it, so that it is said to be of it. */
const closeEnough: Readonly<Record<Nearness, number>> = { tight: 0.55, sentence: 0.55, paragraph: 0.7 };
/** Fewer words than these may be a term or a name, which nobody means to quote. */
const fewestOfQuote: Readonly<Record<Nearness, number>> = { tight: 5, sentence: 6, paragraph: 8 };
/** So few words are said to be misquoted only where most of them stand there. */
const shortQuote = 7;
const closeEnoughOfShort = 0.7;
const mostOfSource = 4000;
const mostAlike = 3;

/** Official words under what a quote may be of. */
function placesUnder({ of, nearness }: Quoted, workOf: WorkOf): Place[] {
  if (of.kind === "guidance") {
    const held = workOf(of.guidance_id)?.current.filter(({ source }) => source.verbatim) ?? [];
    return held.map(({ source, version }) => ({ name: source.title, citation: null, source, passages: version.passages, nearness }));
  }
  const work = workOf(of.source);
  if (!work) return [];
  const named = { name: of.clause ?? of.source, citation: of, nearness };
  if (of.clause === null) {
    const whole = [...work.current, ...work.former].filter(({ isWhole, version }) => isWhole && version.passages.length < mostOfSource);
    return whole.map(({ source, version }) => ({ ...named, source, passages: version.passages }));
  }
  const alike = (passage: HeldPassage) => ({ ...passage, text: inOneNumbering(passage.text, of) });
  const ends = of.until === null ? [of.clause] : [of.clause, of.until];
  return ends.flatMap((clause) => {
    const { now, before } = holdingOf(work, clause);
    return [now, before].flatMap((one) =>
      one?.source.verbatim ? [{ ...named, source: one.source, passages: one.passages.map(alike) }] : [],
    );
  });
}

const isOfCode = /^(?:FD&C Act|PHS Act|\d+ USC)/;
const section =
  /\b(sections?|subsections?)\s+\d[\dA-Za-z-]*(?:\([A-Za-z\d]{1,4}\))*(?:\s+of\s+(?:\[?(?:this|the)\]?\s+(?:Act|title|chapter|subchapter|Public\s+Health\s+Service\s+Act)|title\s+\d+))?/gi;
const thisLaw = /\[?\b(?:this|the)\]?\s+(?:Act|title|chapter|subchapter)\b/gi;

/** Words of an Act as the United States Code and the Act itself have them alike: each numbers its sections in its own way. */
const inOneNumbering = (words: string, citation: Citation | null): string =>
  citation !== null && isOfCode.test(citation.source) ? words.replace(section, "$1 so and so").replace(thisLaw, "this law") : words;

const textOf = ({ passages }: Place): string => passages.map(({ text }) => text).join("\n");

/** The articles and sections whose paragraphs are named near a quote, other paragraphs of which it may be of. */
function besideThem(quoted: readonly Quoted[]): Quoted[] {
  const named = new Set(quoted.flatMap(({ of }) => (of.kind === "guidance" ? [] : (of.clause ?? []))));
  return quoted.flatMap(({ of, nearness }): Quoted[] => {
    if (of.kind === "guidance" || of.clause === null || nearness === "paragraph") return [];
    const clause = of.clause.replace(/(?:\([^()]*\))+$/, "");
    if (named.has(clause) || !/(?:Article \d+[a-z]?|CFR \d+\.\d+)$/.test(clause)) return [];
    named.add(clause);
    return [{ of: { ...of, clause, normal: clause, until: null }, nearness: "paragraph" }];
  });
}

type WorkOf = (source: string) => IndexedWork | null;

/** The passage that has all words of a quote one after another. */
const holding = (words: string, passages: readonly HeldPassage[]): HeldPassage | undefined => {
  const longest = wordsIn(words)
    .map(({ start, end }) => words.slice(start, end))
    .toSorted((one, other) => other.length - one.length)[0];
  const near = longest === undefined ? passages : passages.filter(({ text }) => text.toLowerCase().includes(longest.toLowerCase()));
  return near.find(({ text }) => standsWordForWord(words, text));
};

/** The passages that share most words with a quote. */
function mostLike(words: string, passages: readonly HeldPassage[]): HeldPassage[] {
  if (passages.length <= mostAlike) return [...passages];
  const wanted = new Set(wordsIn(words).map(({ bare }) => bare));
  const count = (text: string) => new Set(wordsIn(text).flatMap(({ bare }) => (wanted.has(bare) ? [bare] : []))).size;
  return passages
    .map((passage) => ({ passage, shared: count(passage.text) }))
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, mostAlike)
    .map(({ passage }) => passage);
}

/** Titles are put between quotation marks as well: most of their words are capital. */
function isTitle(words: string): boolean {
  if (/\p{Ll}{2}[.;]\s+\p{Lu}|\b(?:shall|must|may|is|are|means|implements|includes|applies|has|have)\b/u.test(words)) return false;
  const long = wordsIn(words).filter(({ bare }) => bare.length > 3);
  return long.filter(({ start }) => /\p{Lu}/u.test(words.charAt(start))).length > long.length * 0.6;
}

/** Whether words are what a document is called, wholly or nearly. */
const isTitleOf = (words: string, { source, citation }: Place): boolean => {
  const [told, title] = [tellingWords(words), tellingWords(source.title)];
  return citation?.clause == null && [...told].filter((word) => title.has(word)).length >= told.size * 0.8;
};

/** Whether words are what the clause itself is headed: the title of a section is quoted as one. */
const isHeadingOf = (words: string, { passages }: Place): boolean => {
  const told = tellingWords(words);
  const headings = new Set(passages.flatMap(({ heading, path }) => [heading, ...path]).filter((heading) => heading !== ""));
  return [...headings].some((heading) => {
    const title = tellingWords(heading);
    return told.size > 0 && told.size <= title.size && [...told].every((word) => title.has(word));
  });
};

function judgeExact(words: string, places: readonly Place[]): Judgement | null {
  for (const place of places) {
    const quoted = inOneNumbering(words, place.citation);
    const held = holding(quoted, place.passages);
    const isHeld = held !== undefined || (place.citation?.clause != null && standsWordForWord(quoted, textOf(place)));
    if (!isHeld) continue;
    const evidence = evidenceOf({ source: place.source, passages: held ? [held] : place.passages });
    return judged("in_force", `Stands word for word in ${place.name}.`, { evidence, compared: place.name });
  }
  return null;
}

/** The sentences of a passage where a quote is one: words of the next sentence are none that it left out. */
const sentencesLike = (quote: string, text: string): string[] =>
  /[.;]\s+\p{Lu}/u.test(quote) ? [] : text.split(/(?<=[.;])\s+/).filter((one, _, all) => all.length > 1 && one.length > quote.length / 2);

/** The closest words under what a quote may be of, the nearer of two alike. */
function closestTo(words: string, places: readonly Place[]) {
  const count = wordsIn(words).length;
  const compared = places.flatMap((place) => {
    if (count < fewestOfQuote[place.nearness]) return [];
    const quoted = inOneNumbering(words, place.citation);
    const passages = mostLike(quoted, place.passages);
    const single = passages.flatMap((passage) =>
      [passage.text, ...sentencesLike(quoted, passage.text)].map((text) => ({ place, passage, ...compareWords(quoted, text) })),
    );
    const isShort = place.citation?.clause != null && place.passages.length <= mostAlike * 4;
    const joined = isShort ? [compareWords(quoted, textOf(place))] : [];
    return [...single, ...joined.map((one) => ({ place, passage: passages[0], ...one }))];
  });
  const isLike = ({ place, likeness }: (typeof compared)[number]) =>
    likeness >= (count < shortQuote ? Math.max(closeEnoughOfShort, closeEnough[place.nearness]) : closeEnough[place.nearness]);
  const rankOf = ({ place }: (typeof compared)[number]) => nearnesses.indexOf(place.nearness);
  return compared.filter(isLike).toSorted((one, other) => rankOf(one) - rankOf(other) || other.likeness - one.likeness)[0];
}

/** A period that the clause named beside it does not give, where it gives others of its kind. */
function judgePeriod(words: string, places: readonly Place[]): Judgement | null {
  const unit = /[a-z]+$/i.exec(words.replace(/s$/i, ""))?.[0] ?? "";
  const other = new RegExp(`\\b\\d+ (?:[a-z]+ )?${unit}s?\\b`, "i");
  const length = /\d.*$/.exec(words)?.[0] ?? words;
  if (places.some((one) => standsWordForWord(length, textOf(one)))) return null;
  const place = places.find((one) => one.nearness !== "paragraph" && one.citation?.clause != null && other.test(textOf(one)));
  if (!place) return null;
  const passage = place.passages.find(({ text }) => other.test(text));
  const evidence = evidenceOf({ source: place.source, passages: passage ? [passage] : place.passages });
  return judged("misquoted", `${place.name} does not say it so, word for word.`, { evidence, compared: place.name });
}

/** What is said of words that are not in what is named near them, but in another clause of it: misquoted where they are put right at the one. */
function judgeElsewhere(words: string, places: readonly Place[], workOf: WorkOf): Judgement | null {
  if (wordsIn(words).length < fewestOfQuote.paragraph) return null;
  for (const { citation, source, nearness, name } of places) {
    const current = citation && workOf(citation.source)?.current.find((one) => one.source.id === source.id && one.isWhole);
    const other = holding(words, current?.version.passages ?? []);
    if (!other) continue;
    const evidence = evidenceOf({ source, passages: [other] });
    return nearness === "tight"
      ? judged("misquoted", `These words stand in ${other.citation}, not in ${name}.`, { evidence, compared: name })
      : judged("in_force", `Stands word for word in ${other.citation}.`, { evidence, compared: other.citation });
  }
  return null;
}

/** What is said of a quote, compared word for word with what is named near it; null where nothing can be said. */
export function judgeQuote({ quotation, quoted }: QuoteReference, workOf: WorkOf): Judgement | null {
  const words = quotation.normal;
  if (isTitle(words)) return null;
  const places = [...quoted, ...besideThem(quoted)].flatMap((one) => placesUnder(one, workOf));
  if (places.some((place) => isTitleOf(words, place))) return null;
  const exact = judgeExact(words, places);
  if (exact) return exact;
  if (places.some((place) => isHeadingOf(words, place))) return null;
  if (isPeriod(words)) return judgePeriod(words, places);
  const closest = closestTo(words, places);
  if (!closest) return judgeElsewhere(words, places, workOf);
  const { place, passage, differences } = closest;
  const evidence = evidenceOf({ source: place.source, passages: passage ? [passage] : [] });
  return judged("misquoted", `${place.name} does not say it so, word for word.`, { evidence, compared: place.name, differences });
}
