import type { Played } from "./played.ts";

/** A section of the double: its paragraphs carry their own signs, as published ones do. */
interface DoubleSection {
  number: string;
  heading: string;
  paragraphs: string[];
}

export interface DoublePart {
  part: string;
  heading: string;
  sections: DoubleSection[];
  /** Days on which changes took effect, the latest among them. */
  amended: string[];
  /** The day on which the last change was shown. */
  issued: string;
  /** The day on which it was taken out. */
  takenOut?: string;
  /** What it was before, each up to a day. */
  earlier?: { until: string; part: DoublePart }[];
}

/** The eCFR as the double holds it; tests change what stands in it. */
export interface DoubleEcfr extends Played {
  parts: Map<string, DoublePart>;
  latestIssue: string;
  importing: boolean;
  /** Amends a part on a day: shows it from then on, in other words. */
  amend(part: string, day: string, change: (part: DoublePart) => void): void;
  /** Takes a part out on a day: from then on there is none. */
  takeOut(part: string, day: string): void;
}

const words =
  "device manufacturer record procedure review approval design output input validation sample batch label complaint audit".split(" ");

/** Sentences that are the same in each run. */
function sentence(seed: number): string {
  const chosen = Array.from({ length: 14 }, (_, at) => words[(seed * 7 + at * (seed % 5) + at) % words.length]);
  return `Each ${chosen.join(" ")} shall be kept under number ${seed}.`;
}

/** Letters with two numbers below every other one: `(a)`, `(1)`, `(2)`, `(b)`, `(c)`, `(1)` and so on. */
const signOf = (at: number): string =>
  at % 4 === 1 || at % 4 === 2 ? `(${at % 4})` : `(${String.fromCodePoint(97 + 2 * Math.floor(at / 4) + (at % 4 === 3 ? 1 : 0))})`;

/** A part of generated text in the shape of a real one; `paragraphs` is how many each section has. */
export const generatedPart = (part: string, sections: number, issued: string, paragraphs = 4): DoublePart => ({
  part,
  heading: `Requirements on Subject ${part}`,
  sections: Array.from({ length: sections }, (_, nth) => ({
    number: `${part}.${nth + 1}`,
    heading: `Duty ${nth + 1}.`,
    paragraphs: Array.from({ length: paragraphs }, (_, at) => `${signOf(at)} ${sentence(Number.parseInt(part, 10) * 31 + nth * 4 + at)}`),
  })),
  amended: ["2016-12-20", issued],
  issued,
});

/** A title of generated parts. */
export function createDoubleEcfr(parts: readonly DoublePart[], latestIssue: string): DoubleEcfr {
  const ecfr: DoubleEcfr = {
    host: "www.ecfr.gov",
    parts: new Map(parts.map((part) => [part.part, part])),
    latestIssue,
    importing: false,
    amend(name, day, change) {
      const part = ecfr.parts.get(name);
      if (!part) throw new Error(`the double has no part ${name}`);
      part.earlier = [...(part.earlier ?? []), { until: day, part: structuredClone({ ...part, earlier: [] }) }];
      change(part);
      part.amended.push(day);
      part.issued = day;
      ecfr.latestIssue = day;
    },
    takeOut(name, day) {
      ecfr.amend(name, day, (part) => (part.takenOut = day));
    },
    answer: (path, query) => answer(ecfr, path.replace("/api/versioner/v1/", ""), query),
  };
  return ecfr;
}

const json = (body: unknown, status = 200) => ({ status, type: "application/json; charset=utf-8", body: JSON.stringify(body) });
const absent = () => json({ error: "No matching content found." }, 404);

function answer(ecfr: DoubleEcfr, path: string, query: URLSearchParams) {
  const part = query.get("part");
  if (path === "titles.json") return json(titles(ecfr));
  if (path.startsWith("structure/")) return json(structure(ecfr));
  if (path.startsWith("versions/")) return json({ content_versions: versions(ecfr, part, query.get("issue_date[gte]") ?? "") });
  const found = path.startsWith("full/") ? ecfr.parts.get(part ?? "") : undefined;
  if (!found || found.takenOut !== undefined) return absent();
  const day = path.split("/")[1] ?? "";
  const shown = found.earlier?.find(({ until }) => until > day)?.part ?? found;
  return { status: 200, type: "application/xml; charset=utf-8", body: xmlOf(shown) };
}

const titles = ({ latestIssue, importing }: DoubleEcfr) => ({
  titles: [
    {
      number: 1,
      name: "General Provisions",
      latest_amended_on: "2022-12-29",
      latest_issue_date: "2024-05-17",
      up_to_date_as_of: latestIssue,
      reserved: false,
    },
    {
      number: 21,
      name: "Food and Drugs",
      latest_amended_on: latestIssue,
      latest_issue_date: latestIssue,
      up_to_date_as_of: latestIssue,
      reserved: false,
    },
    { number: 35, name: "Panama Canal", latest_amended_on: null, latest_issue_date: null, up_to_date_as_of: null, reserved: true },
  ],
  meta: { date: latestIssue, import_in_progress: importing },
});

const structure = ({ parts }: DoubleEcfr) => ({
  identifier: "21",
  label: "Title 21—Food and Drugs",
  reserved: false,
  type: "title",
  children: [
    {
      identifier: "I",
      label: "Chapter I",
      reserved: false,
      type: "chapter",
      children: [
        ...[...parts.values()]
          .filter(({ takenOut }) => takenOut === undefined)
          .map(({ part, heading }) => ({
            identifier: part,
            label: `Part ${part}—${heading}`,
            reserved: false,
            type: "part",
            children: [],
          })),
        { identifier: "13", label: "Part 13 [Reserved]", reserved: true, type: "part" },
      ],
    },
  ],
});

/** Each section with each day on which its part changed. */
const versions = ({ parts }: DoubleEcfr, wanted: string | null, since: string) =>
  [...parts.values()]
    .filter(({ part, issued }) => (wanted === null || part === wanted) && issued >= since)
    .flatMap(({ part, amended, issued, sections, takenOut }) =>
      amended.flatMap((date) =>
        sections.map(({ number, heading }) => ({
          date,
          amendment_date: date,
          issue_date: date === amended.at(-1) ? issued : date < "2017-01-03" ? "2017-01-03" : date,
          identifier: number,
          name: `§ ${number}   ${heading}`,
          part,
          substantive: true,
          removed: date === takenOut,
          subpart: null,
          title: "21",
          type: "section",
        })),
      ),
    );

const marked = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const xmlOf = ({ part, heading, sections }: DoublePart): string => `<?xml version="1.0"?>
<DIV5 N="${part}" TYPE="PART" VOLUME="1" hierarchy_metadata="{&amp;quot;path&amp;quot;:&amp;quot;/on/_SUBSTITUTE_DATE_/title-21/part-${part}&amp;quot;,&amp;quot;citation&amp;quot;:&amp;quot;21 CFR Part ${part}&amp;quot;}">
<HEAD>PART ${part}&#x2014;${marked(heading).toUpperCase()}
</HEAD>
<AUTH>
<HED>Authority:</HED><PSPACE>21 U.S.C. 321.
</PSPACE></AUTH>
${sections.map(xmlOfSection).join("\n")}
</DIV5>
`;

const xmlOfSection = ({
  number,
  heading,
  paragraphs,
}: DoubleSection): string => `<DIV8 N="${number}" TYPE="SECTION" hierarchy_metadata="{&quot;path&quot;:&quot;/on/_SUBSTITUTE_DATE_/title-21/section-${number}&quot;,&quot;citation&quot;:&quot;21 CFR ${number}&quot;}">
<HEAD>&#xA7; ${number} ${marked(heading)}</HEAD>
${paragraphs.map((paragraph) => `<P>${marked(paragraph)}</P>`).join("\n")}
</DIV8>
`;
