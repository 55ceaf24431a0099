import { expect, test } from "vitest";
import { createDoubleLetters, generatedLetter } from "./warning-letters.ts";

const letters = createDoubleLetters([1, 2, 3].map(generatedLetter));
const ask = (headers: Record<string, string>, query: Record<string, string> = {}) => {
  const asked = new URLSearchParams({ view_dom_id: "0123456789abcdef", start: "0", length: "2", draw: "1", ...query });
  return letters.answer("/datatables/views/ajax", asked, headers);
};
const page = { "x-requested-with": "XMLHttpRequest" };

test("a request that is not from the page itself is answered with a valid list of nothing", () => {
  expect(JSON.parse(ask({}).body)).toMatchObject({ recordsTotal: 0, data: [] });
  expect(JSON.parse(ask(page).body)).toMatchObject({ recordsTotal: 3, data: { length: 2 } });
});

test("rows are given from a place on, with days as a page shows and tells them", () => {
  const { data } = JSON.parse(ask(page, { start: "2" }).body) as { data: string[][] };
  expect([data.length, data[0]?.[0]]).toEqual([1, '<time datetime="2024-06-15T04:00:00Z">06/15/2024</time>']);
});

test("a list under another name than its page says is not there", () => expect(ask(page, { view_dom_id: "old" }).status).toBe(404));
