import { expect, test } from "vitest";
import { createDeviceKinds } from "./device-kinds.ts";
import type { DeviceKindRule } from "./rules.ts";

const kind = (title: string, more: Partial<DeviceKindRule> = {}): DeviceKindRule => ({
  title,
  field: "Hospital",
  area: "device",
  names: [],
  brands: [],
  unlike: [],
  regulations: [],
  isImplant: false,
  usedWith: [],
  broader: [],
  ...more,
});
const kinds = createDeviceKinds([
  kind("Infusion pump", { names: ["volumetric pump"], unlike: ["breast pump"], regulations: ["880.5725"], brands: ["Sigma"] }),
  kind("Syringe", { regulations: ["880.5860", "880.5725"] }),
  kind("Convenience kit", { names: ["kit", "tray"] }),
]);

test("a kind is named by its title, another name or a brand, in singular and plural", () => {
  expect(kinds.named("Infusion pumps recalled")).toEqual(["Infusion pump"]);
  expect(kinds.named("Volumetric Pump X")).toEqual(["Infusion pump"]);
  expect(kinds.named("Sigma stops")).toEqual(["Infusion pump"]);
});

test("a phrase that only holds a name is of no such kind", () => {
  expect(kinds.named("Breast pump with infusion")).toEqual([]);
  expect(kinds.named("")).toEqual([]);
});

test("a kit is of what it holds, not of what it is for", () => {
  expect(kinds.named("Infusion pump tray containing syringes")).toEqual(["Convenience kit", "Syringe"]);
  expect(kinds.named("Infusion pump tray")).toEqual(["Convenience kit"]);
  expect(kinds.listed("Infusion pump tray containing syringes")).toEqual(expect.arrayContaining(["Infusion pump", "Syringe"]));
});

test("a register's name is read from both ends", () => {
  expect(kinds.registered("Pump, Infusion")).toEqual(["Infusion pump"]);
});

test("kinds stand under sections, several under one", () => {
  expect(kinds.under("880.5725")).toEqual(["Infusion pump", "Syringe"]);
  expect([kinds.under("880.1"), kinds.of("Kite")]).toEqual([[], null]);
});
