// @vitest-environment happy-dom
import type { Predicate } from "@clausewise/contracts";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { Entries } from "./entries.tsx";
import { predicateKind } from "./register-kinds.ts";

const said: Predicate = {
  kNumber: "K123456",
  deviceName: "Alpha Pump",
  applicant: "Alpha",
  clearanceDate: "2013-02-01",
  classification: "",
  productCode: "FRN",
  origin: { source_id: "fda-device-510k", as_of: "2026-11-20" },
};
const typed: Predicate = { ...said, kNumber: "K999999", deviceName: "", clearanceDate: null, origin: null };

test("what a register says is shown with its day, and what it does not say is told", () => {
  const { container } = show(<Entries kind={predicateKind} entries={[said]} onChange={vi.fn()} />);
  expect(container.textContent).toContain("K123456 · Alpha Pump");
  expect(container.textContent).toContain("FDA 510(k) clearances, as of 20 Nov 2026");
  expect(container.textContent).toContain("1 Feb 2013");
  expect(container.textContent).toContain("Not said");
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("what the person typed is marked so, and can be filled in", async () => {
  const onChange = vi.fn();
  const { person } = show(<Entries kind={predicateKind} entries={[typed]} onChange={onChange} />);
  expect(screen.getByText("Typed by you")).toBeTruthy();
  await person.type(screen.getByLabelText("Device name"), "P");
  expect(onChange).toHaveBeenCalledWith([{ ...typed, deviceName: "P" }]);
  await person.type(screen.getByLabelText("Clearance date"), "2020-01-31");
  expect(onChange).toHaveBeenLastCalledWith([{ ...typed, clearanceDate: "2020-01-31" }]);
});

test("an entry is removed by itself", async () => {
  const onChange = vi.fn();
  const { person } = show(<Entries kind={predicateKind} entries={[said, typed]} onChange={onChange} />);
  await person.click(screen.getByRole("button", { name: "Remove K123456" }));
  expect(onChange).toHaveBeenCalledWith([typed]);
});
