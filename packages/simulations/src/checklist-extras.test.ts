import { expect, test } from "vitest";
import { checklistExtras } from "./checklist-extras.ts";

type Intake = Parameters<typeof checklistExtras>[0];
const extras = (more: Partial<Intake> = {}) => checklistExtras({ name: "FlowSure", category: "device", targetMarkets: ["US"], ...more });
const ids = (more: Partial<Intake>) => extras(more).map(({ id }) => id);

test("a product for the United States alone has none", () => {
  expect(extras()).toEqual([]);
  expect(extras({ targetMarkets: [] })).toEqual([]);
});

test("a product for a market where the law of the EU holds is to comply with the MDR, and is told by which market", () => {
  expect(extras({ targetMarkets: ["US", "DE"] })).toMatchObject([
    {
      id: "eu-mdr-compliance",
      required: true,
      completed: false,
      reason: "DE, where the law of the EU holds, is one of the target markets.",
    },
  ]);
  expect(extras({ targetMarkets: ["EU", "DE"] })[0]?.reason).toBe("The EU is one of the target markets.");
});

test("a medicine has to only where a device is a part of it", () => {
  for (const category of ["drug", "biologic"] as const)
    expect(extras({ category, targetMarkets: ["FR"] })).toMatchObject([
      { required: false, description: expect.stringContaining("only where a device") },
    ]);
});

test.each(["FlowSure AI", "ai-guided pump", "Dose Software 2", "Pump (AI)"])("“%s” is looked at as software", (name) => {
  expect(ids({ name })).toEqual(["digital-health"]);
});

test.each(["Airway mask", "Pain aid", "Softwares", "Maillot für Kai", ""])("“%s” is not", (name) => {
  expect(ids({ name })).toEqual([]);
});
