import { expect, test } from "vitest";
import { followUpOf, letterLine } from "./letter-words.ts";
import { warningLetter } from "./letter.fixture.ts";

test("what came after a letter is read at FDA, quoted, none, or not known", () => {
  expect(followUpOf("https://www.fda.gov/a", true)).toEqual({ address: "https://www.fda.gov/a", text: "read at FDA" });
  expect(followUpOf("Closed 2025", true)).toEqual({ address: null, text: "Closed 2025" });
  expect(followUpOf(null, true).text).toBe("none listed");
  expect(followUpOf(null, false).text).toBe("unknown until FDA's list has been fetched");
});

test("a letter says its day, its office and its number", () => {
  expect(letterLine(warningLetter())).toBe(
    "4 Mar 2025 · Center for Devices and Radiological Health · posted 18 Mar 2025 · MARCS-CMS 600001",
  );
  expect(letterLine(warningLetter({ date: null, posted_date: null, marcs_cms: null }))).toBe(
    "day not known · Center for Devices and Radiological Health",
  );
});
