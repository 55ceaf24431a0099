import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";

const text = `510(k) Summary

1. Submitter

Alpha Medical, Inc., 12 Main Street, Springfield. Contact person: Jane Roe, telephone 555-0100. Date prepared: 5 May 2024.

2. Device

Trade name: AlphaFlow 200. Common name: infusion pump. The service life is [insert years].

Design validation follows 21 CFR 820.30(g). The battery life is 8 hours.

In a full charge the battery life is 6 hours.`;

const box = (page: Page) => page.getByRole("textbox", { name: "Text of the draft" });
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
const figure = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`, "u") });

async function beginDraft(page: Page, title: string): Promise<void> {
  await page.goto("/regulatory-compass?tab=writing");
  await box(page).click();
  await page.keyboard.insertText(text);
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}/u);
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await saved(page);
}

test("a pasted text is checked, its findings are accepted, dismissed and undone by keyboard, and it is exported with comments", async ({
  page,
}) => {
  const heard = complaints(page);
  await signIn(page, "ana");
  await page.goto("/regulatory-compass?tab=writing");
  await expect(page.getByText("PDF, DOCX, TXT, maximum 50MB")).toBeVisible();
  await expectAccessible(page);
  await beginDraft(page, "Summary of AlphaFlow");
  await page.getByRole("combobox", { name: "Category" }).selectOption({ label: "Medical devices" });
  await page.getByRole("combobox", { name: "Country" }).selectOption({ label: "United States" });
  await page.getByRole("combobox", { name: "Document type" }).selectOption({ label: "510(k) summary (United States)" });
  await saved(page);
  for (const tool of ["completeness", "references", "consistency"]) await page.getByRole("button", { name: `Check ${tool}` }).click();
  await expect(page.getByText("Checked just now")).toHaveCount(3, { timeout: 60_000 });
  await expect(figure(page, "Completeness")).toContainText(/\d+ %/u);
  await expect(figure(page, "Citations found")).toContainText(/[1-9]/u);
  const consistency = page.getByRole("region", { name: "Consistency" });
  await expect(consistency).toContainText("[insert years]");

  await page.getByRole("combobox", { name: "Tool" }).selectOption({ label: "Consistency" });
  await box(page).click();
  await page.keyboard.press("F8");
  const card = page.locator('[data-finding][data-current="true"]');
  await expect(card).toBeVisible();
  await expectAccessible(page);
  const first = (await card.getAttribute("data-finding")) ?? "";
  await card.getByRole("button").first().focus();
  await page.keyboard.press("a");
  await expect(page.getByText(/^Accepted: /u)).toBeVisible();
  await expect(page.locator(`[data-finding="${first}"]`)).toHaveCount(0);

  await expect(card.getByRole("button").first()).toBeFocused();
  const second = (await card.getAttribute("data-finding")) ?? "";
  await page.keyboard.press("d");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Say why: whoever signs will be asked.")).toBeVisible();
  await page.keyboard.insertText("It is filled in at signature.");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Dismissed: /u)).toBeVisible();
  await page.getByRole("button", { name: /^Dismissed 1/u }).click();
  await page.locator(`[data-finding="${second}"]`).getByRole("button").first().click();
  await expect(page.getByText("Dismissed: It is filled in at signature.")).toBeVisible();
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByRole("button", { name: "Dismissed 0" })).toBeVisible();

  await box(page).click();
  await page.keyboard.press("Control+End");
  await page.getByRole("button", { name: "Find sources" }).click();
  await expect(page).toHaveURL(/show=sources/u);
  await expect(page.getByText(/^Searched [\d,]+ passages/u)).toBeVisible();
  await figure(page, "Completeness").click();
  await expect(page.getByRole("region", { name: "Submitter" })).toContainText("Contact person");
  await expectAccessible(page);
  await figure(page, "Citations found").click();
  await expect(page.locator("summary").getByText("21 CFR 820.30(g)", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Text with comments (Word)" }).click();
  expect((await download).suggestedFilename()).toBe("summary-of-alphaflow-commented.docx");
  expect(heard).toEqual([]);
});

test("nothing typed is lost while the server is away, nor where the draft was changed elsewhere", async ({ page, context }) => {
  await signIn(page, "ben");
  await beginDraft(page, "Kept");
  await page.route("**/api/drafts/*", (route) => route.abort());
  await box(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(" Typed while away.");
  await expect(page.getByText(/Not on the server yet, kept in this browser/u)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(box(other)).toContainText("Typed while away.");
  await saved(other);
  await page.unroute("**/api/drafts/*");
  await page.reload();
  await expect(box(page)).toContainText("Typed while away.");

  await box(page).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("Mine. ");
  await saved(page);
  await box(other).click();
  await other.keyboard.press("Control+Home");
  await other.keyboard.insertText("Theirs. ");
  await expect(other.getByRole("heading", { name: "This draft was changed elsewhere after you began" })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("button", { name: "Keep both: mine as a new draft" }).click();
  await saved(other);
  await expect(box(other)).toContainText("Theirs. 510(k)");
  await other.getByRole("link", { name: "Your drafts" }).click();
  await expect(other.getByRole("link", { name: "Kept (copy)" })).toBeVisible();
  await expect(other.getByRole("link", { name: "Kept", exact: true })).toBeVisible();
  await expectAccessible(other);
});

test("a file becomes a draft and stays among the documents", async ({ page }) => {
  await signIn(page, "chi");
  await page.goto("/regulatory-compass?tab=writing");
  const file = { name: "Protocol of the pump.txt", mimeType: "text/plain", buffer: Buffer.from("Scope\n\nThis protocol covers the pump.") };
  await page.getByLabel("Drop a document here, or choose one").setInputFiles(file);
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}/u, { timeout: 60_000 });
  await expect(box(page)).toContainText("This protocol covers the pump.");
  await page.getByRole("link", { name: "Protocol of the pump" }).click();
  await expect(page).toHaveURL(/\/documents\//u);
});

test("on a phone a finding stands in a sheet under its sentence", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await signIn(page, "dana");
  await beginDraft(page, "On a phone");
  await page.getByRole("button", { name: "Check consistency" }).click();
  await expect(page.getByText("Checked just now")).toHaveCount(1, { timeout: 60_000 });
  await figure(page, "Issues open").click();
  const sheet = page.getByRole("dialog", { name: "Issues" });
  await sheet.getByRole("button", { name: /Placeholder/u }).click();
  await expect(sheet).toContainText("The service life is [insert years].");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});
