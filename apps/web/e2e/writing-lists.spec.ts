import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { importRegulation, officialText } from "./support/regulation.ts";
import { signIn } from "./support/sign-in.ts";
import { callerOf } from "./support/work.ts";

const sentence = "Our summary names a contact person and the date the summary was prepared.";
const text = `510(k) Summary

Submitter

Beta Medical, Inc., 4 High Street, Springfield. ${sentence}

Device

Trade name: BetaFlow. Design validation follows 21 CFR 820.30(g). The service life is [insert years].`;

const box = (page: Page) => page.getByRole("textbox", { name: "Text of the draft" });
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
const figure = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`, "u") });
const beside = (page: Page, name: string) => page.getByRole("complementary", { name, exact: true });

/** Opens a draft of a 510(k) summary that was begun before. */
async function openDraft(page: Page, title: string): Promise<void> {
  const call = await callerOf(page);
  const said = { title, category: "device", country: "US", document_type: "us-510k-summary", text };
  const { id } = await call("POST", "/api/drafts", said);
  await page.goto(`/regulatory-compass?tab=writing&draft=${id}`);
  await expect(box(page)).toContainText("Beta Medical");
}

async function check(page: Page, ...tools: readonly string[]): Promise<void> {
  for (const tool of tools) await page.getByRole("button", { name: `Check ${tool}` }).click();
  await expect(page.getByText("Checked just now")).toHaveCount(tools.length, { timeout: 60_000 });
}

test("each of the three figures opens the list that it counts", async ({ page }) => {
  const heard = complaints(page);
  await signIn(page, "ben");
  await openDraft(page, "Figures of BetaFlow");
  await check(page, "completeness", "references", "consistency");

  await figure(page, "Completeness").click();
  const elements = beside(page, "Required elements");
  await expect(figure(page, "Completeness")).toHaveAttribute("aria-pressed", "true");
  await expect(figure(page, "Completeness")).toContainText(/\d+ of \d+ required elements found/u);
  await expect(elements.getByText("Missing", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await figure(page, "Citations found").click();
  const citations = beside(page, "Citations");
  await expect(figure(page, "Citations found")).toHaveAttribute("aria-pressed", "true");
  await expect(citations.locator("summary").getByText("21 CFR 820.30(g)", { exact: true })).toBeVisible();
  await expect(figure(page, "Citations found").locator("strong")).toHaveText(String(await citations.locator("details").count()));

  await figure(page, "Issues open").click();
  const issues = beside(page, "Issues");
  await expect(figure(page, "Issues open")).toHaveAttribute("aria-pressed", "true");
  await expect(issues).toContainText("[insert years]");
  await expect(figure(page, "Issues open").locator("strong")).toHaveText(String(await issues.locator("[data-finding]").count()));
  expect(heard).toEqual([]);
});

test("a chosen sentence is held against the library, with the words of the clause and the way to it", async ({ page }) => {
  await importRegulation();
  await signIn(page, "ben");
  await openDraft(page, "Sources of BetaFlow");
  await box(page).click();
  // The whole sentence is chosen, as with a mouse, and nothing before or behind it.
  await box(page).evaluate((element, words) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(words) ?? -1;
      if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
    }
  }, sentence);
  await page.getByRole("button", { name: "Find sources" }).click();
  const sources = beside(page, "Sources");
  await expect(sources.getByText(sentence, { exact: true })).toBeVisible();
  await expect(sources.getByRole("status")).toContainText(/Searched [\d,]+ passages/u);
  const link = sources.getByRole("link", { name: "21 CFR 807.92(a)(1)" }).first();
  await expect(link).toHaveAttribute("href", /^\/library\/[0-9a-f-]{36}\?passage=/u);
  await expect(sources).toContainText(officialText.get("21 CFR 807.92(a)(1)")?.slice(4, 60) ?? "");
  await expectAccessible(page);
});

test("a reload in the middle of the work loses nothing: neither words just typed, nor decisions, nor the list that was open", async ({
  page,
}) => {
  await signIn(page, "ben");
  await openDraft(page, "Reload of BetaFlow");
  await check(page, "consistency");
  const card = page.locator("[data-finding]").filter({ hasText: "[insert years]" });
  await card.getByRole("button").first().click();
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText(/^Accepted: /u)).toBeVisible();
  await page.getByRole("button", { name: "Check completeness" }).click();
  await figure(page, "Completeness").click();
  await box(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(" Typed a moment before.");
  await page.reload();

  await expect(box(page)).toContainText("The service life is [insert years]. Typed a moment before.");
  await saved(page);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Reload of BetaFlow");
  await expect(page.getByRole("combobox", { name: "Document type" })).toHaveValue("us-510k-summary");
  await expect(beside(page, "Required elements").locator("details").first()).toBeVisible({ timeout: 60_000 });
  await figure(page, "Issues open").click();
  await page.getByRole("button", { name: "Accepted 1", exact: true }).click();
  await expect(beside(page, "Issues").locator("[data-finding]")).toContainText("[insert years]");
});
