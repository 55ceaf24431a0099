import type { Answer } from "../answer/answer.ts";
import { Unreadable, type Connector, type Read, type Step } from "../connector.ts";
import { mdcgPage, papersIn, type ListedPaper } from "./mdcg-page.ts";
import { readPaper } from "./read-paper.ts";

/** The papers of the Medical Device Coordination Group themselves. */
export const mdcgPapers: Connector = {
  ...mdcgPage,
  id: "mdcg-papers",
  title: "MDCG guidance, the papers",
  patience: 180,
  rhythm: 168,
  holds: "texts",
  scope: "Papers with a number of the MDCG on the Commission's page of guidance, in the revision that it lists, in English",
  seenLive: null,
  detect: null,
  plan: (_, __, day) => [{ key: "list", kind: "list", url: mdcgPage.url, order: 0, label: "the list", about: { day } }],
  asks: {
    list: { expects: { form: "html" }, read: readList },
    paper: {
      isText: true,
      reads: "words",
      expects: { form: "pdf" },
      read: async (answer, step) => ({ texts: [await readMdcg(answer, step)] }),
    },
  },
};

/** Of several papers under one number the first is the guidance itself; others are its annexes and forms. */
function readList(answer: Answer, { about }: Step): Read {
  const isOwn = ({ url }: ListedPaper): boolean => mdcgPapers.hosts.includes(new URL(url).hostname);
  const numbered = papersIn(answer)
    .filter(isOwn)
    .flatMap((paper) => (paper.number === null ? [] : [{ ...paper, number: paper.number }]));
  if (numbered.length === 0) throw new Unreadable("lists no paper with a number of the MDCG");
  const chosen = new Map(numbered.toReversed().map((paper) => [paper.number, paper]));
  return { next: [...chosen.values()].toSorted(byDay).map((paper, nth) => paperStep(paper, about["day"] ?? "", nth + 1)) };
}

/** The newest first. */
const byDay = (a: ListedPaper, b: ListedPaper): number => (b.published ?? "").localeCompare(a.published ?? "");

const paperStep = ({ number, title, revision, published, url }: ListedPaper & { number: string }, day: string, order: number): Step => ({
  key: `paper ${number}`,
  kind: "paper",
  url,
  order,
  label: number,
  about: { day, title, url, ...(revision !== null && { revision }), ...(published !== null && { published }) },
});

/** Papers of earlier revisions stay where they were: which one this is, its first page says as well as the list. */
async function readMdcg(answer: Answer, step: Step) {
  const { title = "", url = "", revision, published } = step.about;
  const [id, name] = [step.label.toLowerCase().replaceAll(" ", "-"), step.label.toLowerCase().replaceAll(/[ -]/g, "_")];
  const listed = `${step.label}${revision === undefined ? "" : ` rev.${revision}`}: ${title}`;
  const row = { id, title: listed, url, published: published ?? null };
  const version = await readPaper(answer, step, { family: "MDCG", name, list: "mdcg-list.jsonl", row });
  if (version.identifier !== step.label) throw new Unreadable(`gave ${version.identifier} where ${step.label} was asked for`);
  const told = version.label === "original" ? undefined : /\d+/.exec(version.label)?.[0];
  if (told !== undefined && revision !== undefined && told !== revision)
    throw new Unreadable(`gave revision ${told} of ${step.label} where it lists revision ${revision}`);
  return { ...version, label: revision === undefined ? version.label : `rev. ${revision}`, issued: version.issued ?? published ?? null };
}
