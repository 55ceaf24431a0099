import { quoteForms, rightly, wrongly } from "./quote-forms.ts";
import { titleForms } from "./title-forms.ts";
import { writtenForms } from "./written-forms.ts";

/** A clause of the library. */
export interface HeldClause {
  source: string;
  citation: string;
  heading: string;
  text: string;
}

/** What a check is to say at a place: that a clause is cited, that a title or quote holds, or that it does not. */
type Wanted = "cited" | "holds" | "wrong_title" | "misquoted" | "no_such_clause";

/** Something that was put into a text, and what is to be said of it. */
export interface Plant {
  sort: string;
  start: number;
  end: number;
  words: string;
  citation: string;
  wanted: Wanted;
}

export interface PlantedText {
  text: string;
  plants: readonly Plant[];
}

type Sown = Pick<Plant, "sort" | "citation" | "wanted"> & { words: string; around?: string };

/** A text of many sentences, each with something planted. */
function grow(opening: string, sown: readonly Sown[]): PlantedText {
  let text = opening;
  const plants = sown.map(({ around = "The procedure was written to meet @ where it applies.", words, ...one }): Plant => {
    const [before = "", after = ""] = around.split("@");
    const start = text.length + 2 + before.length;
    text += `\n\n${before}${words}${after}`;
    return { ...one, words, start, end: start + words.length };
  });
  return { text, plants };
}

const sectionOf = (citation: string): string => citation.replace(/(?:\([^()]*\))+$/, "");

/** A number behind the last that any law here has, in place of a clause's own. */
const beyond = (citation: string): string | null => {
  const other = citation
    .replace(/(?<=^21 CFR \d+\.)\d+.*$/, "9997")
    .replace(/(?<=Article )\d+.*$/, "199")
    .replace(/(?<=^SOR\/98-282 s\. )\d+.*$/, "99");
  return other === citation ? null : other;
};

const following = (level: string): string =>
  /^\d+$/.test(level) ? String(Number(level) + 1) : String.fromCodePoint((level.codePointAt(0) ?? 0) + 1);

/** The paragraph right behind the last that a clause's section has. */
function behindLast(clause: HeldClause, neighbours: readonly HeldClause[]): string | null {
  const section = sectionOf(clause.citation);
  if (!/^(?:21 CFR|EU|SOR)/.test(section) || / Annex /.test(section)) return null;
  const levels = neighbours.flatMap(({ citation }) => {
    const level = citation.startsWith(`${section}(`) ? /^\((\d+|[a-z])\)/.exec(citation.slice(section.length))?.[1] : undefined;
    return level === undefined ? [] : [level];
  });
  const last = levels.toSorted((one, other) => one.length - other.length || one.localeCompare(other)).at(-1);
  return last === undefined || last === "z" ? null : `${section}(${following(last)})`;
}

const isShown = ({ citation, text, heading }: HeldClause): boolean =>
  !/["]|preamble|recital|Schedule/.test(citation) && !/Repealed|Reserved/i.test(`${heading}${text.slice(0, 80)}`);

/** Each clause in each form in which documents write it, and a number that there is not in the same forms. */
const writtenPlants = (clause: HeldClause, neighbours: readonly HeldClause[]): PlantedText[] => {
  const written = writtenForms(clause.citation);
  const there = (written?.forms ?? []).map((words): Sown => ({ sort: "written", words, citation: clause.citation, wanted: "cited" }));
  const others = [
    { sort: "wrong number", citation: beyond(clause.citation) },
    { sort: "number behind the last", citation: behindLast(clause, neighbours) },
  ];
  const wrong = others.flatMap(({ sort, citation }) =>
    citation === null
      ? []
      : (writtenForms(citation)?.forms ?? []).map((words): Sown => ({ sort, words, citation, wanted: "no_such_clause" })),
  );
  return written === null ? [] : [grow(written.opening, there), grow(written.opening, wrong)];
};

const telling = (title: string): Set<string> => new Set(title.toLowerCase().match(/[a-z]{4,}/g));
const isOther = (one: string, other: string): boolean => {
  const [own, its] = [telling(one), telling(other)];
  return its.size > 1 && [...its].filter((word) => own.has(word)).length < its.size / 2;
};

/** Each section with its own title in each form, and with that of the next one whose title is another. */
function titlePlants(clause: HeldClause, neighbours: readonly HeldClause[]): PlantedText[] {
  const section = sectionOf(clause.citation);
  if (clause.heading.length < 6 || /Annex/.test(section)) return [];
  const at = neighbours.indexOf(clause);
  const other = neighbours
    .slice(at)
    .find((one) => sectionOf(one.citation) !== section && !/Annex/.test(one.citation) && isOther(clause.heading, one.heading));
  const sow = (sort: string, title: string, wanted: Wanted): Sown[] =>
    titleForms.map((form) => ({ sort, words: form(section, title), citation: section, wanted, around: "The team has read @." }));
  return [
    grow("Register of requirements of EU MDR, EU IVDR, SOR/98-282 and 21 CFR.", [
      ...sow("own title", clause.heading, "holds"),
      ...(other ? sow("another's title", other.heading, "wrong_title") : []),
    ]),
  ];
}

const quoteLength = 14;

/** The first words of each clause as quotes, right ones and such as were changed. */
function quotePlants({ citation, text }: HeldClause): PlantedText[] {
  const words = text
    .replace(/^\s*(?:\([^()]{1,5}\)\s*|\d+\.\s*)+/, "")
    .split(/\s+/)
    .slice(0, quoteLength);
  if (words.length < quoteLength || /[“”"«»„|[\]‘’']/.test(words.join(" "))) return [];
  const sow = (changes: typeof rightly, wanted: Wanted): Sown[] =>
    Object.entries(changes).flatMap(([change, make]) => {
      const made = make(words);
      const quote = made?.join(" ").replace(/[.,;:—–-]+$/, "");
      return quote === undefined
        ? []
        : quoteForms.map((form): Sown => ({ sort: `quote ${change}`, words: form(citation, quote), citation, wanted, around: "@" }));
    });
  return [grow("Notes on EU MDR, EU IVDR, SOR/98-282 and 21 CFR.", [...sow(rightly, "holds"), ...sow(wrongly, "misquoted")])];
}

/** Texts in which every so many clauses of the library are cited, titled and quoted in every form, rightly and wrongly. */
export function plantAll(clauses: readonly HeldClause[], every: number): PlantedText[] {
  const shown = clauses.filter(isShown);
  const bySource = Map.groupBy(shown, ({ source }) => source);
  return shown
    .filter((_, nth) => nth % every === 0)
    .flatMap((clause) => [
      ...writtenPlants(clause, bySource.get(clause.source) ?? []),
      ...titlePlants(clause, bySource.get(clause.source) ?? []),
      ...quotePlants(clause),
    ]);
}
