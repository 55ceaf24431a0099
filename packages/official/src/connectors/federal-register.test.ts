import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { Answer } from "../answer/answer.ts";
import { federalRegisterNotices, federalRegister as connector } from "./federal-register.ts";

const answerOf = (body: string): Answer => ({
  status: 200,
  addresses: [connector.url],
  headers: {},
  bytes: new TextEncoder().encode(body),
});
const [first = expect.unreachable()] = connector.plan({ token: "", asOf: null }, null, "2026-11-22");
const read = (body: object) => connector.asks["page"]?.read(answerOf(JSON.stringify(body)), first) ?? expect.unreachable();
const rule = {
  document_number: "2024-01709",
  citation: "89 FR 7496",
  type: "Rule",
  title: "Medical Devices; Quality System Regulation Amendments",
  publication_date: "2024-02-02",
  effective_on: "2026-02-02",
  cfr_references: [
    { title: 21, part: 820 },
    { title: 21, part: 4 },
  ],
  html_url: "https://www.federalregister.gov/d/2024-01709",
};

test("a rule says when it was published, from when it holds and which parts it amends", async () => {
  const { rows } = await read({ count: 1, next_page_url: null, results: [rule] });
  expect(rows?.[0]).toMatchObject({
    key: "2024-01709 2024-02-02",
    fields: { citation: "89 FR 7496", published: "2024-02-02", effective: "2026-02-02", amends: "21 CFR 4; 21 CFR 820" },
  });
});

test("a day from which a rule holds is never guessed", async () => {
  const { rows } = await read({ count: 1, results: [{ ...rule, effective_on: null, dates: "This rule is effective May 1, 2025." }] });
  expect(rows?.[0]?.fields).toMatchObject({ effective: null, dates: "This rule is effective May 1, 2025." });
});

test("a page that lacks some of its documents is not taken", () => {
  expect(() => read({ count: 2, results: [rule] })).toThrow("gave 1 of the 2 documents on its page 1");
});

test("later looks ask from a week before the last one on", () => {
  const [step] = connector.plan({ token: "", asOf: "2026-11-20" }, { token: "", asOf: "2026-11-10" }, "2026-11-22");
  expect(step?.url).toContain("conditions[publication_date][gte]=2026-11-03&");
});

test("a first look asks year by year, since no search gives all of them", () => {
  const since = connector.plan({ token: "", asOf: "2026-11-20" }, null, "2026-11-22").map(({ url }) => url);
  expect(since).toHaveLength(10);
  expect(since[0]).toContain("conditions[publication_date][gte]=2017-01-01&conditions[publication_date][lte]=2017-12-31&");
  expect(since.at(-1)).not.toContain("[lte]");
});

test("notices are asked for apart from rules, from 2024 on", () => {
  const [step, ...others] = federalRegisterNotices.plan({ token: "", asOf: "2026-11-20" }, null, "2026-11-22");
  expect(step?.url).toMatch(/conditions\[type\]\[\]=NOTICE&conditions\[publication_date\]\[gte\]=2024-01-01&/);
  expect(others).toHaveLength(2);
});

test("the pages of a year follow one another", async () => {
  const many = Array.from({ length: 100 }, (_, nth) => ({ ...rule, document_number: `2017-${nth}` }));
  const { next } = await read({ count: 101, next_page_url: "https://www.federalregister.gov/api/v1/documents.json?page=2", results: many });
  const [second = expect.unreachable()] = next ?? [];
  expect(second).toMatchObject({ key: "from 2017-01-01 page 0002", about: { since: "2017-01-01", page: "2" } });
  expect(await connector.asks["page"]?.read(answerOf(JSON.stringify({ count: 101, results: [rule] })), second)).toMatchObject({ next: [] });
});

const sample = resolve(import.meta.dirname, "../../../../../../shared/data/official/federal-register/documents.sample.json");

test.skipIf(!existsSync(sample))("records in the documented shape are read", async () => {
  const { results } = JSON.parse(readFileSync(sample, "utf8")) as { results: { publication_date?: string }[] };
  const whole = results.filter(({ publication_date }) => publication_date !== undefined);
  const { rows } = await read({ count: whole.length, next_page_url: null, results: whole });
  expect(rows?.map(({ key }) => key)).toContain("2024-23701 2024-10-15");
});
