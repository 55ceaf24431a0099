import { readFile } from "node:fs/promises";
import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { importRegulation, officialText } from "./support/regulation.ts";
import { ask, signIn } from "./support/sign-in.ts";

const question = "Which regulation lists what a 510(k) summary must contain?";

test.beforeAll(importRegulation);

async function save(page: Page, format: string) {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: format }).click()]);
  await expect(page.getByText(`Saved as ${download.suggestedFilename()}.`)).toBeVisible();
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("an answer is saved as Word, PDF and Markdown under its audit number", async ({ page }) => {
  const heard = complaints(page);
  await signIn(page);
  await ask(page, question);
  const number = /Audit no\. ([\d,]+)/u.exec((await page.getByText(/^Audit no\./u).textContent()) ?? "")?.[1]?.replace(",", "");
  const quote = (await page.locator("blockquote mark").first().textContent()) ?? "";

  await expectAccessible(page);
  const word = await save(page, "Word");
  expect([word.name, word.bytes.subarray(0, 2).toString()]).toEqual([`clausewise-answer-${number}.docx`, "PK"]);
  const pdf = await save(page, "PDF");
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual([`clausewise-answer-${number}.pdf`, "%PDF-"]);
  const markdown = (await save(page, "Markdown")).bytes.toString().replaceAll("\\", "");
  expect([...officialText.values()].some((text) => text.includes(quote))).toBe(true);
  expect(markdown).toContain(`${quote}”`);
  expect(markdown).toContain(`# ${question}`);
  expect(heard).toEqual([]);
});

test("an export that fails says so and saves nothing", async ({ page }) => {
  await signIn(page);
  await ask(page, question);
  await page.route("**/api/answers/*/export*", (route) => route.abort());
  const menu = page.getByRole("button", { name: "Export", exact: true });
  await menu.click();
  await page.getByRole("menuitem", { name: "PDF" }).click();
  await expect(page.getByText("The export failed and nothing was saved. Please try again.")).toBeVisible();
  await expect(menu).toBeEnabled();
});

test("another person cannot save an answer that is not theirs", async ({ page, browser }) => {
  await signIn(page);
  await ask(page, question);
  const id = page.url().split("/").at(-1);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, "ben");
  expect((await elsewhere.request.get(`/api/answers/${id}/export?format=pdf`)).status()).toBe(404);
  await elsewhere.close();
});

test("a copied answer lies on the clipboard as plain text and as HTML, with quotes, citations and statuses", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page);
  await ask(page, question);
  const quote = (await page.locator("blockquote mark").first().textContent()) ?? "";
  await page.getByRole("button", { name: "Copy with citations" }).click();
  await expect(page.getByText("Copied with quotes, sources, statuses and dates.")).toBeVisible();
  const [plain, html] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return Promise.all(["text/plain", "text/html"].map(async (type) => (await item?.getType(type))?.text() ?? ""));
  });
  expect(plain).toContain(question);
  expect(plain).toContain(`“${quote}”`);
  expect(plain).toMatch(/in force; .*seen 27 Feb 2026; https:\/\/www\.ecfr\.gov/u);
  expect(plain).toMatch(/audit no\. [\d,]+/u);
  expect(html).toContain("<blockquote>");
});

test("where the browser does not allow copying, the page says so", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await signIn(page);
  await ask(page, question);
  await page.getByRole("button", { name: "Copy with citations" }).click();
  await expect(page.getByText("The browser did not allow copying. Use Export instead.")).toBeVisible();
});
