import { expect, test } from "vitest";
import { mentionBefore, withMention } from "./mentions.ts";

const typed = (text: string) => mentionBefore(text, text.length)?.search ?? null;

test("a name is typed behind an @ that begins a word, with spaces within", () => {
  for (const [text, search] of [
    ["@", ""],
    ["Ask @Be", "Be"],
    ["(@Ben Sa", "Ben Sa"],
    ["Line\n@Zoë O’", "Zoë O’"],
    ["mail@ben", null],
    ["@@ben", null],
    ["@ ben", null],
    ["@Ben, see", null],
    ["Nobody", null],
  ] as const)
    expect([text, typed(text)]).toEqual([text, search]);
});

test("the name that is chosen stands in place of what was typed, and the rest stays", () => {
  const text = "Ask @Be about it";
  expect(withMention(text, { from: 4, search: "Be" }, "Ben Sample")).toEqual({ text: "Ask @Ben Sample about it", caret: 16 });
});
