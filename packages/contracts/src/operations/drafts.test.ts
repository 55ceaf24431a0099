import { describe, expect, test } from "vitest";
import { DraftChanges, DraftEdit, NewDraft } from "./drafts.ts";

const id = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";

test("a draft may begin with nothing at all", () => {
  expect(NewDraft.parse({})).toEqual({ title: "", category: null, country: null, document_type: null, speaks_of: null, text: "" });
});

test("each line end is one character, so that a place in the text is the same everywhere", () => {
  expect(NewDraft.parse({ text: "one\r\ntwo\rthree\n\r\n" }).text).toBe("one\ntwo\nthree\n\n");
  expect(DraftEdit.parse({ start: 0, end: 1, words: "a\r\nb", characters: 3 }).words).toBe("a\nb");
});

describe("words put in the place of others", () => {
  const edit = (start: number, end: number) => DraftEdit.safeParse({ start, end, words: "", characters: 0 });

  test("may be put between two characters, and not from an end back to a start", () => {
    expect([edit(3, 3).success, edit(0, 5).success]).toEqual([true, true]);
    expect(edit(5, 3).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([
      "end must not be before the start",
    ]);
  });

  test("do not begin before the text", () => expect(edit(-1, 3).success).toBe(false));
});

test("a change says from which version it was made; what it does not name stays", () => {
  expect(DraftChanges.parse({ id, version: 3, country: null })).toEqual({ id, version: 3, country: null });
  expect([DraftChanges.safeParse({ id }).success, DraftChanges.safeParse({ id, version: 0 }).success]).toEqual([false, false]);
});
