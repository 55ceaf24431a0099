import { readFile } from "node:fs/promises";
import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { openDashboard, signIn } from "./support/sign-in.ts";

const cards = (page: Page) => page.getByRole("list", { name: "Regulatory updates" }).getByRole("article");
const count = (page: Page) => page.getByText(/^\d+ of \d+ updates$/u);

test("updates are narrowed, bookmarked, shared and exported", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const heard = complaints(page);
  await openDashboard(page, "ben");
  await page.goto("/clinres");
  await page.getByRole("link", { name: /^Regulatory Intelligence Hub/u }).click();
  const sheet = page.getByRole("dialog", { name: "Regulatory Intelligence Hub" });
  await expect(sheet).toBeVisible();
  await expect(count(page)).toHaveText(/^(\d+) of \1 updates$/u);
  await expect(page.getByRole("list", { name: "Trends" }).getByRole("article")).toHaveCount(5);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Advanced Filters" }).click();
  await page.getByRole("checkbox", { name: /^European Union/u }).click();
  await page.getByRole("checkbox", { name: /^United States/u }).click();
  await page.getByRole("checkbox", { name: /^Critical/u }).click();
  await expect(page).toHaveURL(/market=EU%2CUS&impact=critical/u);
  await expect(count(page)).not.toHaveText(/^(\d+) of \1 updates$/u);
  await expectAccessible(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Intelligence" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("regulatory_intelligence_updates.csv");
  const [head, ...lines] = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(head).toBe("Country,Source,Type,Title,Impact Level,Effective Date,Affected Areas");
  expect(lines).toHaveLength(Number((await count(page).textContent())?.split(" ")[0]));

  const title = (await cards(page).first().getByRole("heading").textContent()) ?? "";
  await cards(page)
    .first()
    .getByRole("button", { name: /^Share/u })
    .click();
  await expect(page.getByText(/^The link is copied/u)).toBeVisible();
  await cards(page)
    .first()
    .getByRole("button", { name: /^Bookmark/u })
    .click();
  await expect(
    cards(page)
      .first()
      .getByRole("button", { name: /^Bookmark/u, pressed: true }),
  ).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole("heading")).toHaveText(title);
  await expect(cards(page).getByRole("link", { name: /^View Source/u })).toHaveAttribute("target", "_blank");

  await page.getByRole("searchbox", { name: "Search updates" }).fill("no such words anywhere");
  await expect(page.getByRole("heading", { name: "No Updates Found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search criteria or filters")).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(count(page)).toHaveText(/^(\d+) of \1 updates$/u);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/clinres$/u);
  expect(heard).toEqual([]);
});

test("filters are saved under a name, applied in another browser, renamed and removed", async ({ page, browser }) => {
  const heard = complaints(page);
  const mark = Date.now();
  await openDashboard(page, "chi");
  await page.goto("/clinres?open=hub&market=EU,GB&impact=critical");
  await page.getByRole("button", { name: "Saved Filters" }).click();
  const panel = page.getByRole("region", { name: "Saved Filters" });
  await panel.getByLabel("Name").fill(`Europe ${mark}`);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Save these filters" }).click();
  const entry = panel.getByRole("listitem").filter({ hasText: String(mark) });
  await expect(entry).toContainText("Market: European Union, United Kingdom · Impact level: Critical");
  await expect(entry.getByRole("button", { name: `Europe ${mark}`, exact: true })).toHaveAttribute("aria-current", "true");

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await openDashboard(elsewhere, "chi");
  await elsewhere.goto("/clinres?open=hub&type=fee_update");
  await elsewhere.getByRole("button", { name: "Saved Filters" }).click();
  await elsewhere.getByRole("button", { name: `Europe ${mark}`, exact: true }).click();
  await expect(elsewhere).toHaveURL(/open=hub&market=EU%2CGB&impact=critical$/u);
  await other.close();

  await entry.getByRole("button", { name: `Rename Europe ${mark}` }).click();
  await panel
    .getByRole("form", { name: `Rename Europe ${mark}` })
    .getByLabel("Name")
    .fill(`Europe and UK ${mark}`);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Rename", exact: true }).click();
  // A reload before the answer would cut the request off.
  await expect(entry.getByRole("button", { name: `Europe and UK ${mark}`, exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Saved Filters" }).click();
  await expect(entry).toContainText(`Europe and UK ${mark}`);

  await page.setViewportSize({ width: 375, height: 812 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(page);
  await entry.getByRole("button", { name: /^Remove/u }).click();
  await page.getByRole("dialog", { name: "Remove this filter?" }).getByRole("button", { name: "Remove" }).click();
  await expect(entry).toHaveCount(0);
  const trends = page.getByRole("list", { name: "Trends" });
  await expect.poll(async () => (await trends.boundingBox())?.height).toBeLessThan(420);
  expect(heard).toEqual([]);
});

test("updates that cannot be read say so, and are read anew at every opening", async ({ page }) => {
  await signIn(page);
  await page.route("**/api/rpc/**intelligence.updates*", (route) => route.abort());
  await page.goto("/clinres?open=hub");
  const alert = page.getByRole("alert").filter({ hasText: "The updates could not be loaded." });
  await expect(alert).toBeVisible();
  await page.unroute("**/api/rpc/**intelligence.updates*");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  const again = page.waitForRequest("**/api/rpc/**intelligence.updates*");
  await page.getByRole("link", { name: /^Regulatory Intelligence Hub/u }).click();
  await expect(cards(page).first()).toBeVisible();
  await again;
});
