import type { Manuscript } from "../manuscript/manuscript.ts";
import { quantitiesIn, type QuantityMark } from "../marks/quantities.ts";
import type { Inconsistency } from "./inconsistency.ts";
import { misspelt, plausible } from "./plausible.ts";
import { type Passage, sentencePassages } from "./prose.ts";
import { unitTwins } from "./unit-twins.ts";

type Found = Omit<Inconsistency, "detector">;

const reach = 60;

/** The first rule whose words end right before a quantity, where its value cannot be. */
function impossible(words: string, mark: QuantityMark): string | null {
  const before = words.slice(Math.max(0, mark.start - reach), mark.start);
  const rule = plausible.find((one) => mark.base.unit in one.limits && one.before.test(before));
  const [low, high] = rule?.limits[mark.base.unit] ?? [-Infinity, Infinity];
  const values = [mark.base.value, ...(mark.base.until === null ? [] : [mark.base.until])];
  const isOut = values.some((value) => value < low || value > high);
  // A change or a difference may be as small as it likes.
  return isOut && !/\b(?:increase|decrease|change|rise|fall|drop|difference|reduction|±|\+\/-)\b[^.]{0,30}$/i.test(before)
    ? (rule?.name ?? null)
    : null;
}

const implausible = ({ words, anchor }: Passage): Found[] =>
  quantitiesIn(words).flatMap((mark) => {
    const name = impossible(words, mark);
    return name === null
      ? []
      : [
          {
            kind: "wrong_unit" as const,
            ...anchor(mark.start, mark.end),
            subject: name,
            others: [],
            message: `${name} cannot be ${mark.text}.`,
            proposal: "Check the unit and the decimal point.",
          },
        ];
  });

const misspelled = ({ words, anchor }: Passage): Found[] =>
  misspelt.flatMap(({ pattern, instead }) =>
    [...words.matchAll(pattern)].map(({ 0: unit, index }) => ({
      kind: "wrong_unit" as const,
      ...anchor(index, index + unit.length),
      subject: unit,
      others: [],
      message: `“${unit}” is no unit.`,
      proposal: `Write ${instead}.`,
    })),
  );

/** A way of writing a quantity, where the text has another way as well. */
interface Habit {
  subject: string;
  usual: RegExp;
  odd: RegExp;
  proposal: string;
}

const habits: readonly Habit[] = [
  {
    subject: "Temperature",
    usual: /\d ?(?:°|º|degrees) ?(?:C\b|Celsius)/,
    odd: /\d ?(?:°|º|degrees) ?(?:F\b|Fahrenheit)/,
    proposal: "Give the temperature in °C as well, or in one unit throughout.",
  },
  { subject: "Microgram", usual: /\d ?(?:µg|μg)\b/, odd: /\d ?mcg\b/, proposal: "Keep one way of writing it." },
];
const fewest = 2;

/** Quantities that are given in two ways; a sentence that gives both is right. */
function mixed(passages: readonly Passage[], { subject, usual, odd, proposal }: Habit): Found[] {
  const both = passages.filter(({ words }) => usual.test(words) && !odd.test(words));
  const alone = passages.filter(({ words }) => odd.test(words) && !usual.test(words));
  const [many, few] = both.length >= alone.length ? [both, alone] : [alone, both];
  if (many.length < fewest || few.length === 0) return [];
  const placeOf = ({ words, anchor }: Passage) => {
    const match = usual.exec(words) ?? odd.exec(words);
    return anchor(match?.index ?? 0, (match?.index ?? 0) + (match?.[0].length ?? 0));
  };
  return few.slice(0, 1).map((passage) => ({
    kind: "mixed_units" as const,
    ...placeOf(passage),
    subject,
    others: many.slice(0, fewest).map(placeOf),
    message: `${subject} is given in one unit here and in another elsewhere.`,
    proposal,
  }));
}

/** Values that cannot be in their unit, units that are none, and quantities given now in one unit, now in another. */
export function findUnitFaults(manuscript: Manuscript): Inconsistency[] {
  const passages = sentencePassages(manuscript);
  const found = [
    ...passages.flatMap((passage) => [...implausible(passage), ...misspelled(passage)]),
    ...habits.flatMap((habit) => mixed(passages, habit)),
    ...unitTwins(passages),
  ];
  return found.map((one) => ({ detector: "units", ...one }));
}
