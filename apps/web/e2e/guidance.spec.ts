import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { openDashboard, signIn } from "./support/sign-in.ts";

const cards = (page: Page) => page.getByRole("list", { name: "Guidance documents" }).getByRole("listitem");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search FDA guidance documents" });
const facet = (page: Page, group: string, value: string) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("button", { name: new RegExp(`^${value}`, "u") });

test("guidance is found by words and filters, opened, read inside and watched", async ({ page }) => {
  const heard = complaints(page);
  await openDashboard(page, "chi");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FDA Guidance Library" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FDA Guidance Library" })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);

  await search(page).fill("device software functions");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expect(page).toHaveURL(/filters=shown/u);
  await facet(page, "Status", "Final").click();
  await expect(page).toHaveURL(/status=Final/u);
  await expect(page.getByRole("button", { name: "Filters, 1 set" })).toBeVisible();
  await facet(page, "Topic", "Software").click();
  const card = cards(page).filter({ hasText: "Content of Premarket Submissions for Device Software Functions" });
  await card.getByRole("button", { name: "More Info" }).click();
  await expect(card.getByText("Our summary — not the document's words")).toBeVisible();
  await expect(card.getByText("Topics, given by our rules")).toBeVisible();
  await expect(card.getByRole("link", { name: /^View Document/u })).toHaveAttribute("href", /^https:\/\/www\.fda\.gov\//u);
  await expectAccessible(page);

  await card.getByRole("button", { name: /^Watch\s/u }).click();
  await expect(card.getByRole("button", { name: /^Watching/u })).toBeVisible();
  await page.getByRole("link", { name: /^Content of Premarket Submissions for Device Software/u }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Content of Premarket Submissions for Device Software/u })).toBeVisible();
  await page.getByRole("searchbox", { name: "Find in its text" }).fill("enhanced documentation");
  await expect(
    page
      .getByRole("region", { name: "Inside the texts" })
      .getByText(/page \d+/u)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Our summary", exact: true }).first().click();
  await expect(page.getByText("In the FDA Guidance Library:")).toBeVisible();
  await page.goto("/regulatory-intelligence-hub?watched=yes");
  await expect(cards(page)).toHaveCount(1);
  await cards(page)
    .getByRole("button", { name: /^Watch/u })
    .click();
  await expect(page.getByRole("heading", { name: "No guidance documents found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search terms or filters")).toBeVisible();
  expect(heard).toEqual([]);
});

test("a library that cannot be read says so, and a document that is not there leads back", async ({ page }) => {
  await signIn(page);
  await page.route("**/api/rpc/**guidance.search*", (route) => route.abort());
  await page.goto("/regulatory-intelligence-hub");
  await expect(page.getByRole("alert")).toContainText("The FDA Guidance Library could not be opened.");
  await page.unroute("**/api/rpc/**guidance.search*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.goto("/regulatory-intelligence-hub/no-such-document");
  await expect(page.getByRole("heading", { name: "There is no guidance document at this address." })).toBeVisible();
  await expectAccessible(page);
});
