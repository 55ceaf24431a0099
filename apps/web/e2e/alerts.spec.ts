import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { openDashboard, signIn } from "./support/sign-in.ts";

const cards = (page: Page) => page.getByRole("list", { name: "Regulatory alerts" }).getByRole("listitem");

test("an alert is created, comes first, and is found by severity and type", async ({ page }) => {
  const heard = complaints(page);
  await openDashboard(page, "chi");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Alerts" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Regulatory Alerts & Notifications" })).toBeVisible();
  await page.getByRole("button", { name: "Create Alert" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Alert" });
  await expect(dialog.getByRole("combobox", { name: "Alert type" })).toHaveValue("guidance_update");
  await expect(dialog.getByRole("combobox", { name: "Severity" })).toHaveValue("medium");
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Create Alert" }).click();
  await expect(dialog.getByText("Give it a title.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Title" }).fill("QMSR in force");
  await dialog.getByRole("textbox", { name: "Description" }).fill("Compare our procedures with 21 CFR 820.");
  await dialog.getByRole("textbox", { name: "Source URL (optional)" }).fill("not an address");
  await dialog.getByRole("button", { name: "Create Alert" }).click();
  await expect(dialog.getByText(/must be a web address/u)).toBeVisible();
  await dialog.getByRole("textbox", { name: "Source URL (optional)" }).fill("https://www.ecfr.gov/current/title-21/part-820");
  await dialog.getByRole("combobox", { name: "Severity" }).selectOption("high");
  await dialog.getByRole("button", { name: "Create Alert" }).click();
  await expect(dialog).toBeHidden();
  await expect(cards(page).first()).toContainText("QMSR in force");
  await expect(
    cards(page)
      .first()
      .getByRole("link", { name: /^Source/u }),
  ).toHaveAttribute("href", "https://www.ecfr.gov/current/title-21/part-820");

  await page.getByRole("button", { name: "Create Alert" }).click();
  await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("");
  await dialog.getByRole("textbox", { name: "Title" }).fill("Renew the registration");
  await dialog.getByRole("textbox", { name: "Description" }).fill("Due in the fourth quarter.");
  await dialog.getByRole("combobox", { name: "Alert type" }).selectOption("deadline_change");
  await dialog.getByRole("button", { name: "Create Alert" }).click();
  await expect(cards(page).first()).toContainText("Renew the registration");
  await expectAccessible(page);

  await page.getByRole("group", { name: "Severity" }).getByRole("button", { name: /^High/u }).click();
  await expect(page).toHaveURL(/severity=high/u);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await page
    .getByRole("group", { name: "Type" })
    .getByRole("button", { name: /^Deadline change/u })
    .click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText("Renew the registration");
  expect(heard).toEqual([]);
});

test("a list that cannot be read says so, and notifications have a tab of their own", async ({ page }) => {
  await signIn(page);
  await page.route("**/api/rpc/**alerts.list*", (route) => route.abort());
  await page.goto("/alerts");
  await expect(page.getByRole("alert")).toContainText("The alerts could not be loaded.");
  await page.unroute("**/api/rpc/**alerts.list*");
  await page.goto("/alerts?tab=notifications");
  await expect(page.getByRole("link", { name: /^Notifications/u })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
});
