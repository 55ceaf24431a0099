import { sentencesOf } from "@clausewise/retrieval";
import { builtInLibrary } from "@clausewise/static-data";
import { chanceOf, oneOf } from "./chance.ts";
import { itemsOf, piecesOf } from "./items.ts";

const forms = [
  "The subject device was cleared under # on #, and its predicate under #.",
  "The probe is # long, weighs # and is stored at # for up to #.",
  "Biological evaluation followed #, and software life cycle processes followed #.",
  "The study # enrolled # subjects at # sites between # and #.",
  "Report the malfunction within # under # and keep the records for #.",
  "The dose of # was raised to # after #.",
  "The premarket approval # was supplemented on #; see # and #.",
  "Of # devices returned, # failed below # and # above #.",
  "A # interval between maintenance visits is recommended for the # version.",
  "The docket # was open for comment until #.",
  "It is kept between # and #, never below −#, with a deviation of ≤ #.",
  "Annex I, Chapter III, Section 23.4(a) and # apply to #; see # and #.",
  "From # to #, # of # subjects (#) withdrew and # were replaced.",
  "# was amended on # by # and repealed with effect from #.",
  "Lot # was sterilised at # for # and tested under #; # of # units failed.",
] as const;

const makers: readonly ((chance: () => number) => string)[] = [
  (chance) => `K${number(chance, 180000, 259999)}`,
  (chance) =>
    oneOf(
      [
        "5 mm",
        "12.5 mm",
        "0.75 mm",
        "2.4 cm",
        "250 mg",
        "1,500 mg",
        "0.5 mL",
        "37.5 °C",
        "8 °C",
        "30 days",
        "15 days",
        "2 years",
        "24 hours",
        "10 days",
        "6 months",
        "95.5 %",
        "1.2 kg",
        "90 days",
        "3 weeks",
        "0.05 mg",
        "1,250 mL",
        "72 hours",
        "99.5 %",
        "0.1 mm",
        "45 minutes",
      ],
      chance,
    ),
  (chance) =>
    oneOf(
      [
        "ISO 14971:2019",
        "IEC 62304:2006",
        "ISO 10993-1:2018",
        "ISO 13485:2016",
        "IEC 60601-1",
        "IEC 60601-1-2:2014",
        "EN ISO 10993-18:2020",
        "ISO 11607-1:2019",
      ],
      chance,
    ),
  (chance) => oneOf(["May 17, 2021", "3 January 2022", "November 30, 2019", "12 February 2026", "August 2023", "1 March 2020"], chance),
  (chance) =>
    oneOf(
      [
        "21 CFR 803.50",
        "21 CFR 820.30(g)",
        "21 CFR Part 820",
        "Article 10(9)",
        "Article 83(1)",
        "Annex VIII",
        "section 510(k)",
        "Regulation (EU) 2017/745",
        "Directive 93/42/EEC",
        "Article 61(1)",
        "21 CFR 807.92(a)(3)",
        "21 CFR Part 11",
        "Annex XIV",
        "Regulation (EU) 2017/746",
      ],
      chance,
    ),
  (chance) => oneOf(["NCT04123456", "P170019", "P200015/S003", "DEN190034", "FDA-2023-D-4974"], chance),
  (chance) => oneOf(["1,204", "37", "12,500", "64", "118"], chance),
  (chance) => oneOf(["12.5 °C", "20 °C", "0.75 mm", "1,250 mL", "80 °C"], chance),
];
const number = (chance: () => number, from: number, to: number): number => from + Math.floor(chance() * (to - from));

/** What fits each blank of a form, in its order. */
const fits: readonly (readonly number[])[] = [
  [0, 3, 0],
  [1, 1, 1, 1],
  [2, 2],
  [5, 6, 6, 3, 3],
  [1, 4, 1],
  [1, 1, 1],
  [5, 3, 4, 4],
  [6, 6, 1, 6, 1],
  [1, 0],
  [5, 3],
  [1, 1, 7, 1],
  [4, 0, 0, 2],
  [3, 3, 6, 6, 1, 6],
  [4, 3, 4, 3],
  [0, 1, 1, 2, 6, 6],
];

/** Sentences with what regulatory texts are full of, the same for a seed. */
function formed(count: number, seed: number): string[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, nth) => {
    const at = nth % forms.length;
    let blank = 0;
    return (forms[at] ?? "").replace(/#/g, () => (makers[fits[at]?.[blank++] ?? 1] ?? (() => ""))(chance));
  });
}

/** Sentences of the library's own notes on laws and guidance that have something to prove. */
function noted(count: number, seed: number): string[] {
  const chance = chanceOf(seed);
  const all = builtInLibrary().flatMap(({ passages }) =>
    passages.flatMap(({ text }) => {
      const plain = text.replaceAll("**", "");
      return sentencesOf(plain).map(({ start, end }) => plain.slice(start, end));
    }),
  );
  const full = all.filter((sentence) => sentence.length < 400 && itemsOf(piecesOf(sentence)).length > 0);
  return full
    .map((sentence) => ({ sentence, lot: chance() }))
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, count)
    .map(({ sentence }) => sentence);
}

/** Sentences to be translated: most of them out of the library's notes, the others formed. */
export const regulatorySentences = (count: number, seed: number): string[] => [
  ...noted(Math.round(count * 0.6), seed),
  ...formed(Math.round(count * 0.4), seed),
];
