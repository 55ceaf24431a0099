import { titleCase } from "../../text.ts";
import type { ProvisionFacts } from "../official-facts.ts";
import type { SourcePassage } from "../source-version.ts";
import { type XmlElement, elementIn, elementsIn } from "../xml-tree.ts";
import { type Above, type Instrument, descend, historyOf, isRepealed, numberedName, unitPassages } from "./sections.ts";
import { type Block, blocksOf, wordsOf } from "./words.ts";

/** Whether a schedule only gathers what is not in force or belongs to other instruments. */
export const isGathering = (schedule: XmlElement): boolean =>
  elementIn(schedule, "RegulationPiece", "BillPiece") !== undefined ||
  elementIn(schedule, "ScheduleFormHeading")?.attributes["type"] === "amending";

/** The passages of a schedule, by its parts and rules, and what is said of it as a whole. */
export function readSchedule(
  instrument: Instrument,
  schedule: XmlElement,
  above: readonly Above[],
): { passages: SourcePassage[]; facts: ProvisionFacts } {
  const head = elementIn(schedule, "ScheduleFormHeading");
  const title = wordsOf(elementIn(head, "TitleText"));
  const name = scheduleName(wordsOf(elementIn(head, "Label")), title, instrument, above);
  const citation = `${instrument.identifier} ${name}`;
  const top = title === "" || name.includes(title) ? name : `${name}—${titleCase(title)}`;
  return {
    passages: placesOf(schedule).flatMap(({ within, rule, blocks }) => {
      const labels = within.map(({ label }) => label).filter((label) => /^(?:part|partie)\b/i.test(label));
      const names = [top, ...within.map((step) => step.name)];
      const heading = names.at(-1) ?? name;
      return unitPassages(
        blocks.map((block) => ({ ...block, heading })),
        { citation: [citation, ...labels, ...rule].join(" "), path: names.slice(0, -1), url: instrument.url },
      );
    }),
    facts: { citation, heading: titleCase(title), ...historyOf(schedule), repealed: isRepealed(withoutHead(schedule)) },
  };
}

/** Number and title of a schedule stay when nothing else of it does. */
const withoutHead = (schedule: XmlElement): XmlElement => ({
  ...schedule,
  children: schedule.children.filter((child) => typeof child === "string" || child.name !== "ScheduleFormHeading"),
});

/** `Schedule 1`; of one without a number the part it stands in, `Schedule to Part G`, or its title. */
function scheduleName(label: string, title: string, { language }: Instrument, above: readonly Above[]): string {
  const french = language === "fr";
  if (label === "" && title !== "") return `${french ? "Annexe" : "Schedule"} "${title}"`;
  const own = numberedName(label === "" ? (french ? "ANNEXE" : "SCHEDULE") : label);
  const part = above[0]?.label ?? "";
  return own.includes(" ") || part === "" ? own : `${own} ${french ? "de la" : "to"} ${part}`;
}

interface Place {
  within: Above[];
  rule: string[];
  blocks: Block[];
}

const ruleName = /^((?:Rule|Règle) \d+(?:\.\d+)?)\s*:?$/;

/** A schedule parted at its headings and at the rules it names. */
function placesOf(schedule: XmlElement): Place[] {
  const places: Place[] = [{ within: [], rule: [], blocks: [] }];
  for (const child of elementsIn(schedule)) {
    const last = places.at(-1) ?? { within: [], rule: [], blocks: [] };
    if (child.name === "ScheduleFormHeading") continue;
    if (child.name === "Heading") {
      places.push({ within: descend(last.within, child), rule: [], blocks: [] });
      continue;
    }
    const rule = ruleName.exec(wordsOf(elementIn(child, "Text")))?.[1];
    if (rule !== undefined) places.push({ within: last.within, rule: [rule], blocks: [] });
    places.at(-1)?.blocks.push(...blocksOf({ ...child, children: [child] }, { unit: "", part: "", heading: "" }));
  }
  return places;
}
