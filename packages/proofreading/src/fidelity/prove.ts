import { type Compared, type Difference, type Told, compareFigures, sameFigure } from "./compare-figures.ts";
import { type Figure, readFigures } from "./figures.ts";
import type { Language } from "./languages/language-spelling.ts";

/** A sentence, or several, with their translation. */
export interface SentencePair {
  source: string;
  target: string;
}

/** A difference between a text and its translation, with the pair it is in. */
export interface FidelityFlag {
  kind: Difference["kind"] | "moved";
  of: Difference["of"];
  /** Number of the pair whose source or, of what was added, whose translation it stands in. */
  pair: number;
  source: Told | null;
  target: Told | null;
  /** Where it stands now, of what moved. */
  movedTo: number | null;
}

/** How many sentences apart something that moved is looked for. */
const reach = 12;

const told = ({ start, end, text }: Figure): Told => ({ start, end, text });

/** Proves that numbers, units, identifiers, dates and citations of a text stand unchanged in its translation, or flags them. */
export function proveTranslation(pairs: readonly SentencePair[], from: Language, to: Language): FidelityFlag[] {
  const compared = pairs.map(({ source, target }) => compareFigures(readFigures(source, from), readFigures(target, to)));
  const moved = takeMoved(compared);
  return [...moved, ...compared.flatMap(flagsOf)].toSorted((one, other) => one.pair - other.pair || place(one) - place(other));
}

const place = ({ source, target }: FidelityFlag): number => source?.start ?? target?.start ?? 0;

/** Takes what one pair lacks and another has too much of out of both. */
function takeMoved(compared: readonly Compared[]): FidelityFlag[] {
  return compared.flatMap(({ missing }, pair) =>
    missing.slice().flatMap((figure): FidelityFlag[] => {
      const near = compared.slice(Math.max(0, pair - reach), pair + reach + 1);
      const there = near.find(
        (other, nth) => nth + Math.max(0, pair - reach) !== pair && other.added.some((one) => sameFigure(figure, one)),
      );
      const found = there?.added.find((one) => sameFigure(figure, one));
      if (there === undefined || found === undefined) return [];
      missing.splice(missing.indexOf(figure), 1);
      there.added.splice(there.added.indexOf(found), 1);
      return [{ kind: "moved", of: figure.kind, pair, source: told(figure), target: told(found), movedTo: compared.indexOf(there) }];
    }),
  );
}

function flagsOf({ missing, added, changed }: Compared, pair: number): FidelityFlag[] {
  const rest = [...added];
  const gone = missing.map((figure): FidelityFlag => {
    const alike = rest.findIndex((one) => one.kind === figure.kind);
    const like = alike < 0 ? rest.findIndex((one) => one.value !== null && figure.value !== null) : alike;
    const [other] = like < 0 ? [] : rest.splice(like, 1);
    return {
      kind: other === undefined ? "missing" : "changed",
      of: figure.kind,
      pair,
      source: told(figure),
      target: other === undefined ? null : told(other),
      movedTo: null,
    };
  });
  const more = rest.map((figure): FidelityFlag => ({
    kind: "added",
    of: figure.kind,
    pair,
    source: null,
    target: told(figure),
    movedTo: null,
  }));
  return [...gone, ...more, ...changed.map((one): FidelityFlag => ({ ...one, pair, movedTo: null }))];
}
