import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";

test("the clock of a 510(k) is run, put on hold, and handed to a calendar", async ({ page }) => {
  const heard = complaints(page);
  await signIn(page, "ana");
  await page.goto("/regulatory-compass?tab=pathway&clock=510k&start=2026-01-05");
  const days = page.getByRole("list", { name: "Days of this submission" });
  const decision = days.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Decision (MDUFA goal)" }) });
  await expect(decision).toContainText("5 Apr 2026");
  await expect(decision).toContainText("Sunday");
  await expect(decision.getByRole("link", { name: /Effect on FDA Review Clock and Goals p\. 13/u })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(/^On\b/u).fill("2026-03-06");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(decision).toContainText("60 of 90 days are used, 30 are left");
  await expect(page).toHaveURL(/holds=2026-03-06/u);
  await page.getByRole("button", { name: /^Take back: FDA asks for additional information/u }).click();
  await expect(decision).toContainText("5 Apr 2026");

  await page.goto("/regulatory-compass?tab=pathway&clock=510k&start=2026-01-05&holds=2026-03-06/2026-05-15");
  await expect(decision).toContainText("14 Jun 2026");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as calendar (.ics)" }).click();
  expect((await saved).suggestedFilename()).toBe("clausewise-510k-2026-01-05.ics");

  await page.getByRole("textbox", { name: "FDA product code" }).fill("FRN");
  await expect(page.getByText(/^Not known: “FDA 510\(k\) clearances” was not fetched yet/u)).toBeVisible();
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("another clock begins without what happened under the one before, and the days of the EU move from weekends", async ({ page }) => {
  await signIn(page, "ben");
  await page.goto("/regulatory-compass?tab=pathway&clock=510k&start=2026-03-07&holds=2026-04-01/..");
  await page.getByRole("combobox", { name: "Submission" }).selectOption({ label: "CE marking: consultations (MDR)" });
  await page.getByRole("combobox", { name: "Kind" }).selectOption({ label: "Medicines authority on an ancillary medicinal substance" });
  await expect(page.getByRole("list", { name: "Days of this submission" })).toContainText("5 Oct 2026");
  await expect(page).not.toHaveURL(/holds=/u);
  await expect(page.getByText("The regulation sets no time for the notified body's own review", { exact: false })).toBeVisible();
});
