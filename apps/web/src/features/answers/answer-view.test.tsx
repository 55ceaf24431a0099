// @vitest-environment happy-dom
import type { SearchResult } from "@clausewise/contracts";
import { UnstyledButton } from "@mantine/core";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { AnswerView } from "./answer-view.tsx";
import { answerWith } from "./answer.fixture.ts";
import { quotedCitation } from "./citation.fixture.ts";

const opening = { current: null, to: () => "/queries/a1" };
const answered = (given: Partial<SearchResult>) =>
  show(
    <AnswerView
      answer={answerWith({ query: "What must it contain?", ...given })}
      opening={opening}
      bar={<UnstyledButton>Bookmark</UnstyledButton>}
      onAsk={() => undefined}
      busy={false}
    />,
  );
const cited = (given: Partial<typeof quotedCitation>) => [{ text: "So it is.", citations: [{ ...quotedCitation, ...given }] }];

test("what can be done with an answer comes first by key, after its question", async () => {
  const { person } = answered({ statements: cited({}) });
  screen.getByRole("heading", { level: 1 }).focus();
  await person.tab();
  expect(document.activeElement?.textContent).toBe("Bookmark");
});

test("a quote stands in one block with the words it goes on from, and they alone are not marked", () => {
  answered({ statements: cited({ lead_in: "All summaries shall contain:" }) });
  const block = document.querySelector("blockquote");
  expect(block?.textContent).toContain("All summaries shall contain:");
  expect(block?.querySelector("mark")?.textContent).toBe(quotedCitation.quote);
  expect(screen.getByText("1 quote, word for word")).toBeTruthy();
});

test("a sentence without a quote is ours, and says so", () => {
  answered({ statements: cited({ quote: null, quote_start: null }) });
  expect(screen.getByText("Our summary")).toBeTruthy();
  expect(document.querySelector("mark")).toBeNull();
  expect(screen.queryByText(/word for word/u)).toBeNull();
});

test("a high confidence says that the right clause is likely there, a lower one asks to check, a low one that it may not be", () => {
  answered({ statements: cited({}), confidence_score: 0.86 });
  expect(screen.getByText("Confidence 86 %")).toBeTruthy();
  expect(screen.getByText("Right clause likely among these")).toBeTruthy();
  answered({ statements: cited({}), confidence_score: 0.55 });
  expect(screen.getByText("Check that these clauses fit")).toBeTruthy();
  answered({ statements: cited({}), confidence_score: 0.2 });
  expect(screen.getByText("Right clause may not be among these")).toBeTruthy();
});

test("which text of a source is quoted is told once, and only its kind and standing where it is quoted again", () => {
  const long = "2020 edition, as printed";
  const one = { ...quotedCitation, version_label: long };
  const other = { ...one, version_id: "v2", citation: "Other 1" };
  answered({ statements: [...cited(one), ...cited(other), ...cited(one)] });
  expect(screen.getAllByText(`version: ${long}`)).toHaveLength(2);
  expect(screen.getAllByText(/, binding$/u)).toHaveLength(3);
});

test("what was searched is counted with whose and of which day; what is declined was not searched", () => {
  answered({ statements: cited({}) });
  expect(screen.getByText(/1 source searched \(FDA \(US\), as of /u)).toBeTruthy();
  cleanup();
  answered({ outcome: "declined", response: "Clausewise does not help to hide a death." });
  expect(screen.getByText(/library not searched/u)).toBeTruthy();
  expect(screen.queryByText(/source searched|documents? retrieved/u)).toBeNull();
});

test("where nothing is found no confidence is shown, and what is not held is named", () => {
  answered({ outcome: "nothing_found", not_searched: ["Kenya"] });
  expect(screen.queryByText(/Confidence/u)).toBeNull();
  expect(screen.getByText("Not in the library: Kenya.")).toBeTruthy();
});

test("a part of the question without an answer stays in sight with its heading", () => {
  const statements = cited({});
  answered({
    statements,
    parts: [
      { question: "What must it contain?", outcome: "answered", statements },
      { question: "What does it cost?", outcome: "nothing_found", statements: [] },
    ],
  });
  expect(within(screen.getByRole("region", { name: "What must it contain?" })).getByText("So it is.")).toBeTruthy();
  expect(screen.getByRole("region", { name: "What does it cost?" }).textContent).toContain("Nothing in the library supports an answer");
});

test("a long list is folded behind its first items, and unfolds", async () => {
  const head = { ...quotedCitation, quote: "It shall contain the following:" };
  const items = Array.from({ length: 9 }, (_, at) => ({
    ...quotedCitation,
    passage_id: `p${at}`,
    citation: `${quotedCitation.citation}(${at + 1})`,
    quote: `(${at + 1}) Item ${at + 1};`,
  }));
  const { person } = answered({ statements: [{ text: "A list:", citations: [head, ...items] }] });
  expect(document.querySelector("ul[data-folded='true']")).not.toBeNull();
  await person.click(screen.getByRole("button", { name: "Show all 9 items" }));
  expect(document.querySelector("ul[data-folded='true']")).toBeNull();
});

test("an answer out of one's own documents says where it looked in place of an authority", () => {
  const scope = { library: false, documents: ["10000000-0000-4000-8000-000000000001"] };
  const { container } = answered({ statements: cited({}), confidence_score: 0.9, scope });
  expect(container.textContent).toContain("In 1 chosen document");
  expect(screen.getByText("Right passage likely among these")).toBeTruthy();
});
