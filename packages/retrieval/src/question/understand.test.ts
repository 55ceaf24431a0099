import { expect, test } from "vitest";
import { understand } from "./built-in-rules.fixture.ts";
import { mostClauses } from "./understand.ts";

test("a question is taken apart into all that finding and answering need", () => {
  const read = understand("How many days does an importer in the EU have to report a death under MDR Article 87(4)?");
  expect(read).toMatchObject({
    places: ["EU"],
    actor: { words: "an importer" },
    product: null,
    clauses: [{ canonical: "EU MDR Article 87(4)" }],
    clauses_left_out: [],
    wants: { number: true, clause: false, guidance: false, standing: false },
    title: null,
    claims: [{ force: "supposed", confirming: false, denials: [] }],
    declined: null,
  });
  expect(read.concepts.map(({ term }) => term)).toEqual(expect.arrayContaining(["import", "report", "death"]));
});

test("an article belongs to the regulation that was chosen where the question names none", () => {
  expect(understand("What does Article 10 require?", { defaultRegulation: "EU MDR" }).clauses).toMatchObject([
    { canonical: "EU MDR Article 10" },
  ]);
  expect(understand("What does Article 10 require?").clauses).toEqual([]);
});

test("the same words asked again are understood by what they are asked with this time", () => {
  const words = "How many products does the database list?";
  const [shared, own, narrowed] = [understand(words), understand(words, { own: true }), understand(words, { product: "drug" })];
  expect([shared, own, narrowed].map(({ own, product, wants }) => [own, product, wants.statistic])).toEqual([
    [false, null, shared.wants.statistic],
    [true, null, false],
    [false, "drug", shared.wants.statistic],
  ]);
});

test("of a question that names more clauses than one answer can look into, the rest are named as left out", () => {
  const many = Array.from({ length: 30 }, (_, nth) => `21 CFR 820.${nth + 1}`);
  const { clauses, clauses_left_out } = understand(`What do ${many.join(", ")} require?`);
  expect(clauses.map(({ canonical }) => canonical)).toEqual(many.slice(0, mostClauses));
  expect(clauses_left_out).toEqual(many.slice(mostClauses));
});

test("the title of a document between quotation marks is what it asks for", () => {
  expect(understand("Is the guidance “Content of Premarket Submissions for Device Software Functions” final?").title).toContain("softwar");
});

test("words of an address on the web are not what it is about", () => {
  expect(understand("What does https://example.com/sterilization/combination say on labels?").sequence).not.toContain("steril");
});

test("it can be handed to another thread as it is", () => {
  const read = understand("Who must report a death under 21 CFR 803.10?");
  expect(structuredClone(read)).toEqual(read);
});

test("a question that names nothing but a law is about that law", () => {
  expect(understand("Since when does the MDR apply?").concepts.map(({ term }) => term)).toContain("mdr");
  expect(understand("What does it say?").concepts).toEqual([]);
});
