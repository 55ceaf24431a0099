import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { importRegulation, officialText } from "./support/regulation.ts";
import { ask, openDashboard, signIn, signOut } from "./support/sign-in.ts";

const question = "Which regulation lists what a 510(k) summary must contain?";

test.beforeAll(importRegulation);

/** The first quote of the answer on screen, and the clause it is cited from. */
async function firstQuote(page: Page) {
  const statement = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("blockquote") })
    .first();
  const quote = (await statement.locator("blockquote mark").first().textContent()) ?? "";
  const citation = statement.getByRole("link", { name: /^21 CFR 807\.92/u }).first();
  const clause = (await citation.textContent()) ?? "";
  return { quote, citation, clause };
}

test("an imported regulation is quoted word for word, and opens beside the answer with the quoted words marked", async ({ page }) => {
  const heard = complaints(page);
  await signIn(page, "ben");
  await ask(page, question);
  const { quote, citation, clause } = await firstQuote(page);
  expect(quote.length).toBeGreaterThan(20);
  expect(officialText.get(clause), `official text of ${clause}`).toContain(quote);
  await expectAccessible(page);

  await citation.click();
  const source = page.getByRole("complementary", { name: "Source" });
  const mark = source.locator("mark").filter({ hasText: quote });
  await expect(mark).toBeInViewport();
  await expect(citation).toBeInViewport();
  const passage = source
    .locator("[data-passage]")
    .filter({ has: page.locator("mark", { hasText: quote }) })
    .first();
  await expect(passage.locator("p")).toHaveText(officialText.get(clause) ?? "");
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("a verbatim answer is bookmarked, found after signing in again, opened from there, and removed", async ({ page }) => {
  await signIn(page, "ben");
  await ask(page, question);
  const { quote } = await firstQuote(page);
  const answer = page.url();
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeFocused();
  await page.getByRole("button", { name: "Bookmark", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Bookmarked" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Bookmarked" })).toBeFocused();

  await signOut(page);
  await openDashboard(page, "ben");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bookmarks" }).click();
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: question }) });
  await expect(cards.first()).toContainText(quote.slice(0, 60));
  const before = await cards.count();
  await cards.first().getByRole("link", { name: "Open the full answer with its sources" }).click();
  await expect(page).toHaveURL(answer);
  await expect(page.locator("blockquote mark").first()).toHaveText(quote);

  await page.goBack();
  await cards
    .first()
    .getByRole("button", { name: /^Remove bookmark/u })
    .click();
  await expect(cards).toHaveCount(before - 1);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Bookmarked Queries" })).toBeVisible();
  await expect(page.getByText(/bookmarks? in total/u)).toBeVisible();
  await expect(cards).toHaveCount(before - 1);
});
