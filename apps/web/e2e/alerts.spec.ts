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

  await page.goto("/dashboard");
  const updates = page.getByRole("region", { name: "Regulatory Updates" });
  await expect(updates.getByRole("listitem").filter({ hasText: "QMSR in force" })).toContainText("High");
  await expectAccessible(page);
  await updates.getByRole("link", { name: "QMSR in force" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "QMSR in force" })).toBeVisible();
  await page.goto("/alerts");

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
  await expect(page.getByRole("alert").filter({ hasText: "The alerts could not be loaded." })).toBeVisible();
  await page.unroute("**/api/rpc/**alerts.list*");
  await page.goto("/alerts?tab=notifications");
  await expect(page.getByRole("link", { name: /^Notifications/u })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
});

test("what a person is told of is chosen, and kept", async ({ page }) => {
  await signIn(page, "ben");
  await page.goto("/alerts?tab=subscriptions");
  const form = page.getByRole("form", { name: "Subscription Settings" });
  await expect(form.getByRole("group", { name: "Alert types" }).getByRole("checkbox", { name: "System maintenance" })).toBeChecked();
  await expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
  await form.getByRole("group", { name: "Alert types" }).getByRole("checkbox", { name: "System maintenance" }).uncheck();
  await form.getByRole("combobox", { name: "Severity from" }).selectOption("high");
  await form.getByRole("group", { name: "Regulatory bodies" }).getByRole("button", { name: "None" }).click();
  await form.getByRole("checkbox", { name: "Health Canada" }).check();
  await form.getByRole("button", { name: "Add a search" }).click();
  await expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
  await form.getByRole("textbox", { name: "Name" }).fill("Batteries");
  await form.getByRole("textbox", { name: "Words" }).fill("lithium battery");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(form.getByRole("checkbox", { name: "System maintenance" })).not.toBeChecked();
  await expect(form.getByRole("checkbox", { name: "FDA", exact: true })).not.toBeChecked();
  await expect(form.getByRole("textbox", { name: "Words" })).toHaveValue("lithium battery");
});

test("of two windows each saves what was chosen in it, and what is not saved lasts over a reload", async ({ page }) => {
  await signIn(page, "chi");
  const other = await page.context().newPage();
  const settings = "/alerts?tab=subscriptions";
  await page.goto(settings);
  await other.goto(settings);
  const severityIn = (window: typeof page) => window.getByRole("combobox", { name: "Severity from" });
  const maintenanceIn = (window: typeof page) => window.getByRole("checkbox", { name: "System maintenance" });
  await severityIn(page).selectOption("high");
  await maintenanceIn(other).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await other.reload();
  await expect(severityIn(other)).toHaveValue("high");
  await expect(maintenanceIn(other)).not.toBeChecked();
  await severityIn(page).selectOption("low");
  const saved = page.waitForResponse(/subscriptions\.update/u);
  await page.getByRole("button", { name: "Save" }).click();
  await saved;
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(severityIn(page)).toHaveValue("low");
  await expect(maintenanceIn(page)).not.toBeChecked();
});

test("what a person is told of is read elsewhere by an address, until that is taken back", async ({ page }) => {
  await signIn(page, "chi");
  await page.goto("/alerts?tab=subscriptions");
  const feeds = page.getByRole("region", { name: "Feed and calendar" });
  await feeds.getByRole("textbox", { name: "What reads it" }).fill("Reader at work");
  await feeds.getByRole("button", { name: "Make an address" }).click();
  const atom = await feeds.getByRole("textbox", { name: "Atom feed" }).inputValue();
  const calendar = await feeds.getByRole("textbox", { name: "Calendar", exact: true }).inputValue();
  await expectAccessible(page);
  const read = async (url: string) => (await fetch(url)).text();
  expect(await read(atom)).toContain("<title>Clausewise: alerts that concern you</title>");
  expect(await read(calendar)).toContain("BEGIN:VCALENDAR");
  await page.reload();
  await expect(feeds.getByRole("textbox", { name: "Atom feed" })).toHaveCount(0);
  await feeds.getByRole("button", { name: "Take back Reader at work" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await expect(feeds.getByRole("list", { name: "Addresses" }).getByRole("listitem")).toHaveCount(0);
  expect((await fetch(atom)).status).toBe(404);
});

test("an alert is taken on, assessed with evidence, closed with a reason and reopened, and the list says where it stands", async ({
  page,
}) => {
  const heard = complaints(page);
  await signIn(page, "ben");
  const { request } = page.context();
  const headers = { origin: new URL((await page.goto("/alerts"))?.url() ?? "").origin };
  await request.post("/api/alerts", { data: { title: "Records of complaints", description: "Compare with ours." }, headers });
  await request.post("/api/queries", {
    data: { question: "Which records are kept of complaints?", response: "See 21 CFR 820.35." },
    headers,
  });
  await page.reload();
  await page.getByRole("link", { name: "Records of complaints" }).click();
  const panel = page.getByRole("region", { name: "Your work on this alert" });
  await expect(panel).toContainText("Open");
  await panel.getByRole("button", { name: "Take it on" }).click();
  await expect(panel).toContainText("In work");

  const note = panel.getByRole("textbox", { name: "Note" });
  await panel.getByRole("combobox", { name: "Impact on us" }).selectOption("minor");
  await note.fill("Our procedure has to name the section.");
  await expect(panel.getByRole("button", { name: "Close alert" })).toBeDisabled();
  await page.reload();
  await expect(note).toHaveValue("Our procedure has to name the section.");
  await panel.getByRole("button", { name: "Bookmark" }).click();
  await panel.getByRole("textbox", { name: "Find one of your bookmarks" }).fill("complaints");
  await panel.getByRole("button", { name: "Add Which records are kept of complaints?" }).click();
  await panel.getByRole("button", { name: "Clause" }).click();
  const cite = panel.getByRole("textbox", { name: "Cite a clause of the library" });
  await cite.fill("no such clause 99999");
  await expect(panel).toContainText("The library holds no clause of that name.");
  await cite.fill("21 CFR 820.10(a)");
  await panel.getByRole("button", { name: "Add 21 CFR 820.10(a)" }).first().click();
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Save assessment" }).click();
  await expect(panel.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole("combobox", { name: "Impact on us" })).toHaveValue("minor");
  await expect(panel.getByRole("link", { name: "21 CFR 820.10(a)" })).toHaveAttribute("href", /^\/library\/.+\?passage=/u);

  await panel.getByRole("button", { name: "Close alert" }).click();
  await expect(panel.getByText(/^Give .* reason|^Reason .*/u).last()).toBeVisible();
  await panel.getByRole("textbox", { name: "Reason for closing" }).fill("The procedure was changed.");
  await panel.getByRole("button", { name: "Close alert" }).click();
  await expect(panel).toContainText("The procedure was changed.");
  await panel.getByText("History (3)").click();
  await expect(panel.getByRole("list", { name: "History" }).locator("strong")).toHaveText(["Closed", "Assessment saved", "Taken on"]);
  await expectAccessible(page);

  await page.goto("/alerts?work=closed");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText("Closed");
  await expectAccessible(page);
  await cards(page).first().getByRole("link", { name: "Records of complaints" }).click();
  await panel.getByRole("button", { name: "Reopen" }).click();
  await expect(note).toHaveValue("Our procedure has to name the section.");
  await expect(panel.getByRole("textbox", { name: "Reason for closing" })).toHaveValue("");
  expect(heard).toEqual([]);
});

test("an alert is assigned to a reviewer, who is told of it and finds it", async ({ page, browser }) => {
  const heard = complaints(page);
  await openDashboard(page, "dana");
  await page.goto("/alerts?create=alert");
  const title = `Assigned ${Date.now()}`;
  const dialog = page.getByRole("dialog", { name: "Create Alert" });
  await dialog.getByRole("textbox", { name: "Title" }).fill(title);
  await dialog.getByRole("textbox", { name: "Description" }).fill("Who looks at this?");
  await dialog.getByRole("button", { name: "Create Alert" }).click();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("button", { name: "Assign to somebody" })).toHaveCount(0);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("dialog", { name: "Publish this alert?" }).getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("button", { name: "Assign to somebody" })).toBeVisible();
  const place = page.url();

  const other = await (await browser.newContext()).newPage();
  await openDashboard(other, "ben");
  await other.goto(place);
  await other.getByRole("button", { name: "Assign to somebody" }).click();
  const form = other.getByRole("form", { name: "Assign" });
  await form.getByRole("combobox", { name: "To whom" }).selectOption({ index: 1 });
  await form.getByRole("textbox").fill("Does our procedure hold?");
  await expectAccessible(other);
  await other.setViewportSize({ width: 375, height: 812 });
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await form.getByRole("button", { name: "Assign" }).click();
  await expect(other.getByRole("list", { name: "Assignments" })).toContainText("You assigned it to");

  await page.goto("/alerts?assigned=me");
  await expect(cards(page).filter({ hasText: title })).toContainText("Assigned to you by");
  await expectAccessible(page);
  await page.goto("/alerts?tab=notifications");
  await expect(page.getByRole("list", { name: "Notifications" }).getByRole("button").filter({ hasText: title })).toContainText(
    "assigned this alert to you: Does our procedure hold?",
  );
  expect(heard).toEqual([]);
});
