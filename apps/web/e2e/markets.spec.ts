import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { openDashboard, signIn } from "./support/sign-in.ts";

test("markets are chosen, compared, narrowed to what differs, read at the clause and saved", async ({ page }) => {
  const heard = complaints(page);
  await openDashboard(page, "ana");
  await page.goto("/clinres");
  await expect(page.getByRole("list", { name: "Counts" })).toContainText(/Global Markets\s*85/u);
  await expectAccessible(page);
  const savings = page.getByRole("listitem").filter({ hasText: "Potential Savings" });
  await expect(savings).toContainText("Not known");
  await savings.getByText("Enter a basis").click();
  await savings.getByLabel("Saved on one protocol, in US dollars").fill("1200");
  await expect(savings).toContainText("Computed0 × $1,200, your own figure");
  await expectAccessible(page);
  await savings.getByLabel("Saved on one protocol, in US dollars").fill("");
  await page.getByRole("link", { name: /^50-Market Regulatory Comparison/u }).click();
  const sheet = page.getByRole("dialog", { name: "50-Market Regulatory Comparison" });
  await expect(sheet).toBeVisible();

  await sheet.getByRole("checkbox", { name: "US United States" }).click();
  await sheet.getByRole("button", { name: "Generate comparison" }).click();
  await expect(sheet.getByRole("alert")).toHaveText("Please select at least 2 countries for comparison");
  for (const name of ["EU European Union", "CA Canada", "KE Kenya"]) await sheet.getByRole("checkbox", { name }).click();
  await expect(sheet.getByRole("checkbox", { name: "JP Japan" })).toBeDisabled();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Generate comparison" }).click();
  await expect(page).toHaveURL(/open=comparison&markets=US%2CEU%2CCA%2CKE/u);

  const table = sheet.getByRole("region", { name: "Comparison" });
  await expect(table).toBeFocused();
  const row = (name: string) => table.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await expect(row("Average cost").getByRole("cell")).toHaveText(Array.from({ length: 4 }, () => /^\$[\d,]+Planning estimate/u));
  await expect(row("Requirements").getByRole("cell").last()).toContainText("The library holds no law of this market.");
  await expectAccessible(page);

  const lines = sheet.getByText(/^\d+ (?:of \d+ )?lines/u);
  const all = Number((await lines.textContent())?.split(" ")[0]);
  await sheet.getByLabel("Therapeutic area").selectOption({ label: "Oncology" });
  await sheet.getByLabel("Phase").selectOption({ label: "Phase 2" });
  await expect(row("Average cost")).toContainText("×1.4 for Oncology");
  await sheet.getByRole("checkbox", { name: "Differences only" }).click();
  await expect(lines).toHaveText(new RegExp(`^\\d+ of ${all} lines differ`, "u"));
  await expect(page).toHaveURL(/area=oncology&phase=phase2&differences=only/u);

  await table.getByRole("button", { name: "21 CFR 807.20" }).first().click();
  const reader = page.getByRole("complementary", { name: "Source" });
  await expect(reader).toContainText("21 CFR 807.20");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(reader).toBeHidden();
  await expect(sheet).toBeVisible();

  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^market-comparison-\d{8}-\d{6}\.csv$/u);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("Section,Field,United States,United States: basis");
  expect(text).toContain("×1.4 for Oncology");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/clinres$/u);
  await expect(page.getByRole("link", { name: /^50-Market Regulatory Comparison/u })).toBeFocused();
  expect(heard).toEqual([]);
});

test("a comparison is opened by its address on a phone, and one that failed says so", async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/clinres?open=comparison&markets=DE,GB");
  const sheet = page.getByRole("dialog", { name: "50-Market Regulatory Comparison" });
  await expect(sheet.getByRole("columnheader", { name: /Germany/u })).toContainText("(EU)");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(page);
  await page.route("**/api/rpc/**markets.compare*", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert").filter({ hasText: "The markets could not be compared." })).toBeVisible();
});
