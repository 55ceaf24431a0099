import { rulesOf } from "./rules.ts";

/** Clauses of a source that an act put in, changed or took out. */
export interface BuiltInAmendment {
  /** Identifier of the source. */
  source: string;
  /** The act, as it is told. */
  by: string;
  /** From when on, to the day, the month or the year. */
  since: string;
  clauses: string[];
  url: string;
  /** Where the clauses and the day were verified. */
  basis: string;
}

/** Which clauses of which sources are known to have been amended, by what and since when. */
export const builtInAmendments = (): BuiltInAmendment[] =>
  rulesOf("sources/amendments").map((rule) => ({
    source: rule.section,
    by: rule.title.replace(/ \(.*\)$/, ""),
    since: rule.of("since"),
    clauses: rule.listOf("clauses"),
    url: rule.of("url"),
    basis: rule.of("basis"),
  }));
