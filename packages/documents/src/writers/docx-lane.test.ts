import { expect, test } from "vitest";
import { type Part, fillLane } from "./docx-lane.ts";

const bold = "<w:rPr><w:b/></w:rPr>";
const link = '<w:hyperlink r:id="rId1">';
const part = (text: string, format = "", more: Partial<Part["piece"]> = {}): Part => ({
  piece: { start: 0, end: 0, kind: "words", text, from: 0, format, isFixed: false, ...more },
  at: 0,
  text,
});
const note = () => part("", "", { kind: "note" });

/** The words of each part once others are put in their place; of those that stay, their own. */
function filled(parts: readonly Part[], words: string): string[] {
  const instead = fillLane(parts, words);
  return parts.map((one) => instead.get(one) ?? one.text);
}

test("all words go where most of their look stood, and none is lost", () => {
  expect(filled([part("The "), part("sponsor keeps"), part(" it.")], "Der Sponsor bewahrt es auf.").join("")).toBe(
    "Der Sponsor bewahrt es auf.",
  );
});

test("words of another look keep it where the new ones tell them, and not within another word", () => {
  expect(filled([part("Fill in "), part("Form A", bold), part(" first.")], "Zuerst Form A ausfüllen.")).toEqual([
    "Zuerst ",
    "Form A",
    " ausfüllen.",
  ]);
  const [, emphasised] = filled([part("The "), part("art", bold), part(" of it.")], "Startet die Arbeit.");
  expect(emphasised).toBe("");
});

test("what a sentence begins with keeps its look up to its mark, also a wide one", () => {
  expect(filled([part("Note:", bold), part(" keep it.")], "Hinweis: bewahren.")).toEqual(["Hinweis:", " bewahren."]);
  expect(filled([part("Note:", bold), part(" keep it.")], "注：保管。")).toEqual(["注：", "保管。"]);
});

test("a link stays a link, over about as much and about as far in", () => {
  const [before, linked, behind] = filled([part("see "), part("the plan", link), part(" for it")], "siehe den Plan dafür");
  expect(linked).not.toBe("");
  expect(`${before}${linked}${behind}`).toBe("siehe den Plan dafür");
});

test("what a field works out stays as it is, where the new words tell it and where they do not", () => {
  const parts = [part("Page "), part("7", "", { isFixed: true }), part(" of it")];
  expect(filled(parts, "Seite 7 davon")).toEqual(["Seite ", "7", " davon"]);
  expect(filled(parts, "Seite davon")[1]).toBe("7");
});

test("a note stands behind the number that it stood behind", () => {
  expect(filled([part("See 820.30"), note(), part(" for the plan.")], "Zum Plan siehe 820.30 dort.")).toEqual([
    "Zum Plan siehe 820.30",
    "",
    " dort.",
  ]);
});

test("where nothing can be exchanged, nothing is, and no words leave all empty", () => {
  expect(fillLane([part("7", "", { isFixed: true })], "words").size).toBe(0);
  expect(filled([part("The "), part("plan", bold)], "")).toEqual(["", ""]);
  expect(fillLane([], "words").size).toBe(0);
});
