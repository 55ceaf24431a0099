import { titleKey } from "./guidance-titles.ts";
import type { ListedGuidance, ReferenceLibrary } from "./library.ts";
import type { GuidanceReference } from "./reference.ts";
import { type Judgement, judged } from "./verdict.ts";

const verdicts = { Draft: "draft", Final: "in_force", Superseded: "superseded", Withdrawn: "withdrawn" } as const;

const evidenceOf = ({ source_id, title, url }: ListedGuidance) =>
  source_id === null ? null : { source_id, passage_id: null, citation: title, title, url };

const yearOf = ({ issued }: ListedGuidance): number | null => (issued === null ? null : Number(issued.slice(0, 4)));

/** What is said of a guidance document by its title; one that was issued anew under the same title is meant by its year. */
export function judgeGuidance(
  { guidance_id, docket, year, day, text }: GuidanceReference,
  { guidance, titles, today }: ReferenceLibrary,
): Judgement {
  const found = guidance.find(({ id }) => id === guidance_id);
  if (!found) return judged("not_in_library", `Not in the library as of ${today}: ${text}.`);
  const core = titleKey(found.title);
  const same = guidance.filter(({ title }) => titleKey(title) === core);
  const meant = same.find((one) => yearOf(one) === year) ?? same.find(({ status }) => status === "Final" || status === "Draft") ?? found;
  const evidence = evidenceOf(meant);
  const own = meant.docket;
  const other = docket === null ? undefined : guidance.find((one) => one.docket === docket);
  const isOther = docket !== null && docket !== own && (own !== null || other !== undefined) && !same.some((one) => one.docket === docket);
  if (isOther) {
    const whose = other ? ` is the docket of “${other.title}”` : " is not the docket of this guidance";
    return judged(
      "wrong_title",
      `${docket}${whose}; ${own === null ? "the docket of this guidance is not held" : `that of this guidance is ${own}`}.`,
      { evidence },
    );
  }
  const issued = meant.issued === null ? "" : `, issued ${meant.issued}`;
  const successor = guidance.find(({ id }) => id === meant.superseded_by);
  if (meant.status === "Superseded" || meant.status === "Withdrawn") {
    const by = successor ? ` It was replaced by “${successor.title}”${successor.issued === null ? "" : ` (${successor.issued})`}.` : "";
    return judged(verdicts[meant.status], `${meant.status}${issued}.${by}`, { evidence, successors: successor ? [successor.title] : [] });
  }
  const current = yearOf(meant);
  const isOlder =
    day !== null && meant.issued !== null ? day < meant.issued.slice(0, day.length) : year !== null && current !== null && year < current;
  if (isOlder && current !== null && titles.length > 0 && meant.status === "Final")
    return judged("superseded", `The guidance of this title was issued anew on ${meant.issued}.`, {
      evidence,
      successors: [`${meant.title} (${current})`],
    });
  return judged(verdicts[meant.status], `${meant.status} guidance${issued}.`, { evidence });
}
