import { expect, test } from "vitest";
import { composedCitation } from "../../../testing/citation.ts";
import { checkQuotes } from "./check-quotes.ts";

const ids = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"] as const;
const lead = "(a) If you are a manufacturer, you must report a device that:";
const item = "(1) May have caused a death or";
const library = (texts: readonly string[] = [lead, item]) => ({
  texts: async () => ids.map((id, nth) => ({ id, hash: `hash ${nth}`, text: texts[nth] ?? "" })),
});
const quoting = composedCitation({
  key: 2,
  passage_id: ids[1],
  passage_hash: "hash 1",
  quote: "(1) May have caused a death",
  quote_start: 0,
  lead_in: lead,
  above: [{ key: 1, start: 0, end: lead.length, passage_id: ids[0], passage_hash: "hash 0" }],
});
const checked = async (citation = quoting, texts?: readonly string[]) =>
  (await checkQuotes(library(texts), { statements: [{ text: "So.", citations: [citation] }], correction: null })).statements;

test("a quote stands with the words above it, and what it was checked by is not passed on", async () => {
  const [statement] = await checked();
  expect(statement?.citations[0]).toMatchObject({ quote: "(1) May have caused a death", lead_in: lead });
  expect(statement?.citations[0]).not.toHaveProperty("above");
});

test("words above it that are not those of the clause are not passed on, nor the quote with them", async () => {
  expect(await checked({ ...quoting, lead_in: lead.replace("must", "may") })).toEqual([]);
  expect(await checked(quoting, [lead.replace("must", "may"), item])).toEqual([]);
  expect(await checked({ ...quoting, above: [] })).toEqual([]);
});

test("what several quotes carry together stands with all of them or not at all", async () => {
  const altered = { ...quoting, quote: "(1) Has caused a death" };
  const text = { statements: [{ text: "So.", citations: [quoting, altered] }], correction: null };
  expect((await checkQuotes(library(), text)).statements).toEqual([]);
});
