// @vitest-environment happy-dom
import type { ProductCode } from "@clausewise/contracts";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { Hits } from "./hits.tsx";
import { codeKind } from "./register-kinds.ts";

const frn: ProductCode = {
  code: "FRN",
  device_name: "Pump, Infusion",
  device_class: "2",
  regulation_number: "880.5725",
  panel: null,
  origin: { source_id: "fda-device-classification", as_of: "2026-11-20" },
};
const register = { title: "FDA device classification", scope: "Product codes of devices" };

const result = (as_of: string | null, hits: ProductCode[], total = hits.length) => ({
  data: { register, as_of, total, hits },
  error: null,
  isError: false,
  isPlaceholderData: false,
  refetch: vi.fn(),
});

const shown = (words: string, of: ReturnType<typeof result>, chosen: string[] = []) => {
  const onChoose = vi.fn();
  return { onChoose, ...show(<Hits kind={codeKind} words={words} result={of} chosen={chosen} onChoose={onChoose} />) };
};

test("what a register has is shown with its day, and is added", async () => {
  const { person, onChoose, container } = shown("pump", result("2026-11-20", [frn], 143));
  expect(container.textContent).toContain("FDA device classification, as of 20 Nov 2026: the first 1 of 143");
  expect(container.textContent).toContain("Class 2 · Regulation number 880.5725");
  await person.click(screen.getByRole("button", { name: "Add FRN Pump, Infusion" }));
  expect(onChoose).toHaveBeenCalledWith(frn);
});

test("what the product has already is not added twice", () => {
  shown("FRN", result("2026-11-20", [frn]), ["FRN"]);
  expect(screen.getByRole("button", { name: "Added FRN Pump, Infusion" })).toHaveProperty("disabled", true);
});

test("without a hit it is said of which day the register is, and a code is kept as typed", async () => {
  const { person, onChoose, container } = shown("q q q", result("2026-11-20", []));
  expect(container.textContent).toContain("“q q q” is not in this register as of 20 Nov 2026");
  expect(container.textContent).toContain("It covers: Product codes of devices.");
  await person.click(screen.getByRole("button", { name: "Keep “QQQ” as typed by you" }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ code: "QQQ", device_class: null, origin: null }));
});

test("words that are no code are not kept as one", () => {
  const { container } = shown("infusion pump", result("2026-11-20", []));
  expect(screen.queryByRole("button")).toBeNull();
  expect(container.textContent).toContain("To keep one of your own, type a code of three letters.");
});

test("of a register that was never fetched nothing is said but that", () => {
  const { container } = shown("FRN", result(null, []));
  expect(container.textContent).toContain("this register has not been fetched yet");
  expect(screen.getByRole("button", { name: "Keep “FRN” as typed by you" })).toBeTruthy();
});
