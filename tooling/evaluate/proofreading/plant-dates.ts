import { below, oneOf, type Plant, type Random } from "./plant.ts";
import { laterPlace, plainSentences } from "./sentences.ts";

const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const shortOf = (month: string): string => month.slice(0, 3);

type Write = (day: number, month: number, year: number) => string;
const writings: readonly Write[] = [
  (day, month, year) => `${day} ${months[month]} ${year}`,
  (day, month, year) => `${months[month]} ${day}, ${year}`,
  (day, month, year) => `${String(day).padStart(2, "0")} ${shortOf(months[month] ?? "")} ${year}`,
  (day, month, year) => `${year}-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
];

interface Dates {
  earlier: string;
  later: string;
}

function twoDates(random: Random): Dates {
  const write = writings[below(random, writings.length)] ?? String;
  const year = 2012 + below(random, 12);
  const [first, second] = [below(random, 6), 6 + below(random, 6)];
  return { earlier: write(1 + below(random, 28), first, year), later: write(1 + below(random, 28), second, year + below(random, 2)) };
}

/** Sentences in which a later date stands where an earlier one belongs. */
const disordered: readonly ((dates: Dates) => string)[] = [
  ({ earlier, later }) => `The study was conducted from ${later} to ${earlier}.`,
  ({ earlier, later }) => `Data were collected between ${later} and ${earlier}.`,
  ({ earlier, later }) => `First subject first visit: ${later}; last subject last visit: ${earlier}.`,
  ({ earlier, later }) => `The lot was manufactured on ${later}; its expiry date is ${earlier}.`,
  ({ earlier, later }) => `The 510(k) was submitted on ${later} and cleared on ${earlier}.`,
  ({ earlier, later }) => `Date of manufacture: ${later}. Use by: ${earlier}.`,
  ({ earlier, later }) => `Study start: ${later}. Study completion: ${earlier}.`,
  ({ earlier, later }) => `Version 7.0 is dated ${later}. Version 8.0 is dated ${earlier}.`,
  ({ earlier, later }) => `Informed consent was obtained on ${later}, and the first dose was given on ${earlier}.`,
  ({ earlier, later }) => `The application was submitted to FDA on ${later}; the date of approval was ${earlier}.`,
];

const impossible = ["31 November 2019", "30 February 2020", "February 29, 2021", "2018-06-31", "31 Apr 2022", "September 31, 2017"];

function inserted(text: string, random: Random, words: string): Plant | null {
  const from = plainSentences(text)[0]?.start ?? 0;
  const place = laterPlace(text, from, random);
  if (place === null) return null;
  return { detector: "dates", what: words, edits: [{ start: place, end: place, instead: ` ${words}` }], subjects: [`${place}`] };
}

const written = /\b\d{1,2}[ -](?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*[ -](20\d\d)\b/g;

/** A date of the history of versions that is put years back, behind those before it. */
function inHistory(text: string, random: Random): Plant | null {
  const dated = [
    ...text.matchAll(
      new RegExp(`(?:Amendment|Version|Protocol) (?:No\\.? )?(\\d+(?:\\.\\d+)?)[ \\t,:(–-]{1,4}(?:dated )?(${written.source})`, "g"),
    ),
  ];
  const fitting = dated.filter(([, number]) => Number(number) >= 2);
  const found = oneOf(random, fitting);
  if (found === undefined) return null;
  const date = found[2] ?? "";
  const start = found.index + found[0].length - date.length;
  const instead = date.replace(/20\d\d$/, (year) => String(Number(year) - 6));
  return {
    detector: "dates",
    what: `${found[0]} > ${instead}`,
    edits: [{ start, end: start + date.length, instead }],
    subjects: [`${start}`],
  };
}

/** Dates that cannot follow each other as they do, or that no calendar has. */
export function plantDates(text: string, random: Random): Plant | null {
  const way = random();
  if (way < 0.2) return inserted(text, random, `The report was signed on ${oneOf(random, impossible)}.`);
  if (way < 0.5) return inHistory(text, random) ?? null;
  return inserted(text, random, oneOf(random, disordered)?.(twoDates(random)) ?? "");
}
