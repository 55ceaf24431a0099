/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { type PassageFeatureName, passageFeatureNames } from "./passage-feature-names.ts";
import { gone } from "./postings.ts";
import type { ParsedQuery } from "./query-parser.ts";
import { mostTerms, QuestionTerms } from "./question-terms.ts";
import type { Searchable } from "./searchable.ts";
import { TermVectors } from "./term-vectors.ts";

/** A passage found, with what its score is made of. */
export interface Found {
  doc: number;
  key: number;
  score: number;
  /** BM25, what reading again added, and what it was lent by its section and neighbours. */
  words: number;
  gain: number;
  lent: number;
}

const width = passageFeatureNames.length;

const yesOrNo = /^(?:is|are|was|were|do|does|did|can|could|may|must|shall|should|will|would|has|have|am)\b/i;
const number =
  /\bhow (?:many|much|long|soon|often|quickly|fast|late|old)\b|\bdeadline|\bwithin what|\bwhat (?:period|time|percentage|number|fee|amount)/i;
const meaning = /^what (?:is|are|does .* mean)\b|\bdefin|\bmeaning of/i;

interface Group {
  count: number;
  sum: number;
  best: number;
  rank: number;
}

/** Passages by source or section: how many, how good together, and which are best. */
function groupsOf(found: readonly Found[], nameOf: (one: Found) => number) {
  const groups = new Map<number, Group>();
  const ranks = new Uint16Array(found.length);
  found.forEach((one, nth) => {
    const group = groups.get(nameOf(one)) ?? { count: 0, sum: 0, best: one.score, rank: 0 };
    ranks[nth] = group.count++;
    group.sum += one.score;
    groups.set(nameOf(one), group);
  });
  [...groups.values()].toSorted((one, other) => other.sum - one.sum).forEach((group, nth) => (group.rank = nth));
  return { of: (one: Found) => groups.get(nameOf(one))!, ranks };
}

const ranksBy = (found: readonly Found[], valueOf: (one: Found) => number): Uint16Array => {
  const ranks = new Uint16Array(found.length);
  const order = [...found.keys()].toSorted((one, other) => valueOf(found[other]!) - valueOf(found[one]!) || one - other);
  order.forEach((nth, rank) => (ranks[nth] = rank));
  return ranks;
};

/** Computes what a learned ranking of passages weighs. */
export class PassageFeatures {
  readonly #of: Searchable;
  readonly #vectors: TermVectors;
  readonly #rarity: (term: number) => number;
  readonly #asked: QuestionTerms;

  constructor(of: Searchable, terms: number) {
    this.#of = of;
    this.#vectors = new TermVectors(of, terms);
    this.#rarity = (term) => this.#vectors.rarity(term);
    this.#asked = new QuestionTerms(of, terms);
  }

  /** A row of features for each passage found, best first. */
  rows(query: ParsedQuery, found: readonly Found[]): Float32Array {
    const rows = new Float32Array(found.length * width);
    if (found.length === 0) return rows;
    const terms = [...new Set(query.phrases[0]?.terms ?? [])].slice(0, mostTerms - 1);
    const known = terms.filter((term) => term >= 0);
    const rarities = terms.map((term) => (term >= 0 ? this.#rarity(term) : this.#rarity(gone)));
    this.#asked.look(terms);
    const fill = { rows, found, terms, rarities, total: rarities.reduce((sum, one) => sum + one, 0) || 1 };
    this.#fromScores(fill);
    this.#fromText(fill);
    this.#fromGroups(fill);
    this.#fromSurroundings(fill);
    this.#fromLikeness(fill, known);
    fromQuestion(fill, query);
    this.#asked.forget(terms);
    return rows;
  }

  #fromScores({ rows, found }: Fill): void {
    const best = found[0]!.score || 1;
    const most = (valueOf: (one: Found) => number) => Math.max(1e-9, ...found.map(valueOf));
    const [words, gain, lent] = [most((one) => one.words), most((one) => one.gain), most((one) => one.lent)];
    const wordRanks = ranksBy(found, (one) => one.words);
    const gainRanks = ranksBy(found, (one) => one.gain);
    const scoreOf = new Map(found.map((one) => [one.key, one]));
    const beside = (one: Found, apart: number) => {
      const other = scoreOf.get(one.key + apart);
      return other !== undefined && this.#of.sources[other.doc] === this.#of.sources[one.doc] ? other.score / best : 0;
    };
    found.forEach((one, nth) => {
      const at = writer(rows, nth);
      at("score", one.score);
      at("scoreShare", one.score / best);
      at("rank", Math.log1p(nth));
      at("wordsShare", one.words / words);
      at("gainShare", one.gain / gain);
      at("lentShare", one.lent / lent);
      at("wordsRank", Math.log1p(wordRanks[nth]!));
      at("gainRank", Math.log1p(gainRanks[nth]!));
      at("belowFormer", nth === 0 ? 0 : (found[nth - 1]!.score - one.score) / best);
      at("before", beside(one, -1));
      at("after", beside(one, 1));
      at("twoBefore", beside(one, -2));
      at("twoAfter", beside(one, 2));
      at("bestScore", best);
      at("margin", (best - found[Math.min(9, found.length - 1)]!.score) / best);
    });
  }

  #fromText(fill: Fill): void {
    const { rows, found, terms, rarities, total } = fill;
    const inHeadings = this.#asked.heldAnywhere(
      found.map(({ doc }) => doc),
      terms,
    );
    const rarest = rarities.indexOf(Math.max(...rarities));
    const [textWords, textGentle] = [new Float64Array(found.length), new Float64Array(found.length)];
    found.forEach(({ doc }, nth) => {
      const at = writer(rows, nth);
      const place = this.#asked.read(doc, rarities);
      const length = this.#of.lengths[doc]!;
      let covered = 0;
      let anywhere = 0;
      let headings = 0;
      let held = 0;
      let weighed = 0;
      for (let one = 0; one < terms.length; one++) {
        const times = place.times[one]!;
        const rarity = rarities[one]!;
        const units = inHeadings[nth * terms.length + one]!;
        if (times > 0) {
          covered += rarity;
          held++;
          weighed += rarity * times;
          textWords[nth] = textWords[nth]! + (rarity * 2.2 * times) / (times + 0.3 + (0.9 * length) / this.#of.averageLength);
          textGentle[nth] = textGentle[nth]! + (rarity * 1.5 * times) / (times + 0.35 + (0.15 * length) / this.#of.averageLength);
        }
        if (units > 0) anywhere += rarity;
        if (units > 4 * times) headings += rarity;
      }
      at("covered", covered / total);
      at("coveredAnywhere", anywhere / total);
      at("coveredByHeadings", headings / total);
      at("termsHeld", held / Math.max(1, terms.length));
      at("rarestHeld", place.times[rarest]! > 0 ? 1 : 0);
      at("coveredNearby", place.nearby / total);
      at("longestRun", place.run / Math.max(1, terms.length));
      at("firstPlace", place.first / Math.max(1, this.#of.counts[doc]!));
      at("density", weighed / Math.max(10, length));
      at("numbers", place.numbers / Math.max(1, this.#of.counts[doc]!));
      at("duties", place.duties / Math.max(1, this.#of.counts[doc]!));
      at("length", Math.log1p(length));
      at("stopShare", 1 - length / Math.max(1, this.#of.counts[doc]!));
    });
    const [mostWords, mostGentle] = [Math.max(1e-9, ...textWords), Math.max(1e-9, ...textGentle)];
    found.forEach((_, nth) => {
      writer(rows, nth)("textWords", textWords[nth]! / mostWords);
      writer(rows, nth)("textGentle", textGentle[nth]! / mostGentle);
    });
  }

  /** How well a passage does together with what stands about it in its source. */
  #fromSurroundings({ rows, found, terms, rarities, total }: Fill): void {
    const { sources, docOf } = { sources: this.#of.sources, docOf: (key: number) => this.#of.docOf(key) };
    const best = found[0]!.score || 1;
    const mean = found.reduce((sum, { score }) => sum + score, 0) / found.length;
    const deviation = Math.sqrt(found.reduce((sum, { score }) => sum + (score - mean) ** 2, 0) / found.length) || 1;
    const bySource = Map.groupBy(found, ({ doc }) => sources[doc]!);
    const besides = found.flatMap(({ doc, key }) =>
      [key, key - 1, key + 1].map((one) => {
        const other = docOf(one);
        return other !== undefined && sources[other] === sources[doc] ? other : doc;
      }),
    );
    const units = this.#asked.heldAnywhere(besides, terms);
    const together = (nth: number, ...some: readonly number[]) =>
      terms.reduce((sum, _, one) => sum + (some.some((at) => units[(nth * 3 + at) * terms.length + one]! >= 4) ? rarities[one]! : 0), 0) /
      total;
    found.forEach((one, nth) => {
      const at = writer(rows, nth);
      const others = bySource.get(sources[one.doc]!)!;
      let sum = 0;
      for (const other of others) {
        const apart = Math.abs(other.key - one.key);
        if (apart > 0 && apart <= 6) sum += (other.score / best) * 0.7 ** apart;
      }
      at("nearbySum", sum);
      at("fromBestOfSource", Math.log1p(Math.abs(others[0]!.key - one.key)));
      at("coveredWithBefore", together(nth, 0, 1));
      at("coveredWithAfter", together(nth, 0, 2));
      at("aboveMean", (one.score - mean) / deviation);
      at("averageLength", this.#of.averageLength);
    });
  }

  #fromGroups({ rows, found }: Fill): void {
    const best = found[0]!;
    const { sources, sections } = this.#of;
    const source = groupsOf(found, ({ doc }) => sources[doc]!);
    const section = groupsOf(found, ({ doc }) => sections[doc]!);
    const most = (groups: typeof source) => Math.max(1e-9, ...found.map((one) => groups.of(one).sum));
    const [mostOfSource, mostOfSection] = [most(source), most(section)];
    found.forEach((one, nth) => {
      const at = writer(rows, nth);
      const [within, below] = [source.of(one), section.of(one)];
      at("sourceCount", within.count);
      at("sourceSum", within.sum / mostOfSource);
      at("sourceBest", within.best / best.score);
      at("sourceRank", Math.log1p(within.rank));
      at("rankInSource", Math.log1p(source.ranks[nth]!));
      at("ofBestSource", sources[one.doc] === sources[best.doc] ? 1 : 0);
      at("sectionCount", below.count);
      at("sectionSum", below.sum / mostOfSection);
      at("sectionBest", below.best / best.score);
      at("sectionRank", Math.log1p(below.rank));
      at("rankInSection", Math.log1p(section.ranks[nth]!));
      at("ofBestSection", sections[one.doc] === sections[best.doc] ? 1 : 0);
    });
  }

  #fromLikeness({ rows, found }: Fill, terms: readonly number[]): void {
    const likeness = this.#vectors.compare(
      found.map(({ doc }) => doc),
      terms,
    );
    found.forEach((_, nth) => {
      const at = writer(rows, nth);
      at("likeQuestion", likeness.question[nth]!);
      at("likeFirst", likeness.first[nth]!);
      at("likeThree", likeness.three[nth]!);
      at("likeTen", likeness.ten[nth]!);
      at("likeAll", likeness.all[nth]!);
      at("mostLikeTen", likeness.most[nth]!);
      at("feedback", likeness.feedback[nth]!);
    });
  }
}

interface Fill {
  rows: Float32Array;
  found: readonly Found[];
  /** Terms of the question, each once; below 0 where no passage holds one. */
  terms: readonly number[];
  rarities: readonly number[];
  /** Of all rarities. */
  total: number;
}

const columns = new Map<PassageFeatureName, number>(passageFeatureNames.map((name, column) => [name, column]));

const writer =
  (rows: Float32Array, nth: number) =>
  (name: PassageFeatureName, value: number): void => {
    rows[nth * width + columns.get(name)!] = value;
  };

function fromQuestion({ rows, found, terms, total }: Fill, { asked }: ParsedQuery): void {
  found.forEach((_, nth) => {
    const at = writer(rows, nth);
    at("questionTerms", terms.length);
    at("questionRarity", total / Math.max(1, terms.length));
    at("yesOrNo", yesOrNo.test(asked) ? 1 : 0);
    at("wantsNumber", number.test(asked) ? 1 : 0);
    at("wantsMeaning", meaning.test(asked) ? 1 : 0);
  });
}
