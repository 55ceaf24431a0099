import { readListsByClause } from "./lists-by-clause.ts";

/** How somebody asks whose answer stands in a clause. It serves to find the clause and is never shown. */
export interface Wording {
  /** The paragraph that answers, where that is cited by more than its clause. */
  citation: string | null;
  text: string;
}

const line = /^- (?:\*\*(?<citation>[^*]+)\*\* )?(?<asked>\S.*)$/;

/** Reads how people ask for the clauses of one note, by the headings of the note. */
export const readWordings = (file: string, text: string): Map<string, Wording[]> =>
  readListsByClause({ file, text, line, form: "- how it is asked" }, ({ citation = null, asked = "" }) => ({ citation, text: asked }));
