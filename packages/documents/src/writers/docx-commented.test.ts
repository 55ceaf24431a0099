import mammoth from "mammoth";
import { expect, test } from "vitest";
import { type CommentedText, type TextComment, writeCommentedDocx } from "./docx-commented.ts";
import { partsOf } from "./reading.fixture.ts";

const text = "1. Scope\n\nThe pump weighs 3 kg & runs for TBD hours.\nThe pump weighs 4 kg.\n";
const stretch = (words: string, nth = 0) => {
  const start = [...text.matchAll(new RegExp(words, "gu"))][nth]?.index ?? 0;
  return { start, end: start + words.length };
};
const comment = (place: TextComment["place"], ...lines: string[]): TextComment => ({ place, author: "Clausewise", lines });
const written = async (comments: TextComment[], more: Partial<CommentedText> = {}) =>
  writeCommentedDocx({
    title: "Summary",
    author: "Clausewise",
    at: "2026-11-23T10:00:00.000Z",
    language: "en",
    text,
    headings: [{ start: 0, level: 1 }],
    comments,
    ...more,
  });

/** The words between the marks of each comment. */
function commented(document: string): string[] {
  return [...document.matchAll(/<w:commentRangeStart w:id="(\d+)"\/>/gu)].map(([start, id]) => {
    const from = document.indexOf(start) + start.length;
    const to = document.indexOf(`<w:commentRangeEnd w:id="${id}"/>`);
    return document.slice(from, to).replaceAll(/<[^>]+>/gu, "");
  });
}

test("each comment stands at its words, and those of the whole text at the title", async () => {
  const parts = partsOf(
    await written([
      comment(stretch("TBD"), "A placeholder.", "Fill it in."),
      comment(stretch("3 kg"), "4 kg elsewhere."),
      comment(null, "Missing."),
    ]),
  );
  const document = parts["word/document.xml"] ?? "";
  expect(commented(document).toSorted()).toEqual(["3 kg", "Summary", "TBD"]);
  expect([...document.matchAll(/<w:commentReference w:id="(\d)"\/>/gu)]).toHaveLength(3);
  expect(parts["word/comments.xml"]).toContain("Fill it in.");
  expect(parts["word/comments.xml"]).toContain('w:date="2026-11-23T10:00:00');
});

test("comments may lie over one another, go over paragraphs and end with the text", async () => {
  const whole = { start: stretch("The pump").start, end: text.length };
  const parts = partsOf(
    await written([comment(whole, "All of it."), comment(stretch("pump weighs"), "Within."), comment(stretch("kg\\.", 0), "Last.")]),
  );
  const said = commented(parts["word/document.xml"] ?? "");
  expect(said).toContain("pump weighs");
  expect(said).toContain("kg.");
  expect(said[0]).toBe("The pump weighs 3 kg &amp; runs for TBD hours.The pump weighs 4 kg.");
});

test("a comment on no words stands at the title and never half in the text", async () => {
  const document =
    partsOf(await written([comment({ start: 9, end: 9 }, "Nothing."), comment(stretch("TBD"), "Here.")], { text: "" }))[
      "word/document.xml"
    ] ?? "";
  expect(commented(document)).toEqual(["Summary", "Summary"]);
});

test("Word's reader finds the text, its headings and the comments", async () => {
  const { value, messages } = await mammoth.convertToHtml(
    { buffer: await written([comment(stretch("TBD"), "A placeholder.")]) },
    { styleMap: ["comment-reference => sup"] },
  );
  expect(value).toContain("1. Scope</h1>");
  expect(value).toContain("<p>The pump weighs 4 kg.</p>");
  expect(value).toContain("A placeholder.");
  expect(messages.filter(({ type }) => type === "error")).toEqual([]);
});
