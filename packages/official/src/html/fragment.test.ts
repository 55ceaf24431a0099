import { expect, test } from "vitest";
import { readFragment } from "./fragment.ts";

test("a link is read as its words and where it leads", () => {
  expect(readFragment('<a href="/media/1/download">PDF (4 KB)<span class="sr-only"> of the text</span></a>')).toEqual({
    text: "PDF (4 KB) of the text",
    href: "/media/1/download",
    moment: null,
  });
});

test("marks written as names and numbers are read as themselves", () => {
  expect(readFragment("Food &amp; Beverages &#8211; “safe”&nbsp;handling").text).toBe("Food & Beverages – “safe” handling");
});

test("a moment is read with its zone", () => {
  expect(readFragment('<time datetime="2024-10-01T07:00:51-04:00">2024-10-01 07:00</time>\n').moment).toBe("2024-10-01T07:00:51-04:00");
});

test("plain words and nothing at all are read as they are", () => {
  expect(readFragment("  No ").text).toBe("No");
  expect(readFragment("")).toEqual({ text: "", href: null, moment: null });
});
