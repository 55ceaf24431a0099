const common = new Set(
  "the a an of to and or in for on with that is are be as by it its at from this not if which may must should when where has have than no any under does into such each other shall section paragraph part all also only one they their them who what how then there these those after before during".split(
    " ",
  ),
);

/** Words by their first letters, so that a word is the same in each of its forms. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => word.length > 2 && !common.has(word)).map((word) => word.slice(0, 6)),
  );

interface Sentences {
  all: { text: string; stems: ReadonlySet<string> }[];
  /** In how many sentences each stem stands. */
  frequency: ReadonlyMap<string, number>;
}

const known = new Map<string, Sentences>();

function sentencesOf(text: string): Sentences {
  const before = known.get(text);
  if (before) return before;
  const parts = text.replace(/\s+/g, " ").split(/(?<=[.;:]) (?=[A-Z•(])/);
  const all = parts.filter((part) => part.length > 30).map((part) => ({ text: part, stems: stemsOf(part) }));
  const frequency = new Map<string, number>();
  for (const { stems } of all) for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const sentences = { all, frequency };
  known.set(text, sentences);
  return sentences;
}

/** The sentences of a text that share the most and the rarest words with ours, closest first. */
export function closestSentences(ours: string, text: string, most: number): string[] {
  const { all, frequency } = sentencesOf(text);
  const wanted = stemsOf(ours);
  const weight = (stem: string): number => Math.log(1 + all.length / (frequency.get(stem) ?? 1));
  const closeness = (stems: ReadonlySet<string>): number => {
    const shared = [...wanted].filter((stem) => stems.has(stem));
    return shared.reduce((sum, stem) => sum + weight(stem), 0) / (4 + stems.size) ** 0.35;
  };
  const scored = all.map((one) => ({ text: one.text, score: closeness(one.stems) }));
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map((one) => one.text);
}
