/** A list of wordings that is not in the form the reader needs; `message` names file and line. */
class WordingError extends Error {
  override name = "WordingError";
}

/** How somebody asks whose answer stands in a clause. It serves to find the clause and is never shown. */
export interface Wording {
  /** The paragraph that answers, where that is cited by more than its clause. */
  citation: string | null;
  text: string;
}

const line = /^- (?:\*\*([^*]+)\*\* )?(\S.*)$/;

/** Reads how people ask for the clauses of one note, by the headings of the note: `## citation | heading`, then a line each. */
export function readWordings(file: string, text: string): Map<string, Wording[]> {
  const byHeading = new Map<string, Wording[]>();
  let current: Wording[] | undefined;
  for (const [at, raw] of text.replaceAll("\r\n", "\n").split("\n").entries()) {
    const read = raw.trim();
    if (read === "") continue;
    if (read.startsWith("## ")) {
      current = byHeading.get(read.slice(3)) ?? [];
      byHeading.set(read.slice(3), current);
      continue;
    }
    const [, citation = null, wording] = line.exec(read) ?? [];
    if (current === undefined || wording === undefined) throw new WordingError(`${file}:${at + 1}: a wording reads "- how it is asked"`);
    current.push({ citation, text: wording });
  }
  return byHeading;
}
