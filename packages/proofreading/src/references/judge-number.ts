import type { ReferenceLibrary } from "./library.ts";
import type { NumberReference } from "./reference.ts";
import type { Titled } from "./title-index.ts";
import { type Judgement, judged } from "./verdict.ts";

const evidenceIn = ({ of, title, source_id = null }: Titled) => ({ source_id, passage_id: null, citation: of, title, url: null });

/** What is said of a number by the register that lists numbers of its kind. */
export function judgeNumber({ normal, number }: NumberReference, { numbers, guidance, titles, today }: ReferenceLibrary): Judgement {
  const held = titles.find(({ of, source_id }) => of === normal && source_id);
  if (held) return judged("in_force", `In the library: ${held.title}.`, { evidence: evidenceIn(held) });
  const listed = number === "docket" ? guidance.filter(({ docket }) => docket === normal) : [];
  const [first] = listed;
  if (first) return judged("in_force", `The docket of “${first.title}”.`);
  const saying = numbers.get(normal);
  if (!saying || saying.as_of === null) {
    const where = saying ? `${saying.register} has not been fetched here` : "no register of such numbers is held";
    return judged("not_in_library", `Not in the library as of ${today}: ${where}, so ${normal} could not be looked up.`);
  }
  if (!saying.entry)
    return judged(
      "not_in_library",
      `Not in the library as of ${saying.as_of}: ${saying.register} does not list ${normal}. It covers: ${saying.scope}.`,
    );
  const evidence =
    saying.entry.url === null
      ? null
      : { source_id: null, passage_id: null, citation: normal, title: saying.entry.title, url: saying.entry.url };
  return judged("in_force", `${saying.entry.title} (${saying.register}, as of ${saying.as_of}).`, { evidence });
}
