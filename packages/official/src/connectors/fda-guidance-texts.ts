import type { Answer } from "../answer/answer.ts";
import { Unreadable, type Connector, type Read, type Step } from "../connector.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { fdaGuidance, guidanceList, guidanceRows } from "./fda-guidance.ts";
import { readPaper } from "./read-paper.ts";

const json = { form: "json" } as const;

/** The guidance documents on devices themselves, from the files that FDA's list names. */
export const fdaGuidanceTexts: Connector = {
  id: "fda-guidance-texts",
  title: "FDA guidance documents on devices, their words",
  publisher: fdaGuidance.publisher,
  url: fdaGuidance.url,
  hosts: fdaGuidance.hosts,
  pause: 3,
  patience: 180,
  terms: "Work of the US Government, in the public domain unless marked otherwise. Guidance does not bind.",
  // Files change under their old addresses, so that each of them is asked for.
  rhythm: 168,
  holds: "texts",
  scope:
    "Guidance documents on medical devices whose file FDA's list names; where a draft stands on the list beside a final document of the same title, the final one alone",
  seenLive: null,
  detect: null,
  plan: (_, __, day) => [{ key: "list", kind: "list", url: guidanceList, order: 0, label: "the list", about: { day } }],
  asks: {
    list: { expects: json, read: readList },
    paper: {
      isText: true,
      reads: "words",
      expects: { form: "pdf" },
      read: async (answer, step) => ({ texts: [await readGuidance(answer, step)] }),
    },
  },
};

function readList(answer: Answer, { about }: Step): Read {
  const isOwn = (file: string | null | undefined): boolean => !!file && fdaGuidance.hosts.includes(new URL(file).hostname);
  const onDevices = guidanceRows(answer).filter(({ fields }) => isOwn(fields["file"]) && /Medical Devices/i.test(fields["product"] ?? ""));
  if (onDevices.length === 0) throw new Unreadable("lists no guidance on devices with a file");
  const chosen = [...Map.groupBy(onDevices, ({ title }) => title.toLowerCase()).values()].flatMap(
    (same) => same.toSorted(byStanding)[0] ?? [],
  );
  return { next: chosen.toSorted(byDay).map((row, nth) => paperStep(row, about["day"] ?? "", nth + 1)) };
}

const issued = ({ fields }: RegisterRow): string => fields["issued"] ?? "";
const isDraft = ({ fields }: RegisterRow): boolean => fields["status"] === "Draft";

/** The newest first. */
const byDay = (a: RegisterRow, b: RegisterRow): number => issued(b).localeCompare(issued(a));
const byStanding = (a: RegisterRow, b: RegisterRow): number => Number(isDraft(a)) - Number(isDraft(b)) || byDay(a, b);

const paperStep = ({ key, title, url, fields }: RegisterRow, day: string, order: number): Step => ({
  key: `paper ${key}`,
  kind: "paper",
  url: fields["file"] ?? "",
  order,
  label: title,
  about: {
    day,
    title,
    page: url ?? "",
    ...Object.fromEntries(["issued", "docket", "status"].flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
  },
});

/** The list says what is a draft: the words do so in too many ways. */
async function readGuidance(answer: Answer, step: Step) {
  const { title = "", page = "", issued: day, docket = null, status } = step.about;
  const row = { file: "guidance.md", title, url: page, docket, listingIssueDate: day ?? null };
  const version = await readPaper(answer, step, { family: "GUIDANCE", name: "guidance", list: "manifest.jsonl", row });
  return { ...version, status: status === "Draft" ? ("draft" as const) : ("final" as const) };
}
