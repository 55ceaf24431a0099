import { afterEach, expect, test } from "vitest";
import { type Double, openDouble } from "./double.ts";
import type { Played } from "./played.ts";

const source = (host: string, path: string, body: string): Played => ({
  host,
  answer: (asked) =>
    asked === path ? { status: 200, type: "application/json", body } : { status: 404, type: "text/html", body: "<html></html>" },
});
let double: Double;
const open = async (...sources: Played[]) => (double = await openDouble(sources));
const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${double.base}${path}`, { headers, redirect: "manual" });

afterEach(() => double.close());

test("each source answers under its host's name, and of several that play one host the one that knows the address", async () => {
  await open(source("a.example.org", "/x", '"a"'), source("b.example.org", "/x", '"b"'), source("a.example.org", "/y", '"y"'));
  const said = await Promise.all(
    ["/a.example.org/x", "/b.example.org/x", "/a.example.org/y"].map(async (path) => (await ask(path)).json()),
  );
  expect(said).toEqual(["a", "b", "y"]);
  expect((await ask("/nobody.example.org/x")).status).toBe(404);
});

test("what was asked is known by its official address", async () => {
  await open(source("a.example.org", "/x", '"a"'));
  await ask("/a.example.org/x?page=2", { "user-agent": "Watcher" });
  expect(double.asked.map(({ url, headers }) => [url, headers["user-agent"]])).toEqual([["https://a.example.org/x?page=2", "Watcher"]]);
});

test("an answer that did not change is not sent again", async () => {
  await open(source("a.example.org", "/x", '"a"'));
  const etag = (await ask("/a.example.org/x")).headers.get("etag") ?? "";
  expect((await ask("/a.example.org/x", { "if-none-match": etag })).status).toBe(304);
  expect((await ask("/a.example.org/x", { "if-none-match": '"other"' })).status).toBe(200);
});

test("a fault befalls the requests that it is meant for, and not the page it leads to", async () => {
  await open(source("a.example.org", "/x", '"a"'));
  double.fault = (_, nth) => (nth === 1 ? "away" : null);
  expect([(await ask("/a.example.org/x")).status, (await ask("/a.example.org/x")).status]).toEqual([200, 503]);
  double.fault = () => "failing";
  expect((await ask("/a.example.org/apology_objects/x")).status).toBe(404);
});

test("an answer may break off on its way", async () => {
  await open(source("a.example.org", "/x", JSON.stringify("a".repeat(100_000))));
  double.fault = () => "broken_off";
  await expect(ask("/a.example.org/x", { "accept-encoding": "identity" }).then((response) => response.text())).rejects.toThrow();
});
