/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { termIn, wordsOf } from "../text/tokenizer.ts";
import { DocTable } from "./doc-table.ts";
import { ForwardIndex, mostWords } from "./forward-index.ts";
import { Lexicon } from "./lexicon.ts";
import { gone } from "./postings.ts";
import { type ParsedQuery, parseQuery, type SearchText } from "./query-parser.ts";
import { Scorer } from "./scorer.ts";
import { SegmentMerger } from "./segment-merger.ts";
import { defaultSettings, type RankingSettings } from "./settings.ts";
import { type IndexState, readSnapshot, writeSnapshot } from "./snapshot.ts";
import { WordForms } from "./word-forms.ts";

/** A passage as the index sees it. */
export interface IndexPassage {
  /** The passage's number in the database; passages that follow each other in their source have numbers that do. */
  key: number;
  citation: string;
  /** Title of its source. */
  title: string;
  /** Headings above it, outermost first, as one text. */
  heading: string;
  text: string;
}

export interface Hit {
  key: number;
  score: number;
}

/** How long passages are and how many of them a word occurs in, by which every score is measured. */
export interface Statistics {
  readonly size: number;
  readonly averageCount: number;
  readonly averageLength: number;
  frequencyOf(term: string): number;
}

export interface PassageIndex {
  readonly size: number;
  statistics(): Statistics;
  /** Adds passages; a key that is there already is replaced. */
  add(passages: readonly IndexPassage[]): void;
  remove(keys: readonly number[]): void;
  /** The best passages for a question, best first. */
  search(searched: SearchText, options: { limit: number; accept?: (key: number) => boolean }): Hit[];
  /** The best passages with what a learned ranking weighs, a row of `passageFeatureNames` each, in the order they have without it. */
  describe(searched: SearchText, limit: number): { keys: number[]; rows: Float32Array };
  /** The terms of a passage's text, each once, in no order; null where it is not held, or too long to be held whole. */
  termsOf(key: number): string[] | null;
  /** The whole index as bytes, for `loadIndex`. */
  snapshot(): Uint8Array<ArrayBuffer>;
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

class MemoryIndex implements PassageIndex {
  readonly #settings: RankingSettings;
  readonly #words: Lexicon;
  readonly #terms: Lexicon;
  readonly #forms: WordForms;
  readonly #store: ForwardIndex;
  readonly #docs: DocTable;
  readonly #segments: SegmentMerger;
  readonly #ranking: Scorer;
  readonly #recentWords = new Map<string, number>();
  readonly #beside: (() => Statistics) | undefined;
  #totals = { words: 0, terms: 0 };
  #isFollowed = false;
  /** By term: in which reading of a passage it was seen last. */
  #readIn = new Uint32Array(0);
  #readings = 0;

  constructor(settings: RankingSettings, { kept, beside }: { kept?: IndexState; beside?: (() => Statistics) | undefined } = {}) {
    this.#settings = settings;
    this.#beside = beside;
    this.#words = new Lexicon(kept?.words);
    this.#terms = new Lexicon(kept?.terms);
    this.#forms = new WordForms(kept?.termOfWord);
    this.#store = kept ? ForwardIndex.from(kept.low, kept.high) : new ForwardIndex();
    this.#docs = new DocTable(kept);
    this.#segments = new SegmentMerger((doc) => this.#docs.isGone(doc), kept ? [kept.segment] : []);
    this.#ranking = new Scorer(settings);
    for (let doc = 0; doc < this.#docs.count; doc++) this.#count(doc, 1);
  }

  get size(): number {
    return this.#docs.size;
  }

  add(passages: readonly IndexPassage[]): void {
    this.#isFollowed = false;
    for (const passage of passages) {
      this.#drop(passage.key);
      this.#write(passage);
      this.#segments.passageEnds();
    }
  }

  remove(keys: readonly number[]): void {
    this.#isFollowed = false;
    for (const key of keys) this.#drop(key);
  }

  search(searched: SearchText, { limit, accept }: { limit: number; accept?: (key: number) => boolean }): Hit[] {
    if (this.size === 0 || limit < 1) return [];
    if (!this.#isFollowed) this.#follow();
    return this.#ranking.best(this.#parse(searched), limit, accept);
  }

  describe(searched: SearchText, limit: number): { keys: number[]; rows: Float32Array } {
    if (!this.#isFollowed) this.#follow();
    const { found, rows } = this.#ranking.described(this.#parse(searched), limit);
    return { keys: found.map(({ key }) => key), rows };
  }

  #parse(searched: SearchText): ParsedQuery {
    const { stemming, vocabulary } = this.#settings;
    return parseQuery(searched, { words: this.#words, terms: this.#terms, stemming, vocabulary });
  }

  statistics(): Statistics {
    const frequencyOf = (term: string) => {
      if (!this.#isFollowed) this.#follow();
      const number = this.#terms.find(term);
      return number < 0 ? 0 : this.#ranking.frequencyOf(number);
    };
    const size = Math.max(1, this.size);
    const { words, terms } = this.#totals;
    return { size: this.size, averageCount: Math.max(1, words / size), averageLength: Math.max(1, terms / size), frequencyOf };
  }

  termsOf(key: number): string[] | null {
    const doc = this.#docs.docOf(key);
    if (doc === undefined) return null;
    const count = this.#docs.counts.data[doc]!;
    if (count === mostWords) return null;
    const { low, high, offset } = this.#store.at(this.#docs.starts.data[doc]!);
    if (this.#readIn.length < this.#terms.size) this.#readIn = new Uint32Array(Math.ceil(this.#terms.size * 1.25));
    const [reading, readIn] = [(this.#readings += 1), this.#readIn];
    const terms: string[] = [];
    for (let at = offset; at < offset + count; at++) {
      const term = this.#forms.termOf(low[at]! | (high[at]! << 16));
      if (term === gone || readIn[term] === reading) continue;
      readIn[term] = reading;
      terms.push(this.#terms.at(term));
    }
    return terms;
  }

  snapshot(): Uint8Array<ArrayBuffer> {
    const { keys, sources, sections, counts, lengths, starts } = this.#docs;
    const live = Array.from({ length: this.#docs.count }, (_, doc) => doc).filter((doc) => !this.#docs.isGone(doc));
    const docOf = new Uint32Array(this.#docs.count).fill(gone);
    const store = live.length === this.#docs.count ? this.#store : new ForwardIndex();
    const kept = new DocTable();
    live.forEach((doc, number) => {
      docOf[doc] = number;
      const [start, count] = [starts.data[doc]!, counts.data[doc]!];
      kept.push({
        key: keys.data[doc]!,
        source: sources.data[doc]!,
        section: sections.data[doc]!,
        start: store === this.#store ? start : store.copy(this.#store, start, count),
        count,
        length: lengths.data[doc]!,
      });
    });
    return writeSnapshot({
      words: this.#words.columns,
      terms: this.#terms.columns,
      termOfWord: this.#forms.column,
      keys: kept.keys.trimmed(),
      sources: kept.sources.trimmed(),
      sections: kept.sections.trimmed(),
      starts: kept.starts.trimmed(),
      counts: kept.counts.trimmed(),
      lengths: kept.lengths.trimmed(),
      ...store.columns,
      segment: this.#segments.asOne((doc) => docOf[doc]!),
    });
  }

  #write({ key, title, heading, citation, text }: IndexPassage): void {
    const doc = this.#docs.count;
    const { fields } = this.#settings;
    const words = wordsOf(text).map((word) => this.#numberOf(word));
    let length = 0;
    for (const word of words) length += this.#post(word, doc, fields.text);
    for (const word of wordsOf(title)) this.#post(this.#numberOf(word), doc, fields.title);
    for (const word of wordsOf(heading)) this.#post(this.#numberOf(word), doc, fields.heading);
    for (const word of wordsOf(citation)) this.#post(this.#numberOf(word), doc, fields.citation);
    this.#docs.push({
      key,
      source: hashOf(title),
      section: hashOf(`${title}\n${heading}`),
      start: this.#store.add(words),
      count: Math.min(words.length, mostWords),
      length: Math.min(length, 65_535),
    });
    this.#count(doc, 1);
  }

  /** Notes that a passage holds a word; 1 where the word is a term. */
  #post(word: number, doc: number, weight: number): 0 | 1 {
    const term = this.#forms.termOf(word);
    if (term === gone) return 0;
    if (weight > 0) this.#segments.push(term, doc, weight);
    return 1;
  }

  /** A word's number; new words are given one. */
  #numberOf(word: string): number {
    const recent = this.#recentWords.get(word);
    if (recent !== undefined) return recent;
    const number = this.#words.add(word);
    if (number === this.#forms.count) {
      const term = termIn(word, this.#settings.stemming);
      this.#forms.push(term === null ? gone : this.#terms.add(term));
    }
    if (this.#recentWords.size > 50_000) this.#recentWords.clear();
    this.#recentWords.set(word, number);
    return number;
  }

  #drop(key: number): void {
    const doc = this.#docs.docOf(key);
    if (doc === undefined) return;
    this.#count(doc, -1);
    this.#docs.drop(doc);
  }

  #count(doc: number, sign: 1 | -1): void {
    this.#totals.words += sign * this.#docs.counts.data[doc]!;
    this.#totals.terms += sign * this.#docs.lengths.data[doc]!;
  }

  #follow(): void {
    this.#isFollowed = true;
    const { keys, sources, sections, starts, counts, lengths, count } = this.#docs;
    const beside = this.#beside?.();
    const { averageCount, averageLength } = beside && beside.size > 0 ? beside : this.statistics();
    this.#ranking.follow({
      segments: this.#segments.current(),
      keys: keys.data,
      sources: sources.data,
      sections: sections.data,
      starts: starts.data,
      counts: counts.data,
      lengths: lengths.data,
      roles: this.#forms.roles,
      termOfWord: this.#forms.terms,
      wordAt: (word) => this.#words.at(word),
      terms: this.#terms.size,
      formsOf: (term) => this.#forms.of(term),
      store: this.#store,
      averageCount,
      averageLength,
      beside: beside && { size: beside.size, frequencyOf: (term) => beside.frequencyOf(this.#terms.at(term)) },
      docs: count,
      size: this.size,
      hasGone: this.size < count,
      docOf: (key) => this.#docs.docOf(key),
    });
  }
}

/** An empty index; `settings` other than the usual are for measuring what each is worth. */
export function createIndex(settings: Partial<RankingSettings> = {}): PassageIndex {
  return new MemoryIndex({ ...defaultSettings, ...settings });
}

/**
 * An empty index that is searched beside a larger one: it measures words by how rare they are in both, and lengths by the
 * larger one's. In a few passages alone every word would be about as rare as any other, and scores would mean nothing
 * beside those of the larger one.
 */
export const createIndexBeside = (beside: () => Statistics): PassageIndex => new MemoryIndex(defaultSettings, { beside });

/**
 * The index a snapshot holds; null where the bytes are damaged or of another format version. Bytes that fill their
 * buffer become the index's own. `isChecked` skips the checksum, for bytes that come straight from an index.
 */
export function loadIndex(bytes: Uint8Array, { isChecked = false } = {}): PassageIndex | null {
  const state = readSnapshot(bytes, isChecked);
  return state === null ? null : new MemoryIndex(defaultSettings, { kept: state });
}
