import { expect, test } from "vitest";
import { humanitarian, premarketApproval } from "./us-pma.ts";

const ids = ({ items }: typeof premarketApproval) => items.map(({ id }) => id);
const item = (of: typeof premarketApproval, id: string) => of.items.find((one) => one.id === id);

test("a PMA is paid for, and an HDE is not", () => {
  expect([ids(premarketApproval).includes("user-fee"), ids(humanitarian).includes("user-fee")]).toEqual([true, false]);
});

test("the quality system is asked for once: of a PMA as readiness for inspection", () => {
  expect(ids(premarketApproval).filter((id) => id === "inspection" || id === "qmsr")).toEqual(["inspection"]);
  expect(ids(humanitarian)).toContain("qmsr");
});

test("what only some PMAs need says when", () => {
  const conditional = premarketApproval.items.filter(({ applies }) => applies !== null).map(({ id }) => id);
  expect(conditional).toEqual(expect.arrayContaining(["single", "samples", "financial"]));
  expect(item(premarketApproval, "clinical")?.applies).toBeNull();
});

test("each item cites the part that governs the application", () => {
  expect(item(premarketApproval, "summary")?.clauses).toEqual([{ source: "21 CFR 814", clause: "21 CFR 814.20(b)(3)" }]);
  expect(item(humanitarian, "price")).toMatchObject({
    description: expect.stringContaining("$250"),
    clauses: [{ clause: "21 CFR 814.104(b)(5)" }],
  });
});
