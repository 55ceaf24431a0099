import type { ChecklistLink, Clause } from "@clausewise/contracts";

/** One thing that a submission has to hold, or that has to be done for it. */
export interface RuleItem {
  id: string;
  category: string;
  title: string;
  description: string;
  clauses: readonly Clause[];
  /** When it is due; null where it always is. */
  applies: string | null;
  /** What an assessment has to give for it to be due; null where it does not matter. */
  outcomes: readonly string[] | null;
  /** How long after the submission it is due; null where it is due with it, or at no day that follows from it. */
  later: { months: number; says: string } | null;
  /** What would show that it is done. */
  expected: readonly string[];
  links: readonly ChecklistLink[];
}

export interface ChecklistRoute {
  id: string;
  name: string;
  market: "US" | "EU";
  items: readonly RuleItem[];
}

interface More {
  applies?: string;
  outcomes?: readonly string[];
  later?: RuleItem["later"];
  /** Further clauses of the same source. */
  also?: readonly string[];
  expected?: readonly string[];
  links?: readonly ChecklistLink[];
}

/** Items of one heading that rest on one source: id, title, clause without its source's name, what it asks. */
export const items = (source: string, category: string, rows: readonly (readonly [string, string, string, string, More?])[]): RuleItem[] =>
  rows.map(([id, title, clause, description, more = {}]) => ({
    id,
    category,
    title,
    description,
    clauses: [clause, ...(more.also ?? [])].map((one) => ({ source, clause: one })),
    applies: more.applies ?? null,
    outcomes: more.outcomes ?? null,
    later: more.later ?? null,
    expected: more.expected ?? [],
    links: more.links ?? [],
  }));

const listOfForms = "https://www.fda.gov/about-fda/reports-manuals-forms/forms";

/** A form that stands in FDA's list of forms. */
export const form = (title: string): ChecklistLink => ({ title: `${title} (in FDA's list of forms)`, url: listOfForms, type: "form" });

export const coverSheet: ChecklistLink = {
  title: "Form FDA 3514, premarket review submission cover sheet",
  url: "https://www.fda.gov/media/72421/download",
  type: "form",
};

export const guidance = (title: string, page: string): ChecklistLink => ({
  title,
  url: `https://www.fda.gov/regulatory-information/search-fda-guidance-documents/${page}`,
  type: "guidance",
});
