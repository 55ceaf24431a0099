import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { importVersion } from "./support/regulation.ts";
import { openDashboard } from "./support/sign-in.ts";

const start = async (page: Page, title: string) => {
  await page.getByRole("button", { name: "Start Discussion" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Start Discussion" });
  const send = dialog.getByRole("button", { name: "Start Discussion" });
  await expect(send).toBeDisabled();
  await dialog.getByLabel("Title").fill(title);
  await expect(send).toBeDisabled();
  await dialog.getByLabel("Content").fill("Does **21 CFR 807.92(a)(3)** let us compare with it? <script>alert(1)</script>");
  await dialog.getByLabel("Tags (optional)").fill("predicate, , software ");
  await expectAccessible(page);
  await send.click();
};

test("a question is asked over the dashboard, answered in a second window, and accepted", async ({ page, browser }) => {
  const heard = complaints(page);
  const title = `Predicate ${Date.now()}`;
  await openDashboard(page, "ben");
  await page.getByRole("link", { name: "Discussion Board" }).last().click();
  await expect(page.getByRole("dialog", { name: "Discussion Board" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open as page" })).toBeVisible();
  await expectAccessible(page);
  await start(page, title);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("<script>alert(1)</script>")).toBeVisible();
  const card = page.getByRole("list", { name: "Clauses cited" }).getByRole("listitem");
  await expect(card).toContainText("21 CFR 807.92(a)(3)");
  await expect(card.getByRole("link")).toHaveAttribute("href", /^\/library\//u);
  await expectAccessible(page);

  const other = await (await browser.newContext()).newPage();
  await openDashboard(other, "chi");
  await other.goto(page.url());
  await other.getByRole("button", { name: "Quote" }).click();
  await expect(other.getByLabel("Your reply")).toHaveValue(/^> Does/u);
  await other.getByLabel("Your reply").fill("Yes, @Ben Sample, it does.");
  await other.reload();
  await expect(other.getByLabel("Your reply")).toHaveValue("Yes, @Ben Sample, it does.");
  await other.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(other.getByRole("article").getByText("it does.")).toBeVisible();
  await other.getByRole("button", { name: "0 votes, vote for it" }).click();

  await expect(page.getByRole("article").filter({ hasText: "it does." })).toBeVisible();
  await page.getByRole("button", { name: "Accept as answer" }).click();
  await expect(other.getByText("Accepted answer")).toBeVisible();
  await expect(page.getByText("1 vote", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/discussion-board?search=${encodeURIComponent(title)}`);
  const row = page.getByRole("article").filter({ hasText: title });
  await expect(row).toContainText("Resolved");
  await expect(row).toContainText("You, Regulatory Professional");
  await expect(row).toContainText("Just now");
  await expectAccessible(page);
  await other.context().close();
  expect(heard).toEqual([]);
});

test("people are offered behind an @, what was edited shows old beside new, and a report is settled by a reviewer", async ({
  page,
  browser,
}) => {
  const title = `Confidential ${Date.now()}`;
  await openDashboard(page, "ben");
  await page.goto("/discussion-board");
  await start(page, title);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const edit = page.getByRole("form", { name: "Edit" });
  await edit.getByLabel("Content").fill("Does **21 CFR 807.92(a)(3)** let us compare with a pump of patient 12?");
  await edit.getByLabel("Category").selectOption("Cybersecurity");
  await expectAccessible(page);
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "Cybersecurity" })).toBeVisible();
  await page.getByRole("button", { name: /^Edited/u }).click();
  await expect(page.getByRole("list", { name: "What it said before" }).locator("ins").filter({ hasText: "of patient 12" })).toBeVisible();
  await expectAccessible(page);

  const other = await (await browser.newContext()).newPage();
  await openDashboard(other, "chi");
  await other.goto(page.url());
  await other.getByLabel("Your reply").fill("Ask ");
  await other.getByLabel("Your reply").pressSequentially("@be");
  await expect(other.getByRole("option", { name: /Ben Sample/u })).toBeVisible();
  await expectAccessible(other);
  await other.keyboard.press("Enter");
  await expect(other.getByLabel("Your reply")).toHaveValue("Ask @Ben Sample ");
  await other.getByRole("button", { name: "More" }).first().click();
  await other.getByRole("menuitem", { name: "Report" }).click();
  const report = other.getByRole("dialog", { name: "Report this post?" });
  await report.getByLabel("What is wrong with it").selectOption("Confidential or personal data");
  await report.getByLabel("What they should know (optional)").fill("It names a patient.");
  await expectAccessible(other);
  await report.getByRole("button", { name: "Report" }).click();
  await expect(report).toBeHidden();

  const moderator = await (await browser.newContext()).newPage();
  await openDashboard(moderator, "dana");
  await moderator.goto("/discussion-board");
  await moderator.getByRole("link", { name: "Reported posts" }).click();
  const row = moderator.getByRole("article").filter({ hasText: title });
  await expect(row).toContainText("Reported by Chi Sample");
  await expectAccessible(moderator);
  await row.getByRole("link", { name: title }).click();
  await moderator.getByRole("button", { name: "More" }).first().click();
  await moderator.getByRole("menuitem", { name: "Remove as moderator" }).click();
  const removal = moderator.getByRole("dialog", { name: "Remove this post?" });
  await removal.getByLabel("Reason").fill("It names a patient.");
  await removal.getByRole("button", { name: "Remove" }).click();
  await expect(moderator.getByText(/^Removed by a moderator/u)).toContainText("It names a patient.");

  await expect(other.getByRole("heading", { level: 1, name: "Deleted discussion" })).toBeVisible();
  await expect(other.getByText("patient 12")).toHaveCount(0);
  await moderator.getByRole("button", { name: "Put back" }).click();
  await expect(other.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await other.context().close();
  await moderator.context().close();
});

/** A part of the CFR made up for this journey, so that nothing else cites it. */
const made = (label: string, issued: string, days: string) => ({
  identifier: "21 CFR 1197",
  title: "Reports of bent sprockets",
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
      citation: "21 CFR 1197.4",
      heading: "Time limits",
      text: `Each manufacturer shall report a bent sprocket within ${days} calendar days.`,
    },
  ],
});

test("an open discussion says at once that a clause it relies on has changed, until its writer finds that it holds", async ({ page }) => {
  await importVersion(made("First", "2024-01-01", "30"));
  await openDashboard(page, "ben");
  await page.goto("/discussion-board");
  await page.getByRole("button", { name: "Start Discussion" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Start Discussion" });
  const title = `Sprockets ${Date.now()}`;
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Content").fill("By 21 CFR 1197.4 we report within a month.");
  await dialog.getByRole("button", { name: "Start Discussion" }).click();
  const card = page.getByRole("list", { name: "Clauses cited" }).getByRole("listitem");
  await expect(card).toContainText("within 30 calendar days");

  await importVersion(made("Second", "2025-01-01", "10"));
  await expect(card).toContainText("within 10 calendar days");
  await expect(card).toContainText("Cited from: First, in force, 1 Jan 2024. Now: Second, in force, 1 Jan 2025.");
  await expectAccessible(page);
  await page.goto(`/discussion-board?search=${encodeURIComponent(title)}`);
  await expect(page.getByText("Changed since: 21 CFR 1197.4")).toBeVisible();
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "What is written still holds with 21 CFR 1197.4 as it stands now" }).click();
  await expect(card).toContainText("Found to hold with today’s words");
});
