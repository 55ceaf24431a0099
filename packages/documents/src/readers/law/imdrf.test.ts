import { expect, test } from "vitest";
import { fileOf, readOne } from "./testing.ts";

test("links, pictures and escapes of an IMDRF text leave only its words", async () => {
  const text =
    "# Good practice\n\n**Document Number**: IMDRF/AIML WG/N88 FINAL:2025\n\n**Source**: [https://www.imdrf.org/documents/x](https://www.imdrf.org/documents/x)\n\n---\n\n![](data:image/png;base64,AAAA)\n\n# Introduction\n\n1\\. See [the _framework_](https://example.org/a) for **devices**.\n";
  const version = await readOne([fileOf("n88.md", text)]);
  expect(version).toMatchObject({ identifier: "IMDRF/AIML WG/N88", label: "FINAL:2025", jurisdiction: "INT" });
  expect(version.passages.map((passage) => passage.text)).toEqual(["1. See the framework for devices."]);
});
