import { expect, test } from "vitest";
import { createDoubleOpenFda } from "./openfda.ts";

const entries = Array.from({ length: 5 }, (_, nth) => ({ k_number: `K${nth}` }));
const fda = (most?: number) => createDoubleOpenFda(new Map([["device/510k", entries]]), "2026-09-01", most);
const ask = (query: string, most?: number) => {
  const { status, body, headers } = fda(most).answer("/device/510k.json", new URLSearchParams(query));
  const read = JSON.parse(body) as { meta?: { results: { total: number } }; results?: { k_number: string }[] };
  return { status, total: read.meta?.results.total, keys: read.results?.map(({ k_number: key }) => key), link: headers?.["link"] };
};

test("a page names the next one in its head, and the last one none", () => {
  const first = ask("limit=2&sort=k_number:asc");
  expect([first.keys, first.total]).toEqual([["K0", "K1"], 5]);
  const next = new URL(/<([^>]+)>; rel="next"/u.exec(first.link ?? "")?.[1] ?? "");
  expect(ask(next.search).keys).toEqual(["K2", "K3"]);
  expect(ask("limit=5").link).toBeUndefined();
});

test("no page holds more than the source ever gives, whatever is asked for", () => expect(ask("limit=1000", 3).keys).toHaveLength(3));

test("an endpoint without entries says in its own words that there are none", () => {
  const { status, body } = fda().answer("/device/pma.json", new URLSearchParams());
  expect([status, body.includes("NOT_FOUND")]).toEqual([404, true]);
});
