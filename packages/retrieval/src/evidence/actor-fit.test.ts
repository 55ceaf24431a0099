import { describe, expect, test } from "vitest";
import { understand } from "../question/built-in-rules.fixture.ts";
import { createActorFit, withActors } from "./actor-fit.ts";
import { candidate, evidenceFor } from "./candidate.fixture.ts";
import { createPassageReader } from "./passage-reader.ts";

const reader = createPassageReader();
const passage = (citation: string, text: string, heading = "Reports") => reader.read(candidate({ citation, text, heading }));
const fitOf = (question: string, text: string, heading = "Reports") =>
  createActorFit(understand(question).actor).of(passage("21 CFR 803.10", text, heading));

describe("a passage on a manufacturer's duty", () => {
  const question = "How soon must a manufacturer report a death?";

  test.each([
    ["A manufacturer reports deaths within 30 calendar days.", 1],
    ["An importer reports deaths to FDA and the manufacturer.", -1],
    ["Importers have 30 days, and manufacturers as well.", 0],
    ["A hospital reports it to FDA, or to the manufacturer if the manufacturer is known.", -1],
    ["A report of a death is due.", 0],
    ["Copies of the report go to the manufacturer.", 0],
  ])("%j: %d", (text, fit) => {
    expect(fitOf(question, text)).toBe(fit);
    expect(fitOf("How soon must a death be reported by the manufacturer?", text)).toBe(fit);
  });

  test("is told by the heading where the text names nobody", () => {
    expect(fitOf(question, "You must submit a report.", "If I am an importer, what must I report?")).toBe(-1);
  });

  test("is told by the clause above an item", () => {
    const members = [
      passage("21 CFR 803.10(b)", "(b) Importers. If you are an importer, you must:"),
      passage("21 CFR 803.10(b)(1)", "(1) Submit reports of deaths within 30 calendar days."),
      passage("21 CFR 803.10(c)", "(c) Manufacturers. If you are a manufacturer, you must:"),
      passage("21 CFR 803.10(c)(1)", "(1) Submit reports of deaths within 30 calendar days."),
    ];
    expect([...createActorFit(understand(question).actor).among(members).values()]).toEqual([-1, -1, 1, 1]);
  });
});

test("where a question names nobody, nobody's duties count for or against a passage", () => {
  expect(fitOf("How soon is a death reported?", "An importer reports deaths.")).toBe(0);
});

test("where only our own device lets it be supposed, other actors count against a passage, and nothing for one", () => {
  expect(fitOf("Our pump caused a death. How soon is it reported?", "An importer reports deaths.")).toBe(-0.5);
  expect(fitOf("Our pump caused a death. How soon is it reported?", "A manufacturer reports deaths.")).toBe(0);
});

test("the clause on the one who is asked about comes before that on another that says the same", () => {
  const clauses = [
    candidate({
      key: 1,
      citation: "21 CFR 803.40(a)",
      heading: "Importers",
      text: "An importer must report a death within 30 calendar days.",
    }),
    candidate({
      key: 2,
      citation: "21 CFR 803.50(a)",
      heading: "Manufacturers",
      text: "A manufacturer must report a death within 30 calendar days.",
    }),
  ];
  const first = (question: string) => evidenceFor(question, clauses).sections[0]?.section.name;
  expect(first("When must a manufacturer report a death?")).toContain("803.50");
  expect(first("When must a death be reported by the importer?")).toContain("803.40");
});

test("where nobody is named, the paragraph for manufacturers comes before one as near for importers", () => {
  const clauses = [
    candidate({ key: 1, citation: "21 CFR 803.10(b)", text: "Importers report malfunctions within 30 calendar days." }),
    candidate({ key: 2, citation: "21 CFR 803.10(c)", text: "Manufacturers report malfunctions within 30 calendar days." }),
  ];
  const first = (question: string) => evidenceFor(question, clauses).sections[0]?.members[0]?.candidate.citation;
  expect(first("Deadline for malfunctions?")).toBe("21 CFR 803.10(c)");
  expect(first("Deadline for malfunctions, as importers?")).toBe("21 CFR 803.10(b)");
});

test("within one section the paragraph on the one who is asked about comes before a somewhat nearer one on another", () => {
  const question = "How soon must a manufacturer report a death to FDA?";
  const paragraphs = [
    candidate({ key: 1, citation: "21 CFR 803.10(a)", text: "A user facility reports deaths to FDA and the manufacturer." }),
    candidate({ key: 2, citation: "21 CFR 803.10(c)", text: "A manufacturer reports deaths to FDA." }),
  ];
  const members = evidenceFor(question, paragraphs).sections[0]?.members ?? [];
  const nearer = members.map((one) => ({ ...one, acts: 0, fit: one.candidate.key === 1 ? 6 : 5.3 }));
  const [facility, manufacturer] = withActors(nearer, createActorFit(understand(question).actor)).toSorted(
    (a, b) => a.candidate.key - b.candidate.key,
  );
  expect(manufacturer?.fit).toBeGreaterThan(facility?.fit ?? Infinity);
});
