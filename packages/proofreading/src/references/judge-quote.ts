import type { Citation } from "../marks/citations.ts";
import { compareWords, standsWordForWord } from "./compare-words.ts";
import type { HeldPassage, HeldSource } from "./held.ts";
import { evidenceOf, holdingOf, type IndexedWork } from "./judge-clause.ts";
import type { QuoteReference } from "./reference.ts";
import { type Judgement, judged } from "./verdict.ts";
import { wordsIn } from "./words.ts";

interface Place {
  citation: Citation;
  source: HeldSource;
  passages: readonly HeldPassage[];
}

const closeEnough = 0.6;
/** Fewer words than these may be a term or a name, which nobody means to quote. */
const fewestOfQuote = 7;
const mostOfSource = 4000;
const mostAlike = 3;

/** Official words under one citation. */
function placesUnder(citation: Citation, workOf: (source: string) => IndexedWork | null): Place[] {
  const work = workOf(citation.source);
  if (!work) return [];
  if (citation.clause === null) {
    const whole = [...work.current, ...work.former].filter(({ isWhole, version }) => isWhole && version.passages.length < mostOfSource);
    return whole.map(({ source, version }) => ({ citation, source, passages: version.passages }));
  }
  const alike = (passage: HeldPassage) => ({ ...passage, text: inOneNumbering(passage.text, citation) });
  const ends = citation.until === null ? [citation.clause] : [citation.clause, citation.until];
  return ends.flatMap((clause) => {
    const { now, before } = holdingOf(work, clause);
    return [now, before].flatMap((one) =>
      one?.source.verbatim ? [{ citation, source: one.source, passages: one.passages.map(alike) }] : [],
    );
  });
}

const isOfCode = /^(?:FD&C Act|PHS Act|\d+ USC)/;
const section =
  /\b(sections?|subsections?)\s+[\dA-Za-z-]+(?:\([A-Za-z\d]{1,4}\))*(?:\s+of\s+(?:\[?(?:this|the)\]?\s+(?:Act|title|chapter|subchapter|Public\s+Health\s+Service\s+Act)|title\s+\d+))?/gi;
const thisLaw = /\[?\b(?:this|the)\]?\s+(?:Act|title|chapter|subchapter)\b/gi;

/** Words of an Act as the United States Code and the Act itself have them alike: each numbers its sections in its own way. */
const inOneNumbering = (words: string, { source }: Citation): string =>
  isOfCode.test(source) ? words.replace(section, "$1 so and so").replace(thisLaw, "this law") : words;

const textOf = ({ passages }: Place): string => passages.map(({ text }) => text).join("\n");
const nameOf = ({ citation }: Place): string => citation.clause ?? citation.source;

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
  const long = wordsIn(words).filter(({ bare }) => bare.length > 3);
  return long.filter(({ start }) => /\p{Lu}/u.test(words.charAt(start))).length > long.length * 0.6;
}

function judgeExact(words: string, places: readonly Place[]): Judgement | null {
  for (const place of places) {
    const quoted = inOneNumbering(words, place.citation);
    const held = holding(quoted, place.passages);
    const isHeld = held !== undefined || (place.citation.clause !== null && standsWordForWord(quoted, textOf(place)));
    if (!isHeld) continue;
    const evidence = evidenceOf({ source: place.source, passages: held ? [held] : place.passages });
    return judged("in_force", `Stands word for word in ${nameOf(place)}.`, { evidence, compared: nameOf(place) });
  }
  return null;
}

/** The closest words under the citation that a quote is likeliest of. */
function closestTo(words: string, places: readonly Place[]) {
  const compared = places.flatMap((place) => {
    const passages = mostLike(words, place.passages);
    const single = passages.map((passage) => ({ place, passage, ...compareWords(words, passage.text) }));
    const joined = place.citation.clause === null || place.passages.length > mostAlike * 4 ? [] : [compareWords(words, textOf(place))];
    return [...single, ...joined.map((one) => ({ place, passage: passages[0], ...one }))];
  });
  return compared.toSorted((one, other) => other.likeness - one.likeness)[0] ?? null;
}

/** What is said of a quote, compared word for word with the clauses that stand with it; null where nothing can be said. */
export function judgeQuote({ quotation, citations }: QuoteReference, workOf: (source: string) => IndexedWork | null): Judgement | null {
  const words = quotation.normal;
  if (isTitle(words)) return null;
  const exact = judgeExact(
    words,
    citations.flatMap((citation) => placesUnder(citation, workOf)),
  );
  if (exact) return exact;
  const [likeliest] = citations;
  if (!likeliest || wordsIn(words).length < fewestOfQuote) return null;
  const closest = closestTo(inOneNumbering(words, likeliest), placesUnder(likeliest, workOf));
  if (!closest) return null;
  const [name, source] = [nameOf(closest.place), closest.place.source];
  if (closest.likeness >= closeEnough) {
    const evidence = evidenceOf({ source, passages: closest.passage ? [closest.passage] : [] });
    return judged("misquoted", `${name} does not say it so, word for word.`, {
      evidence,
      compared: name,
      differences: closest.differences,
    });
  }
  const current = workOf(likeliest.source)?.current.find((one) => one.source.id === source.id && one.isWhole);
  const other = holding(words, current?.version.passages ?? []);
  if (!other) return null;
  const evidence = evidenceOf({ source, passages: [other] });
  return judged("misquoted", `These words stand in ${other.citation}, not in ${name}.`, { evidence, compared: name });
}
