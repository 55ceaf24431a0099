import { expect, test } from "vitest";
import { parseXml } from "../xml-tree.ts";
import { isGathering, readSchedule } from "./schedules.ts";
import type { Above, Instrument } from "./sections.ts";

const instrument: Instrument = { identifier: "SOR/99-1", language: "en", url: "https://laws.example/SOR-99-1/" };
const schedule = (inner: string) => parseXml(`<Schedule>${inner}</Schedule>`, ["Schedule"]);
const head = (label: string, title = "") =>
  `<ScheduleFormHeading>${label && `<Label>${label}</Label>`}${title && `<TitleText>${title}</TitleText>`}</ScheduleFormHeading>`;
const read = (inner: string, above: Above[] = [], of = instrument) => readSchedule(of, schedule(inner), above);
const partG: Above[] = [{ level: 1, label: "Part G", name: "Part G—Controlled Widgets" }];

test("a schedule is parted at its headings and at the rules it names", () => {
  const { passages, facts } = read(
    `${head("SCHEDULE 1", "CLASSIFICATION RULES")}<Heading level="1"><Label>PART 1</Label><TitleText>WIDGETS</TitleText></Heading>
    <Provision><Text>Rule 1:</Text></Provision><Provision><Text>All widgets turn.</Text></Provision>
    <Provision><Text>Rule 2</Text></Provision><Provision><Text>Some stop.</Text></Provision>`,
  );
  expect(facts).toMatchObject({ citation: "SOR/99-1 Schedule 1", heading: "Classification Rules", repealed: false });
  expect(passages.map(({ citation, text }) => [citation, text])).toEqual([
    ["SOR/99-1 Schedule 1 Part 1 Rule 1", "Rule 1: All widgets turn."],
    ["SOR/99-1 Schedule 1 Part 1 Rule 2", "Rule 2 Some stop."],
  ]);
  expect(passages[0]).toMatchObject({ heading: "Part 1—Widgets", heading_path: ["Schedule 1—Classification Rules"] });
});

test.each([
  ["by its number", head("SCHEDULE K.2"), [], instrument, "SOR/99-1 Schedule K.2"],
  ["by the part it stands in where it has no number", head("SCHEDULE"), partG, instrument, "SOR/99-1 Schedule to Part G"],
  ["by its title where it has no label", head("", "Forms"), [], instrument, 'SOR/99-1 Schedule "Forms"'],
  ["in the language of the text", head("ANNEXE"), partG, { ...instrument, language: "fr" as const }, "SOR/99-1 Annexe de la Part G"],
])("a schedule is cited %s", (_, inner, above, of, citation) => expect(read(inner, above, of).facts.citation).toBe(citation));

test("a schedule that was repealed says so", () => {
  const { passages, facts } = read(`${head("SCHEDULE L")}<Repealed>[Repealed, SOR/2099-305, s. 71]</Repealed>`);
  expect([facts.repealed, passages[0]?.text]).toEqual([true, "[Repealed, SOR/2099-305, s. 71]"]);
});

test("a schedule that gathers what is not in force is told from one of the law", () => {
  expect(isGathering(schedule('<ScheduleFormHeading type="amending"/>'))).toBe(true);
  expect(isGathering(schedule("<RegulationPiece/>"))).toBe(true);
  expect(isGathering(schedule(head("SCHEDULE 1")))).toBe(false);
});
