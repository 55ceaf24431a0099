import { expect, test } from "vitest";
import { splitFrontMatter } from "./front-matter.ts";

test("values stay as they are written, and nesting is flattened", () => {
  const text = '---\nsource:\n  title: "Widgets: a \\"guide\\""\n  converted: 2026-02-27\n  pages: 007\n---\nBody\n';
  expect(splitFrontMatter(text)).toEqual({
    fields: { title: 'Widgets: a "guide"', converted: "2026-02-27", pages: "007" },
    body: "Body\n",
  });
});

test("a value may go on over lines", () => {
  expect(splitFrontMatter("---\ntitle: Widgets\n  and more\n---\n")?.fields).toEqual({ title: "Widgets and more" });
});

test("a text without a head has none", () => {
  expect(splitFrontMatter("# Title\n---\n")).toBeNull();
});

test("a head that is no YAML says so", () => {
  expect(() => splitFrontMatter('---\ntitle: "open\n---\n')).toThrow(/does not begin with valid YAML/);
});
