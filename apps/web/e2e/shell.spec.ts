import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { rewritten } from "./support/states.ts";
import { ask, openDashboard, signIn, signOut } from "./support/sign-in.ts";

test("the dashboard greets by name and counts what is there", async ({ page }) => {
  const heard = complaints(page);
  await openDashboard(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Ana");
  await expect(page.getByText("regulatory professional")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Bookmarked/u })
    .click();
  await expect(page).toHaveURL(/\/bookmarks$/u);
  expect(heard).toEqual([]);
});

test("the dashboard asks, and counts the library once, as its page does", async ({ page }) => {
  await openDashboard(page);
  const library = page.getByRole("region", { name: "Library" });
  await expect(library.getByText("Sources", { exact: true })).toHaveCount(1);
  await expect(page.getByRole("main").getByText("Sources in the library")).toHaveCount(0);
  const box = page.getByRole("main").getByRole("textbox", { name: "Question" });
  await box.fill("When is an IND required?");
  await box.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "When is an IND required?" })).toBeVisible();
  // Other journeys bring in sources meanwhile.
  await expect(async () => {
    await page.goto("/dashboard");
    const count = (await library.locator("dd").first().textContent()) ?? "";
    await page.goto("/library");
    await expect(page.getByText(`${count} sources`, { exact: true })).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test("the dashboard leads to the tools", async ({ page }) => {
  await openDashboard(page);
  const tools = page.getByRole("list", { name: "Tools" });
  await expect(tools.getByRole("link", { name: "FDA Guidance Library" })).toHaveAttribute("href", "/regulatory-intelligence-hub");
  await expectAccessible(page);
  await tools.getByRole("link", { name: "Regulatory Compass" }).click();
  await expect(page).toHaveURL(/\/regulatory-compass$/u);
});

test("pages of the shell send a visitor to the start page", async ({ page }) => {
  for (const path of ["/dashboard", "/queries", "/bookmarks"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Access Platform for Free" })).toBeVisible();
  }
});

test("after signing out the way back does not open the pages again", async ({ page }) => {
  await openDashboard(page);
  await signOut(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Access Platform for Free" })).toBeVisible();
});

test("the command palette asks, goes to pages, and changes the colour scheme", async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press("ControlOrMeta+k");
  const command = page.getByPlaceholder("Ask a question, or go to…");
  await expect(command).toBeFocused();
  await expectAccessible(page);
  await command.fill("bookm");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/bookmarks$/u);

  await page.keyboard.press("ControlOrMeta+k");
  await command.fill("What must an informed consent form contain?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "What must an informed consent form contain?" })).toBeVisible();
});

test("the colour scheme can be chosen and stays chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openDashboard(page);
  await page.getByRole("button", { name: /^Colour scheme: system/u }).click();
  await page.getByRole("button", { name: /^Colour scheme: light/u }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
});

test("notifications open from the header, and whoever has none is told what will stand there", async ({ page }) => {
  await signIn(page, "ana");
  await rewritten(page, { "notifications.list": (list) => ({ ...list, items: [], total: 0, next: null }) });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Notifications/u }).click();
  await expect(page.getByText(/No notifications\./u)).toBeVisible();
  await expectAccessible(page);
});

test("past questions are listed and can be searched", async ({ page }) => {
  await signIn(page, "ben");
  await ask(page, "What must an informed consent form contain?");
  await ask(page, "When is an IND required?");
  await page.goto("/queries");
  const history = page.getByRole("region", { name: "Your questions" });
  await expect(history.getByRole("link", { name: "When is an IND required?" }).first()).toBeVisible();
  await expectAccessible(page);
  await history.getByRole("searchbox").fill("informed consent");
  await expect(history.getByRole("link", { name: "When is an IND required?" })).toHaveCount(0);
  await expect(history.getByRole("link", { name: "What must an informed consent form contain?" }).first()).toBeVisible();
});

test("on a phone the pages stand at the foot, the others behind More, and nothing runs off the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(page);
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Ask" }).click();
  await expect(page).toHaveURL(/\/queries$/u);
  await bar.getByRole("button", { name: "More" }).click();
  const more = page.getByRole("dialog", { name: "More" });
  await expect(more.getByRole("link", { name: "Bookmarks" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("button", { name: "More" })).toBeFocused();
  await bar.getByRole("button", { name: "More" }).click();
  await more.getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Help and Contact" })).toBeVisible();
  for (const path of ["/dashboard", "/queries", "/library", "/bookmarks", "/help", "/about"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

test("the sidebar shrinks to its icons, says their names, and stays so after a reload", async ({ page }) => {
  await openDashboard(page);
  const sidebar = page.getByRole("navigation", { name: "Main" });
  await sidebar.getByRole("button", { name: "Show icons alone" }).click();
  await page.reload();
  await expect(sidebar.getByRole("button", { name: "Widen the sidebar" })).toBeVisible();
  await sidebar.getByRole("link", { name: "Library", exact: true }).hover();
  await expect(page.getByRole("tooltip", { name: "Library" })).toBeVisible();
  await expectAccessible(page);
  await sidebar.getByRole("button", { name: "Widen the sidebar" }).click();
  await expect(sidebar.getByRole("button", { name: "Show icons alone" })).toBeVisible();
});

test("who is signed in keeps the shell on pages that are open to everybody", async ({ page }) => {
  await openDashboard(page);
  const sidebar = page.getByRole("navigation", { name: "Main" });
  await sidebar.getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Help and Contact" })).toBeVisible();
  for (const path of ["/help", "/about", "/no-such-page"]) {
    await page.goto(path);
    await expect(sidebar.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expectAccessible(page);
  }
});

test("an administrator finds people, messages and jobs under Administration", async ({ page }) => {
  await openDashboard(page, "dana");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Administration" }).click();
  await expect(page).toHaveURL(/\/admin\/people$/u);
  const tabs = page.getByRole("navigation", { name: "Administration" });
  await expect(tabs.getByRole("link", { name: "People" })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  for (const [name, heading] of [
    ["Messages", "Messages"],
    ["Jobs", "Jobs"],
  ] as const) {
    await tabs.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  }
});

test("an administrator gives somebody another role and back, with the reason", async ({ page, browser }) => {
  const other = await browser.newPage();
  await signIn(other, "chi");
  await other.close();
  await signIn(page, "dana");
  await page.goto("/admin/people");
  for (const role of ["reviewer", "regulatory professional"]) {
    await page.getByRole("button", { name: "Change Chi Sample" }).click();
    const dialog = page.getByRole("dialog", { name: "Change Chi Sample" });
    await dialog.getByLabel("Role").selectOption({ label: role });
    await dialog.getByLabel("Reason").fill("Stands in for a reviewer");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Chi Sample" }).getByText(role, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Change Dana Sample" })).toHaveCount(0);
});

test("administration is not for others", async ({ page }) => {
  await openDashboard(page);
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
  for (const path of ["/admin/people", "/admin/jobs"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "This page is not for your role" })).toBeVisible();
  }
});

test("the command palette closes with Esc and gives the focus back", async ({ page }) => {
  await openDashboard(page);
  const opener = page.getByRole("button", { name: /Ask or go to/u });
  await opener.click();
  await expect(page.getByPlaceholder("Ask a question, or go to…")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("losing the connection is said at once", async ({ page, context }) => {
  await openDashboard(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./u)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./u)).toBeHidden();
});

test("a page whose code cannot be fetched offers to reload", async ({ page }) => {
  await openDashboard(page);
  await page.route("**/assets/bookmarks-*.js", (route) => route.abort());
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bookmarks" }).click();
  await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
  await page.unroute("**/assets/bookmarks-*.js");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bookmarked Queries" })).toBeVisible();
});
