/** A notice and a profile, and what came of them. */
export interface Judged {
  profile: string;
  notice: number;
  isExpected: boolean;
  /** Whether labels disagree, so that it counts neither way. */
  isDisputed: boolean;
  isMatched: boolean;
  /** Whether words alone matched. */
  byWordsAlone: boolean;
}

export interface Measures {
  expected: number;
  found: number;
  matched: number;
  right: number;
  wordsAlone: number;
}

/** How many of what was expected were found, and how many of what was matched were expected; disputed pairs are left out. */
export function measuresOf(pairs: readonly Judged[]): Measures {
  const counted = pairs.filter(({ isDisputed }) => !isDisputed);
  const found = counted.filter(({ isExpected, isMatched }) => isExpected && isMatched).length;
  return {
    expected: counted.filter(({ isExpected }) => isExpected).length,
    found,
    matched: counted.filter(({ isMatched }) => isMatched).length,
    right: found,
    wordsAlone: counted.filter(({ isMatched, byWordsAlone }) => isMatched && byWordsAlone).length,
  };
}

const share = (part: number, of: number): string => (of === 0 ? "–" : (part / of).toFixed(3));

/** `recall 0.962 (25 of 26), precision 0.926 (25 of 27), words alone 1`. */
export const told = ({ expected, found, matched, right, wordsAlone }: Measures): string =>
  `recall ${share(found, expected)} (${found} of ${expected}), precision ${share(right, matched)} (${right} of ${matched}), words alone ${wordsAlone}`;
