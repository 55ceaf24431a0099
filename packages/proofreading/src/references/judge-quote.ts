import type { Citation } from "../marks/citations.ts";
import { compareWords, standsWordForWord } from "./compare-words.ts";
import { evidenceOf, holdingOf, type IndexedWork } from "./judge-clause.ts";
import type { QuoteReference } from "./reference.ts";
import { type Judgement, judged } from "./verdict.ts";
import type { HeldPassage, HeldSource } from "./held.ts";

interface Place {
  citation: Citation;
  source: HeldSource;
  passages: readonly HeldPassage[];
}

const closeEnough = 0.6;
const mostOfSource = 4000;

/** The official words that a quote may be of, for each citation that stands with it. */
function placesOf({ citations }: QuoteReference, workOf: (source: string) => IndexedWork | null): Place[] {
  return citations.flatMap((citation): Place[] => {
    const work = workOf(citation.source);
    if (!work) return [];
    if (citation.clause === null) {
      const whole = [...work.current, ...work.former].filter(({ isWhole, version }) => isWhole && version.passages.length < mostOfSource);
      return whole.map(({ source, version }) => ({ citation, source, passages: version.passages }));
    }
    const ends = citation.until === null ? [citation.clause] : [citation.clause, citation.until];
    const held = ends.flatMap((clause) => {
      const { now, before } = holdingOf(work, clause);
      return [now, before].flatMap((one) => (one?.source.verbatim ? [one] : []));
    });
    return held.map(({ source, passages }) => ({ citation, source, passages }));
  });
}

/** Where a quote stands word for word in a source apart from the clause it is said to be of. */
function elsewhere(words: string, { citation, source }: Place, workOf: (source: string) => IndexedWork | null): HeldPassage | null {
  const work = workOf(citation.source);
  const passages = work?.current.find((one) => one.source.id === source.id && one.isWhole)?.version.passages ?? [];
  return passages.find(({ text }) => standsWordForWord(words, text)) ?? null;
}

const textOf = ({ passages }: Place): string => passages.map(({ text }) => text).join("\n");

/** What is said of a quote, compared word for word with the clauses that stand with it. */
export function judgeQuote(quote: QuoteReference, workOf: (source: string) => IndexedWork | null): Judgement | null {
  const words = quote.quotation.normal;
  const compared = placesOf(quote, workOf).map((place) => ({ place, ...compareWords(words, textOf(place)) }));
  const exact = compared.find((one) => one.exact);
  if (exact) {
    const held = exact.place.passages.find(({ text }) => standsWordForWord(words, text)) ?? exact.place.passages[0];
    const evidence = evidenceOf({ source: exact.place.source, passages: held ? [held] : [] });
    return judged("in_force", `Stands word for word in ${nameOf(exact.place)}.`, { evidence, compared: nameOf(exact.place) });
  }
  const closest = compared.toSorted((one, other) => other.likeness - one.likeness)[0];
  if (!closest) return null;
  const name = nameOf(closest.place);
  const evidence = evidenceOf({ source: closest.place.source, passages: closestPassage(words, closest.place) });
  if (closest.likeness >= closeEnough)
    return judged("misquoted", `${name} does not say it so, word for word.`, {
      evidence,
      compared: name,
      differences: closest.differences,
    });
  const other = elsewhere(words, closest.place, workOf);
  if (other)
    return judged("misquoted", `These words stand in ${other.citation}, not in ${name}.`, {
      compared: name,
      evidence: evidenceOf({ source: closest.place.source, passages: [other] }),
    });
  return null;
}

const nameOf = ({ citation }: Place): string => citation.clause ?? citation.source;

function closestPassage(words: string, { passages }: Place): HeldPassage[] {
  const best = passages
    .map((passage) => ({ passage, ...compareWords(words, passage.text) }))
    .toSorted((one, other) => other.likeness - one.likeness)[0];
  return best ? [best.passage] : [];
}
