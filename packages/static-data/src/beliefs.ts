import { readListsByClause } from "./lists-by-clause.ts";

/** Something that people wrongly take for granted of a clause, and what is right. */
export interface Belief {
  /** The paragraph that shows it, where that is cited by more than its clause. */
  citation: string | null;
  wrong: string;
  right: string;
  /** Both sides in other words; they serve to find the belief and are never shown. */
  alsoWrong: readonly string[];
  alsoRight: readonly string[];
}

const line = /^- (?:\*\*(?<citation>[^*]+)\*\* )?(?<wrong>\S.*) => (?<right>\S.*)$/;

/** Reads what is wrongly believed of the clauses of one note, by the headings of the note. */
export const readBeliefs = (file: string, text: string): Map<string, Belief[]> =>
  readListsByClause({ file, text, line, form: "- what is wrong | in other words => what is right | in other words" }, (groups) => {
    const { citation = null, wrong: saidWrong = "", right: saidRight = "" } = groups;
    const [[wrong = "", ...alsoWrong], [right = "", ...alsoRight]] = [saidWrong.split(" | "), saidRight.split(" | ")];
    return { citation, wrong, right, alsoWrong, alsoRight };
  });
