import { type Page, expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { ask, signIn } from "./support/sign-in.ts";

const question = "How many days does a manufacturer have to report a death to FDA?";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

async function followUp(page: Page, question: string) {
  const box = page.getByRole("textbox", { name: "Ask a follow-up" });
  await box.fill(question);
  await box.press("Enter");
  await expect(heading(page, question)).toBeVisible();
}

test("a follow-up keeps the subject, says how it was read, and stands in its thread", async ({ page }) => {
  await signIn(page);
  await ask(page, question);
  await followUp(page, "and in the EU?");
  await expect(page.getByText("Read as: How many days does a manufacturer have to report a death in the EU?")).toBeVisible();
  await expect(page.getByText(/^EU MDR, as of/u)).toBeVisible();
  await expect(
    page
      .getByRole("listitem")
      .getByRole("link", { name: /^EU MDR Article/u })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  await followUp(page, "and Canada?");
  await expect(page.getByText("Read as: How many days does a manufacturer have to report a death in Canada?")).toBeVisible();
  const thread = page.getByRole("navigation", { name: "Thread" });
  await expect(thread.getByRole("listitem")).toHaveText([question, "and in the EU?", "and Canada?"]);

  await thread.getByRole("link", { name: "and in the EU?" }).click();
  await expect(heading(page, "and in the EU?")).toBeVisible();
  await expect(thread.getByRole("listitem")).toHaveText([question, "and in the EU?", "and Canada?"]);
  await expect(thread.locator("[aria-current=page]")).toHaveText("and in the EU?");
  await page.reload();
  await expect(thread.getByRole("link", { name: question })).toBeVisible();

  await page.goto("/queries");
  const asked = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "and in the EU?" }) });
  await expect(asked.first()).toContainText(`Follow-up to “${question}”`);
});

test("a follow-up can be asked exactly as it was typed", async ({ page }) => {
  await signIn(page);
  await ask(page, question);
  await followUp(page, "who must do that?");
  await page.getByRole("button", { name: "Ask exactly as typed" }).click();
  await expect(page.getByText("Read as:")).toBeHidden();
  await expect(heading(page, "who must do that?")).toBeVisible();
});

test("one composer asks a follow-up or a new question, and keeps what is typed", async ({ page }) => {
  await signIn(page);
  await ask(page, question);
  await expect(page.getByRole("search")).toHaveCount(1);
  await page.getByRole("textbox", { name: "Ask a follow-up" }).fill("When is an IND required?");
  await expect(page.getByText(/^Keeps the subject and FDA \(US\), today’s law$/u)).toBeVisible();
  await page.getByRole("button", { name: "New question" }).click();
  const box = page.getByRole("textbox", { name: "Question" });
  await expect(box).toHaveValue("When is an IND required?");
  await page.reload();
  await page.getByRole("button", { name: "New question" }).click();
  await expectAccessible(page);
  await box.press("Enter");
  await expect(heading(page, "When is an IND required?")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Thread" })).toHaveCount(0);
});

test("a related question is asked at a click and goes straight to its section", async ({ page }) => {
  await signIn(page);
  await ask(page, "Which regulation lists what a 510(k) summary must contain?");
  const related = page.getByRole("region", { name: "Related, not part of the answer" });
  expect(await related.getByRole("listitem").count()).toBeLessThanOrEqual(3);
  const next = related.getByRole("button", { name: /21 CFR 807\.\d+/u }).first();
  await expect(next).toBeVisible();
  const clause = /21 CFR 807\.\d+/u.exec((await next.textContent()) ?? "")?.[0] ?? "";
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: clause })).toBeVisible();
  await expect(page.getByRole("listitem").getByRole("link", { name: clause }).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Thread" }).getByRole("listitem")).toHaveCount(2);
});

test("a question is narrowed by product and day in the address, and widened again in one click", async ({ page }) => {
  await signIn(page);
  await page.goto("/queries");
  await page.getByRole("combobox", { name: "Product type" }).selectOption("Drugs");
  await page.getByRole("button", { name: "In force on: today" }).click();
  await page.getByLabel("In force on").fill("2026-03-01");
  await expect(page).toHaveURL(/product=drug&as_of=2026-03-01|as_of=2026-03-01&product=drug/u);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Product type" })).toHaveValue("drug");
  await page.getByRole("textbox", { name: "Question" }).fill("Which complaint records must be kept?");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/FDA \(US\), Drugs, as of 1 Mar/u)).toBeVisible();
  await expect(
    page
      .getByRole("listitem")
      .getByRole("link", { name: /^21 CFR 211\./u })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("listitem").getByRole("link", { name: /^21 CFR 820\./u })).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page).not.toHaveURL(/product|as_of/u);
});

test("on a phone the narrowing hides behind a button that says what is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await signIn(page);
  await page.goto("/queries?product=ivd");
  const toggle = page.getByRole("button", { name: "Narrowed: IVDs" });
  const select = page.getByRole("combobox", { name: "Product type" });
  await expect(select).toBeHidden();
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(select).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByRole("button", { name: "Narrow", exact: true })).toBeVisible();
});

test("nobody follows up on somebody else's answer", async ({ page, browser }) => {
  await signIn(page);
  await ask(page, question);
  const follows = page.url().split("/").at(-1);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, "chi");
  const { origin } = new URL(page.url());
  const reply = await elsewhere.request.post("/api/regulatory-search", { data: { query: "and in the EU?", follows }, headers: { origin } });
  expect(reply.status()).toBe(404);
  await elsewhere.close();
});
