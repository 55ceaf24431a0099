import { describe, expect, test } from "vitest";
import { candidate, evidenceFor } from "./candidate.fixture.ts";
import { sectionsToRead, withSections } from "./rank-evidence.ts";

const question = "What does a 510(k) summary contain?";
const text = "A 510(k) summary contains the name of the device.";
const section = (key: number, citation: string) => candidate({ key, citation, text, score: 20 - key });

describe("the sections to read whole", () => {
  test("are those of the best passages, a section named once", () => {
    const found = [section(1, "21 CFR 807.92(a)(1)"), section(2, "21 CFR 807.92(b)"), section(3, "EU MDR Article 61(4)")];
    expect(sectionsToRead(evidenceFor(question, found)).toSorted()).toEqual(["21 CFR 807.92", "EU MDR Article 61"]);
  });

  test("are of a statute's long sections the paragraph alone", () => {
    expect(sectionsToRead(evidenceFor(question, [section(1, "FD&C Act 510(k)(1)")]))).toEqual(["FD&C Act 510(k)"]);
  });

  test("are five at most", () => {
    const found = Array.from({ length: 9 }, (_, nth) => section(nth + 1, `21 CFR 812.${nth + 1}`));
    expect(sectionsToRead(evidenceFor(question, found))).toHaveLength(5);
  });

  test("are no pages of guidance", () => {
    const page = candidate({ ...section(1, "Some guidance p. 3"), kind: "guidance", source_identifier: "Some guidance" });
    expect(sectionsToRead(evidenceFor(question, [page]))).toEqual([]);
  });
});

describe("evidence with its sections", () => {
  const found = candidate({ key: 12, citation: "21 CFR 807.92(b)", text });
  const read = [
    candidate({ key: 10, score: 0, citation: "21 CFR 807.92(a)", text: "Other words." }),
    candidate({ ...found, score: 0 }),
    candidate({ key: 11, score: 0, citation: "21 CFR 807.92(c)", text: "More words." }),
  ];
  const [section] = withSections(evidenceFor(question, [found]), read).sections;

  test("keeps the reading order of a section, whatever fits best", () => {
    expect(section?.text?.map(({ candidate: { key } }) => key)).toEqual([10, 12, 11]);
  });

  test("still puts the passage that answers first", () => {
    expect(section?.members[0]?.candidate.key).toBe(12);
  });

  test("holds every passage once", () => {
    expect(section?.members.map(({ candidate: { key } }) => key).toSorted()).toEqual([10, 11, 12]);
  });

  test("takes in nothing of sections that were not found", () => {
    const stranger = candidate({ key: 13, citation: "21 CFR 814.20", text });
    const { sections } = withSections(evidenceFor(question, [found]), [stranger]);
    expect(sections.flatMap(({ members }) => members.map(({ candidate: { key } }) => key))).toEqual([12]);
  });
});

test("a clause the question names is missing where nothing found stands in it", () => {
  const ask = "What do 21 CFR 807.92 and 21 CFR 814.20 contain?";
  expect(evidenceFor(ask, [section(1, "21 CFR 807.92(a)")]).missing).toEqual([expect.objectContaining({ canonical: "21 CFR 814.20" })]);
});

test("a passage found twice counts once", () => {
  expect(evidenceFor(question, [section(1, "21 CFR 807.92"), section(1, "21 CFR 807.92")]).sections[0]?.members).toHaveLength(1);
});
