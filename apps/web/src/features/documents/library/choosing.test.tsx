// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../../shared/ui/testing.tsx";
import { documentWith } from "../document.fixture.ts";
import { ChooseAllBox, ChooseBox, ChosenBar } from "./choosing.tsx";
import { chosenWith, useChosen } from "./use-chosen.ts";

const plan = documentWith();
const report = documentWith({ id: "10000000-0000-4000-8000-000000000002", title: "Test report" });
const unread = documentWith({ id: "10000000-0000-4000-8000-000000000003", title: "Scan", source_id: null });

function Shelf() {
  const choosing = useChosen();
  return (
    <>
      <ChooseAllBox documents={[plan, report, unread]} choosing={choosing} />
      {[plan, report, unread].map((one) => (
        <ChooseBox key={one.id} document={one} choosing={choosing} />
      ))}
      <ChosenBar choosing={choosing} />
    </>
  );
}

test("documents chosen with the keyboard are asked about together", async () => {
  const { person } = show(<Shelf />);
  screen.getByRole("checkbox", { name: "Choose Risk management plan" }).focus();
  await person.keyboard(" ");
  expect(screen.getByRole("link", { name: "Ask about it" })).toBeTruthy();
  await person.tab();
  await person.keyboard(" ");
  expect(screen.getByRole("link", { name: "Ask about these" }).getAttribute("href")).toBe(`/queries?look=${plan.id},${report.id}`);
  expect(screen.getByRole("status").textContent).toBe("2 documents chosen");
});

test("all that are shown are chosen at once, but those that are not read yet", async () => {
  const { person } = show(<Shelf />);
  await person.click(screen.getByRole("checkbox", { name: "Choose all that are shown" }));
  expect(screen.getByText("Risk management plan, Test report")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "Choose Scan" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Clear choice" }));
  expect(screen.queryByRole("link")).toBeNull();
});

test("no more are chosen than one question looks into", () => {
  const many = Array.from({ length: 130 }, (_, nth) => ({ id: String(nth), title: "" }));
  expect(chosenWith([], many, true)).toHaveLength(100);
});
