import type { SourceVersion } from "@clausewise/documents";
import { z } from "zod";
import type { Answer } from "../answer/answer.ts";
import { Unreadable, type Connector, type Detected, type NotReady, type Read, type Step } from "../connector.ts";
import { readJson } from "./read-json.ts";
import { readText } from "./read-text.ts";

const api = "https://www.ecfr.gov/api/versioner/v1";
const title = 21;
const json = { form: "json" } as const;

const saysAbsent = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "error" in body && body.error === "No matching content found.";

/** Parts asked about most, which come first, and with their earlier states. */
export const partsAskedMost = ["820", "11", "812", "807", "803", "806", "814", "830", "50", "54", "56", "58", "312", "314"];
const inOrder = (parts: readonly string[]): string[] => parts.toSorted((a, b) => Number(a) - Number(b));

/** The first day of which the eCFR tells how the law stood. */
const firstDay = "2017-01-03";

/** Title 21 of the Code of Federal Regulations, part by part. */
export const ecfr: Connector = {
  id: "ecfr",
  title: "Title 21 of the Code of Federal Regulations",
  publisher: "Office of the Federal Register and U.S. Government Publishing Office",
  url: "https://www.ecfr.gov/current/title-21",
  hosts: ["www.ecfr.gov"],
  pause: 1,
  terms: "Work of the US Government, in the public domain. The eCFR is editorial; the annual CFR is the legal edition.",
  rhythm: 24,
  holds: "texts",
  scope: `Parts of title 21 that are in force; of parts ${inOrder(partsAskedMost).join(", ")} also each state since January 2017`,
  seenLive: null,
  detect: { url: `${api}/titles.json`, expects: json, read: readTitles },
  plan: ({ token }, last) => [last ? stepOfChanges(last.token, token) : stepOfStructure(token)],
  asks: {
    structure: {
      expects: json,
      read: (answer, { about }) => ({ next: partsIn(answer).map((part) => stepOfVersions(part, dayIn(about))) }),
    },
    changes: {
      expects: json,
      read: (answer, { about }) => ({ next: partsChanged(answer).map((part) => stepOfVersions(part, dayIn(about), about["since"])) }),
    },
    versions: {
      expects: json,
      read: readVersions,
    },
    text: {
      expects: { form: "xml", roots: ["DIV5"], saysAbsent },
      isGone: ({ about }) => about["gone"] === "yes",
      // What a part was is asked for where it is known what it is.
      read: async (answer, step) => ({ texts: [dated(await readText(answer, step), step.about)], next: stepsOfEarlier(step.about) }),
    },
    earlier: {
      isText: true,
      givesEarlier: true,
      // That there was no such part on a day says nothing of whether there is one now.
      expects: { form: "xml", roots: ["DIV5"] },
      read: async (answer, step) => ({ texts: [dated(await readText(answer, step), step.about)] }),
    },
  },
};

const dayIn = (about: Step["about"]): string => about["day"] ?? "";

const orderOf = (part: string): number => (partsAskedMost.includes(part) ? partsAskedMost.indexOf(part) : 1000 + Number.parseInt(part, 10));

const stepOfStructure = (day: string): Step => ({
  key: "structure",
  kind: "structure",
  url: `${api}/structure/${day}/title-${title}.json`,
  order: 0,
  label: "the list of parts",
  about: { day },
});

/** Asked from the day of the last look on, and not after it, for more may have been shown later on that day. */
const stepOfChanges = (since: string, day: string): Step => ({
  key: "changes",
  kind: "changes",
  url: `${api}/versions/title-${title}.json?issue_date[gte]=${since}`,
  order: 0,
  label: "the list of changes",
  about: { day, since },
});

const stepOfVersions = (part: string, day: string, since?: string): Step => ({
  key: `versions ${part}`,
  kind: "versions",
  url: `${api}/versions/title-${title}.json?part=${encodeURIComponent(part)}`,
  order: orderOf(part),
  label: `${title} CFR ${part}`,
  about: { part, day, ...(since !== undefined && { since }) },
});

const stepOfText = (part: string, day: string, { amended, isGone, earlier }: Found): Step => ({
  key: `text ${part}`,
  kind: "text",
  url: `${api}/full/${day}/title-${title}.xml?part=${encodeURIComponent(part)}`,
  order: orderOf(part),
  label: `${title} CFR ${part}`,
  about: {
    part,
    day,
    ...(amended !== null && { amended }),
    ...(isGone && { gone: "yes" }),
    ...(earlier.length > 0 && { earlier: earlier.map(({ from, shown }) => `${from} ${shown}`).join(";") }),
  },
});

/** Behind all parts as they are today, the newest state first. */
const stepsOfEarlier = ({ part = "", earlier }: Step["about"]): Step[] =>
  (earlier?.split(";") ?? []).map((state, nth) => {
    const [from = "", shown = ""] = state.split(" ");
    return {
      key: `earlier ${part} ${from}`,
      kind: "earlier",
      url: `${api}/full/${shown}/title-${title}.xml?part=${encodeURIComponent(part)}`,
      order: 100_000 + orderOf(part) * 1000 + nth,
      label: `${title} CFR ${part}`,
      about: { part, day: shown, amended: from },
    };
  });

const Day = z.iso.date();

const Titles = z.object({
  titles: z.array(z.object({ number: z.number(), latest_issue_date: Day.nullable(), up_to_date_as_of: Day.nullable() })),
  meta: z.object({ import_in_progress: z.boolean() }),
});

function readTitles(answer: Answer): Detected | NotReady {
  const { titles, meta } = readJson(Titles, answer);
  if (meta.import_in_progress) return { notReady: "is taking in new texts" };
  const own = titles.find(({ number }) => number === title);
  if (!own?.latest_issue_date) throw new Unreadable(`does not list title ${title}`);
  return { token: own.latest_issue_date, asOf: own.up_to_date_as_of };
}

interface Node {
  type: string;
  identifier: string;
  reserved: boolean;
  children: Node[];
}
const Node: z.ZodType<Node> = z.object({
  type: z.string(),
  identifier: z.string(),
  reserved: z.boolean().default(false),
  get children() {
    return z.array(Node).default([]);
  },
});

function partsIn(answer: Answer): string[] {
  const parts = (node: Node): string[] => (node.type === "part" ? (node.reserved ? [] : [node.identifier]) : node.children.flatMap(parts));
  const found = parts(readJson(Node, answer));
  if (found.length === 0) throw new Unreadable("lists no parts");
  return found;
}

const Versions = z.object({
  content_versions: z.array(
    z.object({
      date: Day,
      issue_date: Day.nullish(),
      part: z.string().nullable(),
      identifier: z.string().default(""),
      removed: z.boolean().default(false),
    }),
  ),
});

/** There is no list without a change: it is asked for where there was one, and from the day of the last look on. */
function versionsIn(answer: Answer): z.infer<typeof Versions>["content_versions"] {
  const { content_versions } = readJson(Versions, answer);
  if (content_versions.length === 0) throw new Unreadable("lists no changes, though it says that there were some");
  return content_versions;
}

const partsChanged = (answer: Answer): string[] => [...new Set(versionsIn(answer).flatMap(({ part }) => part ?? []))];

/** What the list of a part's changes says of it. */
interface Found {
  /** The last day on which a change of any section took effect. */
  amended: string | null;
  /** Whether each of its sections was taken out. */
  isGone: boolean;
  earlier: readonly State[];
}

function isTakenOut(answer: Answer, day: string): boolean {
  const changes = versionsIn(answer).filter(({ date }) => date <= day);
  const last = new Map(changes.toSorted((a, b) => (a.date < b.date ? -1 : 1)).map((change) => [change.identifier, change]));
  return last.size > 0 && [...last.values()].every(({ removed }) => removed);
}

/** The words of a part from one amendment to the next. */
interface State {
  /** The day on which its amendment took effect. */
  from: string;
  /** The day on which the next one did; null for the words of today. */
  until: string | null;
  /** A day on which the eCFR showed these words. */
  shown: string;
}

/** The states of a part up to a day, the newest first; the list has no order that could be relied on. */
function statesIn(answer: Answer, day: string): State[] {
  const rows = Map.groupBy(
    versionsIn(answer).filter(({ date }) => date <= day),
    ({ date }) => date,
  );
  const days = [...rows.keys()].toSorted();
  const newest = (dates: readonly (string | null | undefined)[]): string =>
    dates
      .map((one) => one ?? "")
      .toSorted()
      .at(-1) ?? "";
  return days
    .map((from, nth) => ({
      from,
      until: days[nth + 1] ?? null,
      shown: newest([from, firstDay, ...(rows.get(from) ?? []).map(({ issue_date }) => issue_date)]),
    }))
    .toReversed();
}

/** The words of today; of parts asked about most also what they were before, as far as that is not held since an earlier look. */
function readVersions(answer: Answer, { about }: Step): Read {
  const [part, day] = [about["part"] ?? "", dayIn(about)];
  const [current, ...before] = statesIn(answer, day);
  const isWanted = ({ until, shown }: State): boolean => until !== null && shown < until && until > (about["since"] ?? "");
  const earlier = partsAskedMost.includes(part) ? before.filter(isWanted) : [];
  return { next: [stepOfText(part, day, { amended: current?.from ?? null, isGone: isTakenOut(answer, day), earlier })] };
}

/** Named after the day its last amendment took effect, by which its versions follow one another. */
const dated = (version: SourceVersion, about: Step["about"]): SourceVersion => ({
  ...version,
  label: about["amended"] ?? dayIn(about),
  status: "in_force",
  issued: null,
  effective: about["amended"] ?? null,
});
