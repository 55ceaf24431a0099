import { below, oneOf, type Plant, type Random } from "./plant.ts";
import { plainSentences } from "./sentences.ts";

const placeholders: readonly string[] = [
  "[insert value]",
  "[TBD]",
  "TBD",
  "XX",
  "[XX]",
  "[insert number]",
  "<insert value>",
  "[to be confirmed by the sponsor]",
  "[enter dose]",
  "[number of sites]",
  "XXX",
  "<number>",
  "{{value}}",
  "[DATE]",
  "[specify]",
  "???",
];

const sentences: readonly string[] = [
  "[Company Name] is responsible for the distribution of this document.",
  "The study is registered under NCTXXXXXXXX.",
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit.",
  "Click or tap here to enter text.",
  "[Delete this section if it does not apply.]",
  "Details are given in Error! Reference source not found.",
  "The predicate device is KXXXXXX.",
  "The contact person is [Name], [Title].",
  "[Describe the storage conditions of the product here.]",
  "The product is called <product name> in this document.",
  "Note to author: adapt this paragraph to local law.",
  "This text in blue italics is guidance text. All guidance text should be deleted before approval.",
];

/** A value of a sentence that was not filled in. */
function unfilled(text: string, random: Random): Plant | null {
  const fitting = plainSentences(text).filter(({ words }) =>
    /(?<=\b(?:of|is|are|at|for|within|to|approximately) )\d{1,4}(?= [a-z%])/.test(words),
  );
  const found = fitting[below(random, fitting.length)];
  const match = /(?<=\b(?:of|is|are|at|for|within|to|approximately) )\d{1,4}(?= [a-z%])/.exec(found?.words ?? "");
  const instead = oneOf(random, placeholders);
  if (found === undefined || match === null || instead === undefined) return null;
  const start = found.start + match.index;
  return {
    detector: "placeholders",
    what: `${instead} in: ${found.words}`,
    edits: [{ start, end: start + match[0].length, instead }],
    subjects: [`${start}`],
  };
}

/** A sentence of a template that was left. */
function left(text: string, random: Random): Plant | null {
  const ends = plainSentences(text).filter(({ end }) => text.startsWith("\n\n", end));
  const place = ends[below(random, ends.length)]?.end;
  const words = oneOf(random, sentences);
  if (place === undefined || words === undefined) return null;
  return { detector: "placeholders", what: words, edits: [{ start: place, end: place, instead: ` ${words}` }], subjects: [`${place}`] };
}

/** What a template left to be filled in or followed. */
export const plantPlaceholders = (text: string, random: Random): Plant | null => (random() < 0.6 ? unfilled : left)(text, random);
