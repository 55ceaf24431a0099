import { expect, test } from "vitest";
import { isStatement } from "./spoken-verbs.ts";

test("words with a verb are a statement, and a name alone is none", () => {
  expect([
    isStatement({ words: ["importers", "keep", "records"] }),
    isStatement({ words: ["30", "days"] }),
    isStatement({ words: [] }),
  ]).toEqual([true, false, false]);
});
