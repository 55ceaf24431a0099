// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { partLines } from "./line-kinds.ts";
import { LineList } from "./line-list.tsx";

const shown = (values: string[]) => {
  const onChange = vi.fn();
  return { onChange, ...show(<LineList kind={partLines} values={values} onChange={onChange} />) };
};

test("a line is added with Enter, as it is written properly", async () => {
  const { person, onChange } = shown(["21 CFR 820"]);
  await person.type(screen.getByRole("textbox", { name: "Parts of the CFR" }), "21 cfr part 803{Enter}");
  expect(onChange).toHaveBeenCalledWith(["21 CFR 820", "21 CFR 803"]);
});

test("a line that is none of its kind is not added, and says how it is written", async () => {
  const { person, onChange } = shown([]);
  await person.type(screen.getByRole("textbox", { name: "Parts of the CFR" }), "820{Enter}");
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText("A part is written with its title: 21 CFR 820. Nothing was added.")).toBeTruthy();
});

test("what is there already is not added twice", async () => {
  const { person, onChange } = shown(["21 CFR 820"]);
  await person.type(screen.getByRole("textbox", { name: "Parts of the CFR" }), "21 CFR 820{Enter}");
  expect(onChange).not.toHaveBeenCalled();
});
