import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { ask, signIn } from "./support/sign-in.ts";

const question = "How soon must a manufacturer report a death to FDA?";

test("a person without bookmarks is told how to make one", async ({ page }) => {
  /** The person who bookmarks nothing in any test. */
  await signIn(page, "chi");
  await page.goto("/bookmarks");
  await expect(page.getByRole("heading", { name: "No bookmarks yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Ask New Question" }).click();
  await expect(page).toHaveURL(/\/queries$/u);
});

test("a bookmark can be found, removed, and brought back", async ({ page }) => {
  const question = `How soon must a manufacturer report a death to FDA? Case ${Date.now()}`;
  await signIn(page, "ben");
  await ask(page, question);
  await page.getByRole("button", { name: "Bookmark", exact: true }).click();
  await expect(page.getByText("Successfully bookmarked! Check your bookmarks page.")).toBeVisible();
  await page.goto("/bookmarks");
  const card = page.getByRole("listitem").filter({ hasText: question });
  await expect(card).toHaveCount(1);
  await expect(card.getByText("Bookmarked", { exact: true })).toBeVisible();
  await expect(card.getByText(/Confidence \d+ %/u)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("searchbox", { name: "Search bookmarks" }).fill("no such words anywhere");
  await expect(page.getByRole("heading", { name: "No bookmarks match your search" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search bookmarks" }).fill("report a DEATH");
  await expect(card).toHaveCount(1);

  await page.route("**/api/rpc/queries.update*", (route) => route.abort());
  await card.getByRole("button", { name: /^Remove bookmark/u }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to update bookmark. Please try again.");
  await expect(card).toHaveCount(1);
  await page.unroute("**/api/rpc/queries.update*");

  await card.getByRole("button", { name: /^Remove bookmark/u }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card).toHaveCount(1);
  await card.getByRole("button", { name: /^Remove bookmark/u }).click();
  await expect(card).toHaveCount(0);
});

test("a bookmark that cannot be saved says so", async ({ page }) => {
  await signIn(page, "chi");
  await ask(page, question);
  await page.route("**/api/rpc/queries.create*", (route) => route.abort());
  await page.getByRole("button", { name: "Bookmark", exact: true }).click();
  await expect(page.getByText("Failed to bookmark. Please try again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Bookmark", exact: true })).toBeEnabled();
});
