import { expect, test } from "vitest";
import { atomFeed } from "./atom.ts";

const of = { id: "0198c0de-0000-7000-8000-000000000001", updated: "2026-11-23T08:00:00.000Z" };
const entry = { id: "0198c0de-0000-7000-8000-000000000002", title: "T", message: "M", created_at: "2026-11-22T08:00:00.000Z", url: null };

test("words that mean something to XML are words, and what XML cannot hold is left out", () => {
  const feed = atomFeed(of, [{ ...entry, title: "Draft <510(k)> & \u0001more", message: 'says "x"', url: "https://a.example/?a=1&b=2" }]);
  expect(feed).toContain("<title>Draft &lt;510(k)&gt; &amp; more</title>");
  expect(feed).toContain('<content type="text">says &quot;x&quot;</content>');
  expect(feed).toContain('<link href="https://a.example/?a=1&amp;b=2"/>');
});

test("a feed was updated with its newest entry, or is as of now where it has none", () => {
  expect(atomFeed(of, [entry])).toContain("<updated>2026-11-22T08:00:00.000Z</updated>");
  expect(atomFeed(of, [])).toContain("<updated>2026-11-23T08:00:00.000Z</updated>");
});
