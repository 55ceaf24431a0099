// @vitest-environment happy-dom
import type { DocumentBlock, DocumentPart } from "@clausewise/contracts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../../shared/ui/testing.tsx";
import { PartView } from "./part-view.tsx";
import type { Marking } from "./places.ts";

const block = (kind: DocumentBlock["kind"], text: string, more: Partial<DocumentBlock> = {}): DocumentBlock => ({
  kind,
  level: 0,
  text,
  range: null,
  ...more,
});
const part = (blocks: DocumentBlock[], more: Partial<DocumentPart> = {}): DocumentPart => ({
  kind: "text",
  number: 1,
  name: null,
  size: null,
  source: "text",
  blocks,
  ...more,
});
const marked = (block: number, start: number, end: number): Marking[] => [
  { kind: "cited", mark: { part: 1, rectangles: [], stretches: [{ block, start, end }] } },
];

test("headings, lists and paragraphs are drawn as such", () => {
  show(
    <PartView
      part={part([
        block("heading", "Scope", { level: 2 }),
        block("paragraph", "This plan applies."),
        block("list_item", "First", { level: 1 }),
        block("list_item", "Second", { level: 1 }),
      ])}
      marked={[]}
    />,
  );
  expect(screen.getByRole("heading", { level: 4, name: "Scope" })).toBeTruthy();
  expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(2);
});

test("an item that brings its own number or sign gets no second one", () => {
  const items = ["1. Purpose", "(b) devices", "iv) records", "• alarms", "2.3 Scope", "a pump", "1000 hours"];
  show(<PartView part={part(items.map((text) => block("list_item", text)))} marked={[]} />);
  expect(screen.getAllByRole("listitem").map(({ dataset }) => dataset["numbered"])).toEqual([
    "true",
    "true",
    "true",
    "true",
    "true",
    "false",
    "false",
  ]);
});

test("cited words are marked in their block and nowhere else", () => {
  const { container } = show(
    <PartView part={part([block("paragraph", "risk"), block("paragraph", "The risk file.")])} marked={marked(1, 4, 8)} />,
  );
  const marks = [...container.querySelectorAll("mark")];
  expect(marks.map(({ textContent }) => textContent)).toEqual(["risk"]);
  expect(marks[0]?.closest("p")?.textContent).toBe("The risk file.");
});

test("a sheet has the letters and numbers of its cells, and cells are marked on their own", () => {
  const sheet = part([block("table", "Part\tCost\nPump\t12", { range: "B3:C4" })], { kind: "sheet", name: "Costs" });
  const { container } = show(<PartView part={sheet} marked={marked(0, 10, 14)} />);
  expect(screen.getByRole("region", { name: "Sheet Costs" })).toBeTruthy();
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Row", "B", "C"]);
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["3", "4"]);
  expect(container.querySelector("mark")?.closest("td")?.textContent).toBe("Pump");
});

test("notes of a slide stand apart, and words recognised from a picture are labelled", () => {
  const slide = part([block("paragraph", "Outlook"), block("note", "Say it slowly.")], {
    kind: "slide",
    number: 4,
    name: "Outlook",
    source: "recognised",
  });
  show(<PartView part={slide} marked={[]} />);
  expect(screen.getByRole("complementary", { name: "Notes to Slide 4: Outlook" }).textContent).toContain("Say it slowly.");
  expect(screen.getByText("Recognised from a picture: may hold mistakes")).toBeTruthy();
});

test("a page without words says so", () => {
  show(<PartView part={part([], { kind: "page", number: 3 })} marked={[]} />);
  expect(screen.getByText("No words.")).toBeTruthy();
});

test("of a long sheet only what is near is drawn, and where words are marked", () => {
  const blocks = Array.from({ length: 30 }, (_, nth) => block("table", `Row ${nth}\tvalue`, { range: `A${nth + 1}:B${nth + 1}` }));
  const box = { current: document.body };
  show(<PartView part={part(blocks, { kind: "sheet", name: "Log" })} marked={marked(17, 0, 3)} box={box} />);
  expect(screen.getAllByRole("table").map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Row 17")]);
});
