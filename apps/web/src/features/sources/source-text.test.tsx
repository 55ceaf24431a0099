// @vitest-environment happy-dom
import type { Passage, SourceReading } from "@clausewise/contracts";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { SourceText } from "./source-text.tsx";

const passage = (citation: string, text: string): Passage => ({
  id: citation,
  citation,
  heading: "Content of a summary",
  heading_path: [],
  page: null,
  text,
  hash: "",
  url: null,
  amended: [],
});
const passages = [
  passage("8(a)", "(a) A summary shall contain:"),
  passage("8(a)(1)", "(1) The name;"),
  passage("8(a)(2)", "(2) The date the summary was prepared;"),
];
const pages = {
  hasNextPage: false,
  hasPreviousPage: false,
  isFetchingNextPage: false,
  isFetchingPreviousPage: false,
  isPlaceholderData: false,
  fetchNextPage: async () => undefined,
  fetchPreviousPage: async () => undefined,
};

const amendedPassage = { ...passage("8(b)", "(b) Old words."), amended: [{ by: "Regulation (EU) 2023/607", since: "2023-03-20" }] };

function read(passageId: string | null, quote: string | null = null, shownPassages = passages) {
  const onOpen = vi.fn();
  const shown = show(
    <SourceText
      reading={{ source: { text_kind: "verbatim" } } as SourceReading}
      passages={shownPassages}
      passageId={passageId}
      marks={quote === null ? [] : [{ passageId: passageId ?? "", quote, start: 0, leadIn: null, primary: true }]}
      pages={pages}
      found=""
      onOpen={onOpen}
      onTop={() => undefined}
    />,
  );
  return { ...shown, onOpen };
}
const textOf = (citation: string) => document.querySelector(`[data-passage="${citation}"] p`);

test("a text is shown whole and once, its section named above and its levels told apart", () => {
  read(null);
  expect(screen.getByRole("heading", { level: 3 }).textContent).toContain("Content of a summary");
  expect(passages.map(({ citation }) => textOf(citation)?.textContent)).toEqual(passages.map(({ text }) => text));
  expect(passages.map(({ citation }) => document.querySelector(`[data-passage="${citation}"]`)?.getAttribute("data-depth"))).toEqual([
    "1",
    "2",
    "2",
  ]);
});

test("a quote that begins with its number is marked in one piece", () => {
  read("8(a)(2)", "(2) The date");
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["(2) The date"]);
});

test("an item opened by itself repeats the lead-in that stands further up, and any clause opens at its own address", async () => {
  const { person, onOpen } = read("8(a)(2)");
  expect(document.body.textContent?.split("A summary shall contain:")).toHaveLength(3);
  await person.click(screen.getByRole("button", { name: "8(a)(1)" }));
  expect(onOpen).toHaveBeenCalledWith("8(a)(1)");
});

test("words that were amended since say so, and by what", () => {
  read(null, null, [amendedPassage]);
  expect(document.querySelector("[data-passage='8(b)']")?.textContent).toContain(
    "No longer in force in these words: amended since by Regulation (EU) 2023/607 (20 March 2023).",
  );
});
