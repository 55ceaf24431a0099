import { readListsByClause } from "./lists-by-clause.ts";

/** Something that people wrongly take for granted of a clause, and what is right. */
export interface Belief {
  /** The paragraph that shows it, where that is cited by more than its clause. */
  citation: string | null;
  wrong: string;
  right: string;
}

const line = /^- (?:\*\*(?<citation>[^*]+)\*\* )?(?<wrong>\S.*) => (?<right>\S.*)$/;

/** Reads what is wrongly believed of the clauses of one note, by the headings of the note. */
export const readBeliefs = (file: string, text: string): Map<string, Belief[]> =>
  readListsByClause({ file, text, line, form: "- what is wrong => what is right" }, ({ citation = null, wrong = "", right = "" }) => ({
    citation,
    wrong,
    right,
  }));
