import { describe, expect, test } from "vitest";
import { understand } from "./built-in-rules.fixture.ts";

const read = (question: string) => understand(question).claims;
const forces = (question: string) => read(question).map(({ force, text }) => [force, text]);
const denied = (question: string) => read(question).map(({ words, denials }) => denials.map(({ at }) => words[at]));

describe("what a clause of a question does", () => {
  test("a statement tells, and with a word after it wants to be confirmed", () => {
    for (const asked of ["right?", "correct?", "isn't it?", "yes?", "is that so? right?"])
      expect(read(`A death is reported within 30 days, ${asked}`)[0]).toMatchObject({ force: "told" });
    expect(read("The file is kept 10 years, right?")[0]).toMatchObject({ confirming: true });
    expect(read("Is it true that the file is kept 10 years?")[0]).toMatchObject({ force: "told", confirming: true });
    expect(read("our consultant told us that the file is kept 10 years")[0]).toMatchObject({ force: "told", confirming: true });
    expect(read("The file is kept 10 years. Who signs it?")[0]).toMatchObject({ force: "told", confirming: false });
  });

  test("a question for yes or no only asks", () => {
    expect(forces("Must the importer register?")).toEqual([["asked", "Must the importer register"]]);
    expect(forces("Under 21 CFR 803, do we have 90 days to report?")[0]?.[0]).toBe("asked");
  });

  test("a question for a thing takes the rest for granted", () => {
    expect(forces("Why does FDA approve a 510(k)?")[0]?.[0]).toBe("supposed");
    expect(forces("Under which article is the PSUR of a class I device due?")[0]?.[0]).toBe("supposed");
    expect(forces("As the importer, who do I send that malfunction report to?")[0]?.[0]).toBe("supposed");
  });

  test("a setting that runs on into a question tells nothing", () => {
    const asked = "as a foreign maker selling via an importer do we need our own establishment licence?";
    expect(forces(`But ${asked}`)[0]?.[0]).toBe("asked");
    expect(forces("As a device user facility how many work days do we get to report?")[0]?.[0]).toBe("supposed");
    expect(forces("In Canada we report within 10 days. Is that right?")[0]?.[0]).toBe("told");
  });

  test("what stands before and after belongs to clauses of their own", () => {
    expect(forces("Since reports are optional, who tells the authority?").map(([force]) => force)).toEqual(["told", "supposed"]);
    expect(forces("CE marking is not accepted in Canada, so what do we file?").map(([force]) => force)).toEqual(["told", "supposed"]);
    expect(forces("Do we need a certificate because FDA asks for one?").map(([force]) => force)).toEqual(["asked", "told"]);
    expect(forces("If a patient dies, who reports?").map(([force]) => force)).toEqual(["given", "supposed"]);
  });

  test("what somebody of the company knows, concluded or wrote down is told to be confirmed", () => {
    for (const said of [
      "I know the report is due in 10 days",
      "Our CEO concluded that FDA accepts the certificate",
      "the SOP says records are kept 3 years",
      "An EU rep covers Switzerland, agree?",
      "The QMSR takes in the 2024 edition, right – so which clause is new?",
    ])
      expect(read(said)[0]).toMatchObject({ force: "told", confirming: true });
    expect(read("We know who made it, do we still report?")[0]).toMatchObject({ confirming: false });
  });

  test("what is said of a thing just named is told, and not asked", () => {
    expect(forces("We hold a designation, which means the device is found safe. Who may buy it?")[1]?.[0]).toBe("told");
    expect(forces("This is the guidance for the card, which devices does it list?")[1]?.[0]).toBe("supposed");
  });

  test("a clause goes on where the same subject has to do something more", () => {
    expect(forces("We assemble packs and have to put a mark on them. Where does it go?").map(([force]) => force)).toEqual([
      "told",
      "supposed",
    ]);
    expect(forces("We assemble packs and have we to mark them?").map(([force]) => force)).toEqual(["told", "asked"]);
  });

  test("lists and short forms are not taken apart", () => {
    expect(forces("Manufacturers report deaths, serious injuries and malfunctions under 21 CFR 803.50 e.g. to FDA.")).toHaveLength(1);
  });
});

describe("what is denied", () => {
  test.each([
    ["The QMSR does not require a certificate, right?", "not"],
    ["hospitals dont report malfunctions", "not"],
    ["Class I devices need no notified body", "no"],
    ["A study may start without approval", "without"],
    ["Custom devices are exempt from UDI", "exempt"],
    ["The directive no longer applies", "no"],
  ])("is heard: %s", (question, word) => {
    expect(denied(question)[0]).toContain(word);
  });

  test.each([
    "It is due no later than 30 days",
    "Announcement No. 64 applies",
    "Isn't the file kept 10 years?",
    "They report not only deaths",
  ])("is nothing where a word only bounds or asks: %s", (question) => {
    expect(denied(question)).toEqual([[]]);
  });

  test("is nothing where it only tells which thing is meant, and something where it tells what is said", () => {
    expect(denied("We report a recovery of units that never left our control")).toEqual([[]]);
    expect(denied("The guidance says that no report is needed")[0]).toEqual(["no"]);
  });

  test("twice is to say it: not before something holds from then on", () => {
    expect(denied("We cannot file until FDA agrees")[0]).toHaveLength(2);
  });
});

describe("who acts", () => {
  const actor = (question: string) => read(question)[0]?.actor?.words.trim();

  test("is the same in the active and the passive voice", () => {
    expect(actor("The importer reports deaths to the manufacturer, right?")).toBe("The importer");
    expect(actor("Deaths are reported to the manufacturer by the importer, right?")).toBe("the importer");
  });

  test("is nobody whom it is only done to", () => {
    expect(actor("We report it to the manufacturer, right?")).toBeUndefined();
  });
});

test("figures are known in words, digits and short forms", () => {
  const figures = (question: string) =>
    read(question).flatMap((claim) => claim.figures.map(({ amount, unit, isWorking }) => [amount, unit, isWorking]));
  expect(figures("We have ten working days, right?")).toEqual([[10, "day", true]]);
  expect(figures("records stay 2 yrs")).toEqual([[2, "year", null]]);
  expect(figures("a 30-day wait")).toEqual([[30, "day", null]]);
});
