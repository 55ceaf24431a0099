import { LRUCache } from "lru-cache";
import { type NormalCitation, normalCitation } from "../citations/clauses.ts";
import { type Sentence, sentencesOf } from "../text/sentence-splitter.ts";
import { termsOf } from "../text/tokenizer.ts";
import { type Candidate, isDocument, sectionNamed } from "./candidate.ts";

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
}

/** What is kept of a passage once it was read. */
interface ReadPassage {
  text: string;
  head: string;
  headTerms: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  sentences: readonly ReadSentence[] | null;
}

/** Most passages a reader remembers, most characters of them together, and most headings and citations. */
const mostPassages = 12_000;
const mostCharacters = 16_000_000;
const mostNames = 50_000;

/** Terms of a passage's text where somebody holds them already, in any order. */
export type KnownTerms = (key: number) => readonly string[] | null;

/** A reader that has read nothing yet; `known` spares it taking texts apart that an index holds taken apart. */
export function createPassageReader(known: KnownTerms = () => null): PassageReader {
  const passages = new LRUCache<number, ReadPassage>({
    max: mostPassages,
    maxSize: mostCharacters,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  const names = new LRUCache<string, readonly string[]>({ max: mostNames });
  const citations = new LRUCache<string, NormalCitation>({ max: mostNames });
  const termsIn = (name: string) => remembered(names, name, () => [...new Set(termsOf(name))]);
  const normalOf = (citation: string) => remembered(citations, citation, () => normalCitation(citation));
  const passageOf = ({ key, text, heading, citation, source_title }: Candidate): ReadPassage => {
    const head = `${heading} ${citation} ${source_title}`;
    const kept = passages.get(key);
    // Whoever reads may have taken up another library meanwhile.
    if (kept?.text === text && kept.head === head) return kept;
    const headTerms = new Set(termsIn(head));
    const read = { text, head, headTerms, terms: new Set([...headTerms, ...(known(key) ?? termsOf(text))]), sentences: null };
    passages.set(key, read);
    return read;
  };
  return {
    normal: normalOf,
    read(candidate, also = []) {
      const read = passageOf(candidate);
      const normal = normalOf(candidate.citation);
      return {
        candidate,
        normal,
        section: sectionNamed(normal, candidate),
        headTerms: read.headTerms,
        terms: also.length === 0 ? read.terms : new Set([...read.terms, ...also]),
        sentences: () => (read.sentences ??= readSentences(candidate.text)),
        headings() {
          if (isDocument(candidate)) return { own: termsIn(candidate.source_title), above: [] };
          return { own: termsIn(candidate.heading), above: termsIn([candidate.source_title, ...candidate.heading_path].join(" ")) };
        },
      };
    },
  };
}

const readSentences = (text: string): ReadSentence[] =>
  sentencesOf(text).map((one) => ({ ...one, terms: termsOf(text.slice(one.start, one.end)) }));

function remembered<Value extends {}>(cache: LRUCache<string, Value>, key: string, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
