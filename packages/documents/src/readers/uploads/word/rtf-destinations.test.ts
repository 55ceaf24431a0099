import { expect, test } from "vitest";
import { destinationOf } from "./rtf-destinations.ts";

test.each(["pict", "fldinst", "info", "listtable", "nonesttables"])("what stands in %s is no text", (name) =>
  expect(destinationOf(name, false)).toBe("skip"),
);

test("a group that a reader may pass over is passed over, unless it is known to hold text", () => {
  expect([destinationOf("generator", true), destinationOf("shppict", true), destinationOf("annotation", true)]).toEqual([
    "skip",
    "text",
    "comment",
  ]);
});

test("a word that is no destination changes nothing where the text goes, nor does one that merely has the name of something else", () => {
  expect([destinationOf("par", false), destinationOf("ud", false), destinationOf("", false)]).toEqual([null, null, null]);
  expect([destinationOf("constructor", false), destinationOf("toString", false)]).toEqual([null, null]);
});

test("heads and feet of first, left and right pages are all running", () => {
  expect(new Set(["header", "headerl", "headerr", "headerf", "footerf"].map((name) => destinationOf(name, false)))).toEqual(
    new Set(["running"]),
  );
});
