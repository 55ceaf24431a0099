import { createIndex, type PassageIndex } from "../engine/passage-index.ts";

/** An index of what people say, a sentence each, by its place: none has a heading, nor a neighbour that tells of it. */
export function indexOfSaid(sentences: readonly string[]): PassageIndex {
  const index = createIndex({ vocabulary: 0.5, lengthShare: 0.3, saturation: 0.8, section: 0, before: 0, after: 0 });
  index.add(sentences.map((text, key) => ({ key, citation: "", title: "", heading: "", text })));
  return index;
}

/** Tells whether what stands at a place is of some jurisdictions, or of any for null; searches ask that of thousands of places. */
export function among(jurisdictions: readonly string[]): (wanted: readonly string[] | null) => (place: number) => boolean {
  const names = [...new Set(jurisdictions)];
  const numbers = new Map(names.map((name, number) => [name, number]));
  const byPlace = Uint16Array.from(jurisdictions, (name) => numbers.get(name) ?? 0);
  return (wanted) => {
    const isWanted = names.map((name) => wanted === null || wanted.includes(name));
    return (place) => isWanted[byPlace[place] ?? -1] === true;
  };
}

/** How much terms together tell: the more, the fewer of some sentences hold them. */
export function rarityAmong(sentences: readonly Iterable<string>[]): (terms: Iterable<string>) => number {
  const frequencies = new Map<string, number>();
  for (const terms of sentences) for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  // The sentences themselves are not held on to.
  const { length } = sentences;
  const rarity = (frequency: number) => Math.log(1 + length / (frequency + 0.5));
  const rarities = new Map([...frequencies].map(([term, frequency]) => [term, rarity(frequency)]));
  const unheard = rarity(0);
  return (terms) => {
    let sum = 0;
    for (const term of terms) sum += rarities.get(term) ?? unheard;
    return sum;
  };
}
