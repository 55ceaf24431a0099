import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { importVersion } from "./support/regulation.ts";
import { ask, signIn } from "./support/sign-in.ts";

const mark = Date.now();

/** A source made up for this journey, so that no other answer cites it. */
const version = (label: string, issued: string, days: string) => ({
  identifier: `Widget Rule ${mark}`,
  title: "Reports of bent widgets",
  authority: "FDA",
  jurisdiction: "US",
  kind: "regulation",
  binding: true,
  label,
  status: "in_force",
  issued,
  retrieved: "2026-03-01",
  passages: [
    {
      citation: `Widget Rule ${mark}.4`,
      heading: "Reports of bent widgets",
      text: `Each manufacturer of widgets shall report every bent widget to the widget registry within ${days} calendar days.`,
    },
  ],
});

test("a bookmark says that a cited clause changed, and the question asked again stands beside the earlier answer", async ({ page }) => {
  const heard = complaints(page);
  const question = `Within how many days must a manufacturer report a bent widget to the widget registry? (${mark})`;
  await importVersion(version("First", "2024-01-01", "30"));
  await signIn(page, "ben");
  await ask(page, question);
  await expect(page.getByText("within 30 calendar days").first()).toBeVisible();
  await page.getByRole("button", { name: "Bookmark", exact: true }).click();
  await expect(page.getByRole("button", { name: "Bookmarked" })).toBeDisabled();
  const answer = page.url();

  await page.goto("/bookmarks");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: question }) });
  await expect(card).toBeVisible();
  await expect(card.getByText(/since$/u)).toHaveCount(0);

  await importVersion(version("Second", "2025-01-01", "10"));
  await page.reload();
  await expect(card.getByText("1 cited passage changed since")).toBeVisible();
  await expectAccessible(page);

  await card.getByRole("link", { name: "See what changed" }).click();
  await expect(page).toHaveURL(answer);
  const notice = page.getByRole("region", { name: "What this answer cites has changed since" });
  await expect(notice).toContainText("Cited from: First, in force, 1 Jan 2024. Now: Second, in force, 1 Jan 2025.");
  await expectAccessible(page);
  await notice.getByRole("link", { name: "Read it as it stands now" }).click();
  await expect(page.getByRole("complementary", { name: "Source" }).getByText("within 10 calendar days")).toBeVisible();
  await page.keyboard.press("Escape");

  await notice.getByRole("button", { name: /^Ask again and compare/u }).click();
  await expect(page).toHaveURL(/\/queries\/[0-9a-f-]{36}\/compare\/[0-9a-f-]{36}$/u);
  const earlier = page.getByRole("region", { name: "Earlier answer" });
  const later = page.getByRole("region", { name: "Later answer" });
  await expect(earlier.locator("blockquote").first()).toContainText("within 30 calendar days");
  await expect(later.locator("blockquote").first()).toContainText("within 10 calendar days");
  await expect(page.getByRole("region", { name: "What differs" })).toContainText(`Changed`);
  await expect(later.getByText("Changed", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 780 });
  const [above, below] = [await earlier.boundingBox(), await later.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);

  await later.getByRole("link", { name: "Later answer" }).click();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await page.getByRole("menuitem", { name: "Compare with the earlier answer" }).click();
  await expect(earlier).toBeVisible();
  expect(heard).toEqual([]);
});

test("an answer whose words changed is a task among the alerts until it was looked at", async ({ page }) => {
  const heard = complaints(page);
  const named = (label: string, issued: string, days: string) => {
    const { passages, ...source } = version(label, issued, days);
    const [passage] = passages;
    return {
      ...source,
      identifier: `Gadget Rule ${mark}`,
      title: "Reports of bent gadgets",
      passages: [{ ...passage!, citation: `Gadget Rule ${mark}.4`, text: passage!.text.replaceAll("widget", "gadget") }],
    };
  };
  const question = `Within how many days must a manufacturer report a bent gadget to the gadget registry? (${mark})`;
  await importVersion(named("First", "2024-01-01", "30"));
  await signIn(page, "chi");
  await ask(page, question);
  await expect(page.getByText("within 30 calendar days").first()).toBeVisible();
  const answer = page.url();

  await page.goto("/alerts");
  await expect(page.getByRole("heading", { name: "Regulatory Alerts & Notifications" })).toBeVisible();
  const tasks = page.getByRole("region", { name: /^\d+ saved answers? rests? on words that changed$/u });
  const task = tasks.getByRole("listitem").filter({ hasText: question });
  await expect(task).toHaveCount(0);
  await importVersion(named("Second", "2025-01-01", "10"));
  await expect(task).toContainText("Cited from: First, in force, 1 Jan 2024. Now: Second, in force, 1 Jan 2025.");
  await expectAccessible(page);

  await task.getByRole("link", { name: "See what changed" }).click();
  await expect(page).toHaveURL(answer);
  await page.goBack();
  await task.getByRole("button", { name: "Mark as looked at" }).click();
  const note = task.getByLabel("What you found (optional)");
  await expect(note).toBeFocused();
  await note.fill("Our procedure reports within 5 days.");
  await expectAccessible(page);
  await page.reload();
  await task.getByRole("button", { name: "Mark as looked at" }).click();
  await expect(note).toHaveValue("Our procedure reports within 5 days.");
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await task.getByRole("button", { name: "Looked at", exact: true }).click();
  await expect(task).toHaveCount(0);

  await page.goto(answer);
  await expect(page.getByText(/You looked at it on .+: Our procedure reports within 5 days\./u)).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as looked at" })).toHaveCount(0);
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("a comparison with an answer that is not there says so", async ({ page }) => {
  await signIn(page, "chi");
  const nowhere = "00000000-0000-4000-8000-000000000000";
  await page.goto(`/queries/${nowhere}/compare/${nowhere}`);
  await expect(page.getByRole("heading", { name: "One of the two answers is not at this address." })).toBeVisible();
  await expectAccessible(page);
});
