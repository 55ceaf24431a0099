import { LRUCache } from "lru-cache";
import { type NormalCitation, normalCitation } from "../citations/clauses.ts";
import { isRow, type Sentence, sentencesOf } from "../text/sentence-splitter.ts";
import { termsOf } from "../text/tokenizer.ts";
import { type Candidate, isDocument, isOwn, sectionNamed } from "./candidate.ts";
import { definedIn } from "./definitions.ts";
import { type Holding, holdingsIn } from "./holdings.ts";
import { givenIn } from "./translation.ts";

export interface ReadSentence extends Sentence {
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
  /** What it may be asked for by: its terms with those of its heading, and what it gives; read when asked for. */
  signs: () => readonly string[];
  /** The same for each of its sentences, without the words of its heading. */
  signsBySentence: () => readonly (readonly string[])[];
  /** Terms of each of the things that it defines; read when asked for. */
  defines: () => readonly (readonly string[])[];
  /** Each thing that it says holds others; read when asked for. */
  holds: () => readonly Holding[];
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
  passage: Candidate;
  read: Omit<ReadCandidate, "candidate">;
}

/** Whoever reads may have taken up another library meanwhile. */
const isSame = (one: Candidate, other: Candidate): boolean =>
  one.text === other.text &&
  one.heading === other.heading &&
  one.heading_path === other.heading_path &&
  one.citation === other.citation &&
  one.source_title === other.source_title &&
  one.source_identifier === other.source_identifier;

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
    sizeCalculation: ({ passage }) => passage.text.length + 1,
  });
  const names = new LRUCache<string, readonly string[]>({ max: mostNames });
  const citations = new LRUCache<string, NormalCitation>({ max: mostNames });
  const termsIn = (name: string) => remembered(names, name, () => [...new Set(termsOf(name))]);
  const normalOf = (citation: string) => remembered(citations, citation, () => normalCitation(citation));
  const takeApart = (passage: Candidate): ReadPassage["read"] => {
    const { key, text, heading, citation, source_title } = passage;
    const normal = normalOf(citation);
    const headTerms = new Set(termsIn(`${heading} ${citation} ${source_title}`));
    const terms = new Set([...headTerms, ...(known(key) ?? termsOf(text))]);
    let signs: readonly string[] | null = null;
    const sentencesRead = () => (sentences ??= readSentences(text, isOwn(passage)));
    let sentences: readonly ReadSentence[] | null = null;
    let defined: readonly (readonly string[])[] | null = null;
    let held: readonly Holding[] | null = null;
    let bySentence: readonly (readonly string[])[] | null = null;
    let headed: ReturnType<ReadCandidate["headings"]> | null = null;
    const headings = () => {
      if (isOwn(passage)) return { own: termsIn(unnumbered(heading)), above: termsIn(passage.heading_path.map(unnumbered).join(" ")) };
      if (isDocument(passage)) return { own: termsIn(source_title), above: [] };
      return { own: termsIn(heading), above: termsIn([source_title, ...passage.heading_path].join(" ")) };
    };
    return {
      normal,
      section: sectionNamed(normal, passage),
      headTerms,
      terms,
      sentences: sentencesRead,
      signs: () => (signs ??= [...givenIn(text), ...termsIn(heading), ...sentencesRead().flatMap((one) => one.terms)]),
      signsBySentence: () =>
        (bySentence ??= sentencesRead().map(({ start, end, terms: own }) => [...givenIn(text.slice(start, end)), ...own])),
      defines: () => (defined ??= definedIn(text)),
      holds: () => (held ??= holdingsIn(text, heading)),
      headings: () => (headed ??= headings()),
    };
  };
  const readOf = (passage: Candidate): ReadPassage["read"] => {
    const kept = passages.get(passage.key);
    if (kept && isSame(kept.passage, passage)) return kept.read;
    const read = takeApart(passage);
    passages.set(passage.key, { passage, read });
    return read;
  };
  return {
    normal: normalOf,
    read(candidate, also = []) {
      const read = readOf(candidate);
      return { ...read, candidate, terms: also.length === 0 ? read.terms : new Set([...read.terms, ...also]) };
    },
  };
}

/** A heading without the number it stands under. */
const unnumbered = (heading: string): string => heading.replace(/^(?:section |appendix |annex )?[\dA-Z]{1,3}(?:\.\d+)*[.)]?\s+(?=\S)/i, "");

const readSentences = (text: string, own: boolean): ReadSentence[] => {
  const read = sentencesOf(text, own).map((one) => ({ ...one, terms: termsOf(text.slice(one.start, one.end)) }));
  const [head] = read;
  // Under the names of its columns a row says more than its cells do.
  const isUnderHead = ({ start, end }: Sentence) => own && head !== undefined && start > head.start && isRow(text.slice(start, end));
  const isTable = head !== undefined && head.start === 0 && isRow(text.slice(0, head.end));
  return read.map((one) => (isTable && isUnderHead(one) ? { ...one, terms: [...head.terms, ...one.terms] } : one));
};

function remembered<Value extends {}>(cache: LRUCache<string, Value>, key: string, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
