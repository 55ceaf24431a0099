/** A list of beliefs that is not in the form the reader needs; `message` names file and line. */
class BeliefError extends Error {
  override name = "BeliefError";
}

/** Something that people wrongly take for granted of a clause, and what is right. */
export interface Belief {
  /** The paragraph that shows it, where that is cited by more than its clause. */
  citation: string | null;
  wrong: string;
  right: string;
}

const line = /^- (?:\*\*([^*]+)\*\* )?(\S.*) => (\S.*)$/;

/** Reads what is wrongly believed of the clauses of one note, by its headings: `## citation | heading`, then a line each. */
export function readBeliefs(file: string, text: string): Map<string, Belief[]> {
  const byHeading = new Map<string, Belief[]>();
  let current: Belief[] | undefined;
  for (const [at, raw] of text.replaceAll("\r\n", "\n").split("\n").entries()) {
    const read = raw.trim();
    if (read === "") continue;
    if (read.startsWith("## ")) {
      current = byHeading.get(read.slice(3)) ?? [];
      byHeading.set(read.slice(3), current);
      continue;
    }
    const [, citation = null, wrong, right] = line.exec(read) ?? [];
    if (current === undefined || wrong === undefined || right === undefined)
      throw new BeliefError(`${file}:${at + 1}: a belief reads "- what is wrong => what is right"`);
    current.push({ citation, wrong, right });
  }
  return byHeading;
}
