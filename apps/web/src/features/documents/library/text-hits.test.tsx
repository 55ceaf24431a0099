// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../../shared/ui/testing.tsx";
import { Hits } from "./text-hits.tsx";

const hit = {
  document: { id: "d", title: "Plan", extension: "pdf" as const },
  passage_id: "p",
  place: "page 12",
  part: 12,
  excerpt: "The risk analysis is kept.",
  marks: [{ start: 4, end: 17 }],
};

test("a passage that was found leads to its place, with the words set apart", () => {
  show(<Hits hits={[hit]} words="risk analysis" />);
  expect(screen.getByRole("link", { name: "Plan, page 12" }).getAttribute("href")).toBe("/documents/d?passage=p&page=12");
  expect(screen.getByText("risk analysis").tagName).toBe("STRONG");
});

test("where no text has the words, that is said", () => {
  show(<Hits hits={[]} words="risk" />);
  expect(screen.getByRole("status").textContent).toBe("“risk” stands in no text that has been read.");
});
