import { readFile } from "node:fs/promises";
import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { openDashboard, signIn } from "./support/sign-in.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Milestone Tracking" });
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

const openSheet = async (page: Page, more = "") => {
  await page.goto(`/clinres?open=milestones${more}`);
  await expect(sheet(page)).toBeVisible();
};

/** Adds a milestone through its dialog. */
async function create(page: Page, name: string, day: string, type = "Submission", documents = ""): Promise<void> {
  await page
    .getByRole("button", { name: /^(?:Add Milestone|Create First Milestone)$/u })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Create Milestone" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Planned date").fill(day);
  await dialog.getByLabel("Type").selectOption(type);
  await dialog.getByLabel("Documents required").fill(documents);
  await dialog.getByRole("button", { name: "Create Milestone" }).click();
  await expect(dialog).toBeHidden();
}

test("milestones are planned, depend on each other, move together, are put back, and are exported", async ({ page }) => {
  const heard = complaints(page);
  const mark = String(Date.now());
  await openDashboard(page, "chi");
  await openSheet(page, `&search=${mark}`);
  await page
    .getByRole("button", { name: "Clear search and filters" })
    .or(page.getByRole("button", { name: "Create First Milestone" }))
    .waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add Milestone" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Milestone" });
  await dialog.getByRole("button", { name: "Create Milestone" }).click();
  await expect(dialog.getByText("Please fill in required fields")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await create(page, `Send ${mark}`, "2027-01-04");
  await create(page, `Decision ${mark}`, "2027-04-05", "Approval", "Cover letter");
  await expect(rowOf(page, `Send ${mark}`)).toContainText("4 Jan 2027");
  await expectAccessible(page);

  await page.getByRole("button", { name: `Decision ${mark}` }).click();
  const pane = page.getByRole("dialog", { name: `Decision ${mark}` });
  await pane.getByRole("button", { name: "Add dependency" }).click();
  await pane.getByLabel("Milestone that comes before").first().fill(mark);
  await pane.getByRole("button", { name: `Send ${mark}` }).click();
  await expect(pane.getByRole("list", { name: "Depends on" })).toContainText(`Send ${mark}`);
  await pane.getByLabel("Status").selectOption("Completed");
  await expect(page.getByText(/This approval needs "Cover letter" first/u)).toBeVisible();
  await expectAccessible(page);
  await pane.getByText("History", { exact: true }).click();
  await expect(pane.getByRole("list", { name: "History" })).toContainText("Had a milestone depend on another");
  await page.keyboard.press("Escape");
  await expect(pane).toBeHidden();

  await rowOf(page, `Send ${mark}`).getByRole("button").click();
  const first = page.getByRole("dialog", { name: `Send ${mark}` });
  await first.getByLabel("Planned date").fill("2027-01-11");
  await first.getByLabel("Planned date").blur();
  const asked = page.getByRole("dialog", { name: `Move “Send ${mark}” to 11 Jan 2027?` });
  await expect(asked).toContainText(`Decision ${mark}: 5 Apr 2027 → 12 Apr 2027`);
  await asked.getByRole("button", { name: "Move 2 milestones" }).click();
  await expect(page.getByText(`Moved “Send ${mark}” to 11 Jan 2027, and with it 1 milestone more.`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rowOf(page, `Decision ${mark}`)).toContainText("12 Apr 2027");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, `Decision ${mark}`)).toContainText("5 Apr 2027");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\n");
  expect(lines.filter((line) => line.includes(mark))).toHaveLength(2);
  expect(heard).toEqual([]);
});

test("a milestone is shared, seen at once in another window, and refused once it is taken back", async ({ page, browser }) => {
  const mark = String(Date.now());
  await signIn(page, "ana");
  await openSheet(page, `&search=${mark}`);
  await create(page, `Shared ${mark}`, "2027-01-04");
  const other = await browser.newPage();
  await signIn(other, "ben");
  await openSheet(other, `&search=${mark}`);

  await page.getByRole("button", { name: `Shared ${mark}` }).click();
  await page
    .getByRole("dialog", { name: `Shared ${mark}` })
    .getByRole("button", { name: "Share", exact: true })
    .click();
  const dialog = page.getByRole("dialog", { name: `Share “Shared ${mark}”` });
  await expect(dialog.getByLabel("Allow team members to edit milestone")).toBeChecked();
  await expect(dialog.getByLabel("Send email notifications for updates")).toBeChecked();
  await expect(dialog.getByLabel("Add to shared team calendar")).not.toBeChecked();
  await dialog.getByLabel("Share with").fill("ben@example.org");
  await dialog.getByLabel("Allow team members to edit milestone").uncheck();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText(`Milestone "Shared ${mark}" has been shared with: ben@example.org`);
  await dialog.getByRole("button", { name: "Done" }).click();

  await other.getByRole("button", { name: `Shared ${mark}` }).click();
  const seen = other.getByRole("dialog", { name: `Shared ${mark}` });
  await expect(seen).toContainText("shared it with you to be read");
  await expect(seen.getByLabel("Status")).toBeDisabled();
  const id = new URL(other.url()).searchParams.get("milestone");
  const { request } = other.context();
  const headers = { origin: new URL(other.url()).origin };
  expect((await request.put(`/api/milestones/${id}`, { data: { name: "Theirs" }, headers })).status()).toBe(403);

  await page.getByRole("button", { name: "Take back from ben@example.org" }).click();
  await expect(other.getByText("No longer shared with you")).toBeVisible();
  expect((await request.get(`/api/milestones/${id}`)).status()).toBe(403);
  await other.close();
});
