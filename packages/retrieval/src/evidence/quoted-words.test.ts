import { expect, test } from "vitest";
import { quotedIn } from "./quoted-words.ts";

const rule = "Each importer shall report deaths and serious injuries to FDA, with a copy to the manufacturer.";

test("a question that is a sentence of a rule stands there, however it is set", () => {
  const isQuoted = quotedIn("each importer shall report deaths and serious injuries to FDA,\nwith a copy to the manufacturer");
  expect(isQuoted(`(a) General. ${rule}`)).toBe(true);
  expect(isQuoted("Each importer shall keep records of complaints.")).toBe(false);
});

test("a few words are no quote", () => {
  expect(quotedIn("importer shall report")(rule)).toBe(false);
});
