import { describe, expect, test } from "vitest";
import { createActors, isOfOthers } from "./actors.ts";

const actors = createActors([
  {
    title: "Manufacturer",
    names: ["manufacturer", "specification developer"],
    before: ["initial", "contract"],
    plain: "\\bwe make\\b",
    implied: "\\bour pump\\b",
    unlike: ["Importer", "User facility"],
    presumedBefore: ["Importer"],
  },
  {
    title: "User facility",
    names: ["user facility", "hospital"],
    before: [],
    plain: null,
    implied: null,
    unlike: ["Manufacturer", "Importer"],
    presumedBefore: [],
  },
  {
    title: "Importer",
    names: ["importer"],
    before: ["initial"],
    plain: null,
    implied: null,
    unlike: ["Manufacturer", "User facility"],
    presumedBefore: [],
  },
]);

test("the first who is named counts, with the article and what stands before the name", () => {
  const text = "When must an initial importer tell the manufacturer?";
  const found = actors.firstIn(text);
  expect(found?.words).toBe("an initial importer");
  expect(text.slice(found?.start, found?.end)).toBe("an initial importer");
  expect(actors.firstIn("When is a death reported?")).toBeNull();
});

test("somebody is known in the plural and in capitals, but not by a part of a word", () => {
  expect(actors.firstIn("What must USER FACILITIES keep?")?.words).toBe("USER FACILITIES");
  expect(actors.firstIn("Is a hospitalisation reported?")).toBeNull();
});

test("who is asked about has all names of their own, and the names of all others beside them", () => {
  const asked = actors.askedAbout("What must our hospitals report?");
  expect(asked?.words).toBe("our hospitals");
  expect(asked?.names).toEqual(["user facility", "user facilities", "hospital", "hospitals"]);
  expect(asked?.others).toEqual(expect.arrayContaining(["importer", "specification developers"]));
  expect(asked?.others).not.toContain("hospital");
});

test("who only told the asker of it is known as that", () => {
  expect(actors.tellingIn("A hospital emailed us that our pump stopped. What do we tell the importer?")).toEqual(["A hospital"]);
});

test("where nobody is named, the one who is presumed stands before those that its row lists", () => {
  expect(actors.presumed).toMatchObject({ others: ["importer", "importers"], implied: true });
  expect(actors.presumed?.names).toContain("manufacturers");
});

describe("who acts", () => {
  const acting = (question: string) => actors.askedAbout(question)?.words ?? null;

  test.each([
    ["Must a manufacturer report a death?", "a manufacturer"],
    ["Must a death be reported by the manufacturer?", "the manufacturer"],
    ["Must a death be reported to the manufacturer by the hospital?", "the hospital"],
    ["A death is reported to the importer and the manufacturer by hospitals?", "hospitals"],
    ["Importer here (not the manufacturer). Whom do we tell?", "Importer"],
    ["What do we report if the device was imported by an importer but we make it?", "we make"],
    ["A hospital told us that one of its patients died. We make the pump. What do we report?", "We make"],
    ["One of the nurses at our hospital saw the manufacturer's pump stop", "our hospital"],
  ])("in %j it is %j", (question, words) => {
    expect(acting(question)).toBe(words);
  });

  test("is nobody who is only told, or who tells us", () => {
    expect(acting("Must it be reported to the manufacturer?")).toBeNull();
    expect(acting("The hospital sent us more facts. When is that reported?")).toBeNull();
  });

  test("is only supposed where a device is called ours, and anybody named holds before that", () => {
    expect(actors.askedAbout("Our pump stopped, what is due?")).toMatchObject({ words: "Our pump", implied: true });
    expect(actors.askedAbout("Our pump stopped, what must the importer do?")).toMatchObject({ words: "the importer", implied: false });
  });
});

test("a text is left without everybody it names", () => {
  expect(actors.without("must an importer tell the initial manufacturer today").split(/\s+/)).toEqual(["must", "tell", "today"]);
});

describe("another actor in the place of the first", () => {
  test.each([
    ["How long does a manufacturer have?", "and importers?", "How long does an importer have?"],
    ["What must manufacturers keep?", "an importer", "What must importers keep?"],
    ["What must manufacturers keep?", "the user facility", "What must user facilities keep?"],
    ["What must an importer tell the manufacturer?", "hospitals", "What must a hospital tell the manufacturer?"],
    ["What must each importer keep?", "a contract manufacturer", "What must a contract manufacturer keep?"],
  ])("%j asked about %j reads %j", (question, other, read) => {
    expect(actors.exchanged(question, other)).toBe(read);
  });

  test("is not put where nobody is named, or where the other is unknown", () => {
    expect(actors.exchanged("What must be kept?", "importers")).toBeNull();
    expect(actors.exchanged("What must importers keep?", "bakers")).toBeNull();
  });
});

describe("a clause on an importer's question", () => {
  const importer = actors.askedAbout("What must an importer keep?");

  test.each([
    ["Hospitals shall keep files.", true],
    ["Importers and hospitals shall keep files.", false],
    ["Files are kept for two years.", false],
    ["Importation is forbidden to a specification developer.", true],
  ])("%j speaks of others alone: %s", (text, isSo) => {
    expect(importer && isOfOthers(text, importer)).toBe(isSo);
  });
});
