import { expect, test, type Page } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { openDashboard, signInByHand } from "./support/sign-in.ts";

const widths = [375, 1280];

/** Reads every screen of a page in both schemes at the width of a phone and of a desk. */
async function accessibleAtEveryWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
}

test("somebody chooses their time zone, ends a session elsewhere and takes their data along", async ({ page, browser }) => {
  const heard = complaints(page);
  await signInByHand(page, "Ben Sample");
  const other = await browser.newPage();
  await signInByHand(other, "Ben Sample");
  await page.getByRole("button", { name: /Account/u }).click();
  await page.getByRole("menuitem", { name: "Account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();

  await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await expect(page.getByText("Times are shown in this time zone from now on.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Tokyo");
  await page.getByLabel("Time zone").selectOption("As on this device");

  await expect(page.getByText("This session")).toHaveCount(1);
  await accessibleAtEveryWidth(page);
  const there = page.getByRole("button", { name: /^Sign out Chrome on/u });
  const before = await there.count();
  await there.first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await expect(there).toHaveCount(before - 1);
  await other.goto("/dashboard");
  await expect(other.getByRole("button", { name: "Access Platform for Free" })).toBeVisible();
  await other.close();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything about me" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^clausewise-data-\d{4}-\d\d-\d\d\.zip$/u);
  expect(heard).toEqual([]);
});

test("an account is deleted once its own address is typed, and whoever comes back is new", async ({ page }) => {
  await signInByHand(page, "Chi Sample");
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await accessibleAtEveryWidth(page);
  await dialog.getByLabel("Type your e-mail address to confirm").fill("ben@example.org");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This is not the address of your account. Nothing was deleted");
  await dialog.getByLabel("Type your e-mail address to confirm").fill("chi@example.org");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("button", { name: "Access Platform for Free" })).toBeVisible();
  await signInByHand(page, "Chi Sample");
  await page.goto("/account");
  await expect(page.getByText("This session")).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Sign out Chrome on/u })).toHaveCount(0);
});

test("an administrator reads the audit trail, narrowed to an action and to a person who is gone", async ({ page }) => {
  await signInByHand(page, "Dana Sample");
  await page.goto("/admin/audit");
  await expect(page.getByRole("heading", { level: 1, name: "Audit trail" })).toBeVisible();
  await page.getByLabel("Action").selectOption("Deleted their account");
  // Until the narrowed list is there, the one before it stands dimmed, and may hold such a record too.
  await expect(page.getByRole("article").filter({ hasNotText: "Deleted their account" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Deleted their account" }).first()).toBeVisible();
  await accessibleAtEveryWidth(page);
  await page.getByRole("button", { name: "Only records of Deleted person" }).first().click();
  await page.getByRole("button", { name: /^Action: /u }).click();
  await expect(page.getByRole("heading", { name: "Signed in" }).first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("chi@example.org");
});

test("a webhook is added with its secret shown once, tested, and removed", async ({ page }) => {
  const heard = complaints(page);
  await signInByHand(page, "Ben Sample");
  await page.goto("/alerts?tab=subscriptions");
  await page.getByRole("link", { name: "webhooks", exact: true }).click();
  const webhooks = page.getByRole("region", { name: "Webhooks" });
  await expect(webhooks.getByRole("heading", { name: "Webhooks" })).toBeInViewport();
  await webhooks.getByLabel("Name").fill("Quality system");
  await webhooks.getByLabel("Address").fill("https://receiver.example/clausewise");
  await webhooks.getByRole("button", { name: "Add webhook" }).click();
  await expect(webhooks.getByRole("textbox", { name: "Signing secret" })).toHaveValue(/^whsec_/u);
  await webhooks.getByRole("button", { name: "Send a test to Quality system" }).click();
  await expect(webhooks.getByText("A test of this webhook")).toBeVisible();
  await expect(webhooks.getByText(/Attempt 1 failed: the receiver/u)).toBeVisible({ timeout: 30_000 });
  await accessibleAtEveryWidth(page);
  await page.reload();
  await expect(webhooks.getByText("https://receiver.example/clausewise")).toBeVisible();
  await expect(webhooks.getByRole("textbox", { name: "Signing secret" })).toHaveCount(0);
  await webhooks.getByRole("button", { name: "Remove Quality system" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(webhooks.getByRole("list", { name: "Webhooks" }).getByRole("listitem")).toHaveCount(0);
  expect(heard).toEqual([]);
});

test("an access token is made with what it allows, shown once, opens just that, and is taken back", async ({ page, playwright }) => {
  const heard = complaints(page);
  await signInByHand(page, "Ben Sample");
  await page.goto("/account");
  const baseURL = new URL(page.url()).origin;
  const tokens = page.getByRole("region", { name: "Access tokens" });
  await expect(tokens.getByText("No program acts for you.")).toBeVisible();
  await tokens.getByRole("textbox", { name: "What uses it" }).fill("Assistant");
  await expect(tokens.getByRole("checkbox", { name: "Read" })).toBeChecked();
  await tokens.getByRole("checkbox", { name: "Read" }).uncheck();
  await tokens.getByRole("button", { name: "Make a token" }).click();
  await expect(tokens.getByRole("alert")).toContainText("Choose at least one.");
  await tokens.getByRole("checkbox", { name: "Read" }).check();
  await tokens.getByLabel("Good for").selectOption("30 days");
  await tokens.getByRole("button", { name: "Make a token" }).click();
  const token = await tokens.getByRole("textbox", { name: "Access token" }).inputValue();
  await expect(tokens.getByRole("textbox", { name: "Address for programs that speak MCP" })).toHaveValue(`${baseURL}/api/mcp`);
  await accessibleAtEveryWidth(page);

  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  expect((await program.get("/api/alerts")).status()).toBe(200);
  expect((await program.get("/api/users/me")).status()).toBe(403);
  await page.reload();
  await expect(tokens.getByRole("textbox", { name: "Access token" })).toHaveCount(0);
  await expect(tokens.getByRole("listitem")).toContainText(/Read.*good until.*last used/u);
  await tokens.getByRole("button", { name: "Take back Assistant" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await expect(tokens.getByText("No program acts for you.")).toBeVisible();
  expect((await program.get("/api/alerts")).status()).toBe(401);
  await program.dispose();
  expect(heard).toEqual([]);
});

test("signing out everywhere ends the sessions of other browsers", async ({ page, browser }) => {
  await openDashboard(page, "dana");
  const other = await browser.newPage();
  await openDashboard(other, "dana");
  await page.getByRole("button", { name: /Account/u }).click();
  await page.getByRole("menuitem", { name: "Sign out everywhere" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign out everywhere?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("button", { name: "Access Platform for Free" })).toBeVisible();
  await other.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bookmarks" }).click();
  await expect(other.getByRole("button", { name: "Access Platform for Free" })).toBeVisible();
  await other.close();
});
