import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { createDoubleMhra, generatedPublication } from "../double/double.ts";
import { mhra } from "./mhra.ts";
import { walk } from "./testing.ts";

const published = (count: number) => createDoubleMhra(Array.from({ length: count }, (_, nth) => generatedPublication(nth)));

test("publications are read to the last", async () => {
  const { rows, order } = await walk(mhra, published(201));
  expect([rows.length, order.length]).toEqual([201, 3]);
  expect(rows[0]).toMatchObject({
    key: "/drug-device-alerts/alert-0",
    url: "https://www.gov.uk/drug-device-alerts/alert-0",
    fields: { kind: "medical safety alert", published: "2026-01-01" },
  });
});

test("an old publication that is taken down is seen by the number of all", async () => {
  const double = published(201);
  const before = (await walk(mhra, double)).detected.token;
  double.publications.pop();
  expect((await walk(mhra, double)).detected.token).not.toBe(before);
});

test("a publication that moves to the front while others are read is not lost", async () => {
  const double = published(201);
  const answer = double.answer.bind(double);
  double.answer = (path, query) => {
    if (query.get("start") === "100") double.publications.unshift(...double.publications.splice(150, 1));
    return answer(path, query);
  };
  await expect(walk(mhra, double)).rejects.toThrow("was made anew while it was read");
});

test("a search without results is a fault", async () => {
  await expect(walk(mhra, published(0))).rejects.toThrow("says that it holds nothing at all");
});

const sample = resolve(import.meta.dirname, "../../../../../../shared/data/official/uk/govuk-search.shape.json");

test.skipIf(!existsSync(sample))("a record in the documented shape is read", async () => {
  const double = published(1);
  double.answer = () => ({ status: 200, type: "application/json", body: readFileSync(sample, "utf8") });
  expect((await walk(mhra, double)).rows[0]).toMatchObject({ title: "Example alert", fields: { published: "2026-09-01" } });
});
