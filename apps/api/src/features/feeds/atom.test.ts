import { XMLParser } from "fast-xml-parser";
import { SaxesParser } from "saxes";
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

/** Texts and attributes as a strict reader finds them. */
function readStrictly(text: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("text", (value) => found.push(value));
  parser.on("opentag", ({ attributes, uri }) => {
    expect(uri).toBe("http://www.w3.org/2005/Atom");
    found.push(...Object.values(attributes).map(({ value }) => value));
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(text).close();
  return found;
}

test("a strict reader finds every word", () => {
  const [title, message, url] = ["Devices <&> ]]> &amp;", "Größe 10 µm, 規制 🧪", "https://a.example/?a=1&b=2"];
  const found = readStrictly(atomFeed(of, [{ ...entry, title, message, url }]));
  expect(found).toEqual(expect.arrayContaining([title, message, url, of.updated, `urn:uuid:${entry.id}`]));
  expect(readStrictly(atomFeed(of, []))).toContain(of.updated);
});

test("another reader finds what the standard asks for", () => {
  const read: unknown = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" }).parse(atomFeed(of, [entry]));
  expect(read).toMatchObject({
    feed: {
      id: `urn:uuid:${of.id}`,
      updated: of.updated,
      author: { name: "Clausewise" },
      entry: { id: `urn:uuid:${entry.id}`, title: "T", updated: entry.created_at, content: { type: "text", "#text": "M" } },
    },
  });
});
