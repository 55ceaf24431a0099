import { LRUCache } from "lru-cache";
import { type NormalCitation, normalCitation } from "../citations/clauses.ts";
import { type Sentence, sentencesOf } from "../text/sentence-splitter.ts";
import { termsOf } from "../text/tokenizer.ts";
import { type Candidate, isDocument, sectionNamed } from "./candidate.ts";
import { createProductFit, type ProductAreaRule, type ProductFit } from "./product-fit.ts";

interface ReadSentence extends Sentence {
  terms: readonly string[];
}

/** A candidate with its words taken apart once. */
export interface ReadCandidate {
  candidate: Candidate;
  normal: NormalCitation;
  /** Name of the section or document it stands in. */
  section: string;
  /** Its sentences, taken apart when first asked for: most candidates fall out before. */
  sentences: () => readonly ReadSentence[];
  /** Terms of its heading, citation and source's title. */
  headTerms: ReadonlySet<string>;
  /** All its terms, those of its headings included. */
  terms: ReadonlySet<string>;
  /** Terms of the heading its section or document goes by, and of those above it; read when asked for. */
  headings: () => { own: readonly string[]; above: readonly string[] };
}

/**
 * Takes passages apart and remembers the texts read last: much asked clauses come up again and again. It holds words of
 * what it read, so that whoever may see different passages needs a reader of their own.
 */
export interface PassageReader {
  normal(citation: string): NormalCitation;
  /** `also` are terms the passage is known by that it does not hold. */
  read(candidate: Candidate, also?: readonly string[]): ReadCandidate;
  productFit: ProductFit;
}

interface ReadText {
  terms: readonly string[];
  sentences: readonly ReadSentence[] | null;
}

/** Most texts a reader remembers, and the most characters of them together. */
const mostTexts = 12_000;
const mostCharacters = 16_000_000;

/** A reader that has read nothing yet; `areas` say which texts are written for which products. */
export function createPassageReader(areas: readonly ProductAreaRule[]): PassageReader {
  const texts = new LRUCache<string, ReadText>({ max: mostTexts, maxSize: mostCharacters, sizeCalculation: (_, text) => text.length + 1 });
  const citations = new LRUCache<string, NormalCitation>({ max: mostTexts });
  const textOf = (text: string): ReadText => remembered(texts, text, () => ({ terms: [...new Set(termsOf(text))], sentences: null }));
  const termsIn = (text: string) => textOf(text).terms;
  const normalOf = (citation: string) => remembered(citations, citation, () => normalCitation(citation));
  return {
    normal: normalOf,
    productFit: createProductFit(areas),
    read(candidate, also = []) {
      const { text } = candidate;
      const read = textOf(text);
      const normal = normalOf(candidate.citation);
      const headTerms = new Set(termsIn(`${candidate.heading} ${candidate.citation} ${candidate.source_title}`));
      return {
        candidate,
        normal,
        section: sectionNamed(normal, candidate),
        headTerms,
        terms: new Set([...headTerms, ...read.terms, ...also]),
        sentences: () => (read.sentences ??= sentencesOf(text).map((one) => ({ ...one, terms: termsOf(text.slice(one.start, one.end)) }))),
        headings() {
          if (isDocument(candidate)) return { own: termsIn(candidate.source_title), above: [] };
          return { own: termsIn(candidate.heading), above: termsIn([candidate.source_title, ...candidate.heading_path].join(" ")) };
        },
      };
    },
  };
}

function remembered<Value extends {}>(cache: LRUCache<string, Value>, key: string, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
