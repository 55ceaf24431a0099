import type { ReferenceLibrary, RegisterSaying } from "./library.ts";
import type { NumberReference } from "./reference.ts";
import type { Titled } from "./title-index.ts";
import { type Judgement, judged } from "./verdict.ts";

/** Why a number of a kind can be looked up in no register. */
const unlisted: Partial<Record<NumberReference["number"], string>> = {
  investigational_application: "FDA publishes no list of investigational applications",
  european_study: "the European registers of trials are not held",
};

const evidenceIn = ({ of, title, source_id = null }: Titled) => ({ source_id, passage_id: null, citation: of, title, url: null });

/** What is said of a number by the register that lists numbers of its kind. */
export function judgeNumber({ normal, number }: NumberReference, { numbers, guidance, titles, today }: ReferenceLibrary): Judgement {
  const held = titles.find(({ of, source_id }) => of === normal && source_id);
  if (held) return judged("in_force", `In the library: ${held.title}.`, { evidence: evidenceIn(held) });
  const listed = number === "docket" ? guidance.filter(({ docket }) => docket === normal) : [];
  const [first] = listed;
  if (first) return judged("in_force", `The docket of “${first.title}”.`);
  const why = unlisted[number];
  if (why) return judged("not_in_library", `Not in the library as of ${today}: ${why}, so ${normal} could not be looked up.`);
  return judgeBySaying(normal, numbers.get(normal), today);
}

/** What is said of a number by what its register says. */
function judgeBySaying(number: string, saying: RegisterSaying | undefined, today: string): Judgement {
  if (!saying || saying.as_of === null) {
    const where = saying ? `${saying.register} has not been fetched here` : "no register of such numbers is held";
    return judged("not_in_library", `Not in the library as of ${today}: ${where}, so ${number} could not be looked up.`);
  }
  const { register, as_of, scope, entry } = saying;
  const isSame = entry?.number === number;
  const lacking = `Not in this register as of ${as_of}: ${register} does not list ${number}.`;
  if (!entry) return judged("not_in_library", `${lacking} It covers: ${scope}.`);
  const { title, url } = entry;
  const evidence = url === null ? null : { source_id: null, passage_id: null, citation: entry.number, title, url };
  if (!isSame) return judged("not_in_library", `${lacking} It lists ${entry.number}: ${title}.`, { evidence });
  return judged("in_force", `${title} (${register}, as of ${as_of}).`, { evidence });
}
