import { below, oneOf, type Edit, type Plant, type Random } from "./plant.ts";
import { laterPlace } from "./sentences.ts";

/** Bodies that everybody calls so. */
const bodies = new Set(["FDA", "ISO", "IEC", "ICH", "EMA", "WHO", "HIV", "DNA", "CFR"]);

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const usesOf = (text: string, acronym: string): number => text.match(new RegExp(`\\b${escaped(acronym)}\\b`, "g"))?.length ?? 0;

/** Other things that acronyms of the field stand for. */
const others: Readonly<Record<string, string>> = {
  AE: "asymptomatic elevation",
  BP: "benzoyl peroxide",
  CI: "cardiac index",
  CRF: "chronic renal failure",
  CV: "curriculum vitae",
  PD: "Parkinson disease",
  PK: "pyruvate kinase",
  ECG: "echocardiography guide",
  MI: "mitral insufficiency",
  SD: "sleep disorder",
  HR: "hazard ratio",
  PI: "package insert",
  MS: "multiple sclerosis",
  RA: "regulatory affairs",
  IP: "intraperitoneal",
  ICF: "intracellular fluid",
  IRB: "internal review bureau",
  SAP: "serum amyloid protein",
  DMC: "document management committee",
  SC: "steering committee",
  PMA: "para-methoxyamphetamine",
  IDE: "insulin degrading enzyme",
  MDR: "multidrug resistance",
  QS: "quality score",
  UDI: "urogenital distress inventory",
};

/** Every place where a long form stands before the acronym in brackets, and rows of a list of abbreviations. */
function definitionsOf(text: string, acronym: string): Edit[] {
  const name = escaped(acronym);
  const bracketed = [
    ...text.matchAll(new RegExp(`(?:[A-Za-z][\\w-]*[ -]){1,${acronym.length + 1}}[A-Za-z][\\w-]*s? \\(${name}s?\\)`, "g")),
  ];
  const rows = [...text.matchAll(new RegExp(`^${name}(?:\\t| {1,}|: | = )[^\\n]*\\n`, "gm"))];
  const notes = [...text.matchAll(new RegExp(`\\b${name} ?= ?[^;.\\n]*[;.]`, "g"))];
  return [
    ...bracketed.map(({ 0: words, index }) => ({ start: index, end: index + words.length, instead: acronym })),
    ...[...rows, ...notes].map(({ 0: words, index }) => ({ start: index, end: index + words.length, instead: "" })),
  ].toSorted((one, other) => one.start - other.start);
}

const isTold = (text: string, acronym: string, taken: readonly Edit[]): boolean => {
  const rest = [...text.matchAll(new RegExp(`\\(${escaped(acronym)}|\\b${escaped(acronym)} \\(`, "g"))];
  return rest.some(({ index }) => !taken.some(({ start, end }) => start <= index && index < end));
};

function undefinedOne(text: string, random: Random): Plant | null {
  const defined = [...new Set([...text.matchAll(/[a-z] \(([A-Z]{3,5})\)/g)].map(([, name = ""]) => name))];
  const fitting = defined.filter((name) => usesOf(text, name) >= 6 && !bodies.has(name));
  const acronym = oneOf(random, fitting);
  if (acronym === undefined) return null;
  const edits = definitionsOf(text, acronym).filter((edit, at, all) => at === 0 || (all[at - 1]?.end ?? 0) <= edit.start);
  if (edits.length === 0 || edits.length > 12 || isTold(text, acronym, edits)) return null;
  return { detector: "acronyms", what: `${acronym} is nowhere written out`, edits, subjects: [acronym] };
}

const frames: readonly ((long: string, acronym: string) => string)[] = [
  (long, acronym) => `This also holds for ${long} (${acronym}).`,
  (long, acronym) => `The role of ${long} (${acronym}) is discussed in a later section.`,
  (long, acronym) => `Data on ${long} (${acronym}) were collected as well.`,
];

function twice(text: string, random: Random): Plant | null {
  const fitting = Object.keys(others).filter((name) => new RegExp(`[a-z] \\(${name}\\)`).test(text));
  const acronym = oneOf(random, fitting);
  const long = others[acronym ?? ""];
  const frame = frames[below(random, frames.length)];
  const first = text.search(new RegExp(`[a-z] \\(${acronym}\\)`));
  const place = laterPlace(text, first, random);
  if (acronym === undefined || long === undefined || frame === undefined || place === null) return null;
  return {
    detector: "acronyms",
    what: `${acronym} also stands for ${long}`,
    edits: [{ start: place, end: place, instead: ` ${frame(long, acronym)}` }],
    subjects: [acronym],
  };
}

/** An acronym that is nowhere written out any longer, or that stands for two things. */
export const plantAcronyms = (text: string, random: Random): Plant | null =>
  random() < 0.5 ? undefinedOne(text, random) : twice(text, random);
