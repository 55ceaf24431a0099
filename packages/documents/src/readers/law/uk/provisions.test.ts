import { describe, expect, test } from "vitest";
import { parseXml } from "../xml-tree.ts";
import { provisionsIn, readProvision } from "./provisions.ts";

const instrument = { identifier: "SI 2098/618", word: "regulation", url: "https://www.legislation.gov.uk/uksi/2098/618" };
const all = (inner: string) => provisionsIn(parseXml(`<Secondary>${inner}</Secondary>`, ["Secondary"]), "E+W+S+N.I.");
const read = (inner: string, notes = new Map<string, string>()) => {
  const provisions = all(inner);
  return provisions.map((provision) => readProvision(instrument, provision, provisions, notes));
};
const cited = (inner: string) => read(inner).flatMap(({ passages }) => passages.map(({ citation, text }) => [citation, text]));
const p1 = (number: string, inner: string, attributes = "") =>
  `<P1${attributes}><Pnumber>${number}</Pnumber><P1para>${inner}</P1para></P1>`;
const schedule = (number: string, inner: string) =>
  `<Schedules><Schedule><Number>${number}</Number><TitleBlock><Title>FEES</Title></TitleBlock><ScheduleBody>${inner}</ScheduleBody></Schedule></Schedules>`;

test("numbers have the brackets that their file gives them, and round ones where it gives none", () => {
  const paragraph = (number: string, punctuation = "") =>
    `<P2><Pnumber${punctuation}>${number}</Pnumber><P2para><Text>Turn ${number}.</Text></P2para></P2>`;
  expect(cited(`<Body>${p1("2", paragraph("1") + paragraph("(2)") + paragraph("3", ' PuncBefore="" PuncAfter="."'))}</Body>`)).toEqual([
    ["SI 2098/618 regulation 2(1)", "(1) Turn 1."],
    ["SI 2098/618 regulation 2(2)", "(2) Turn (2)."],
    ["SI 2098/618 regulation 23.", "3. Turn 3."],
  ]);
});

describe("a regulation that stands there twice", () => {
  const twice = (first: string, second: string) =>
    `<Body>${p1("3", "<Text>One.</Text>", ` RestrictExtent="${first}"`)}${p1("3", "<Text>Two.</Text>", ` RestrictExtent="${second}"`)}</Body>`;

  test("says for which countries each is", () => {
    expect(cited(twice("E+W", "S"))).toEqual([
      ["SI 2098/618 regulation 3 (England and Wales)", "One."],
      ["SI 2098/618 regulation 3 (Scotland)", "Two."],
    ]);
  });

  test("is not told apart where both are for the same countries, or the code is not known", () => {
    expect(cited(twice("E+W", "E+W")).map(([citation]) => citation)).toEqual(["SI 2098/618 regulation 3", "SI 2098/618 regulation 3"]);
    expect(cited(twice("E+W", "X")).map(([citation]) => citation)).toEqual([
      "SI 2098/618 regulation 3 (England and Wales)",
      "SI 2098/618 regulation 3",
    ]);
  });
});

test("a schedule without a number, and words in it outside of any paragraph, are still cited", () => {
  expect(cited(schedule("SCHEDULE", "<P><Text>All fees are due.</Text></P>"))).toEqual([["SI 2098/618 Schedule", "All fees are due."]]);
  const [one] = all(schedule("SCHEDULE 2A", p1("4", "<Text>A fee is due.</Text>")));
  expect(one).toMatchObject({ schedule: "Schedule 2A", heading: "Fees", path: ["Schedule 2A—Fees"] });
});

test("what is prospective in a part is so for all that stands in the part", () => {
  const body = `<Body><Part Status="Prospective">${p1("5", "<Text>Later.</Text>")}</Part>${p1("6", "<Text>Now.</Text>")}</Body>`;
  expect(all(body).map(({ number, prospective }) => [number, prospective])).toEqual([
    ["5", true],
    ["6", false],
  ]);
});

test("a note is told once, however often it is referred to, and a regulation of dots alone is repealed", () => {
  const body = `<Body>${p1("7", '<Text>. . .<CommentaryRef Ref="c1"/> . .<CommentaryRef Ref="c1"/><CommentaryRef Ref="lost"/></Text>')}</Body>`;
  const [gone] = read(body, new Map([["c1", "Reg. 7 omitted by SI 2099/1"]]));
  expect(gone?.facts).toMatchObject({ repealed: true, amendments: [{ citation: "Reg. 7 omitted by SI 2099/1", date: null }] });
});
