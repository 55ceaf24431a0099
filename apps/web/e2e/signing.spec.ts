import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { ask, choosePerson, signIn } from "./support/sign-in.ts";

const signatures = (page: Page) => page.getByRole("region", { name: "Signatures" });

/** Leaves for the identity provider with what a signature is to mean. */
async function beginToSign(page: Page, meaning: string): Promise<void> {
  await page.getByRole("combobox", { name: "Meaning" }).selectOption({ label: meaning });
  await page.getByRole("button", { name: "Prove who I am and sign" }).click();
  await expect(page.getByRole("heading", { name: "Who is signing?" })).toBeVisible();
}

test("an answer is reviewed and signed by whoever proves anew who they are, and shows it to its owner", async ({ page, browser }) => {
  const heard = complaints(page);
  await signIn(page, "ana");
  await ask(page, "How soon must a malfunction of a device be reported to FDA?");
  await expect(signatures(page)).toContainText("Nobody has signed it yet. A reviewer or an administrator can.");
  await page.getByRole("button", { name: "Have it reviewed" }).click();
  await page.getByRole("combobox", { name: "Whom" }).selectOption({ label: "Dana Sample" });
  await page.getByRole("textbox", { name: "What is asked of them (optional)" }).fill("Does it hold for our pump?");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByText("Dana Sample was asked for a review.")).toBeVisible();

  const theirs = await browser.newContext();
  const reviewer = await theirs.newPage();
  await signIn(reviewer, "dana");
  await reviewer.goto("/alerts?tab=notifications");
  await expect(reviewer.getByText("Does it hold for our pump?").first()).toBeVisible();
  await reviewer.goto(page.url());
  await reviewer.getByRole("textbox", { name: "Remark on the signature (optional)" }).fill("Held against 21 CFR 803.");
  await expectAccessible(reviewer);
  await beginToSign(reviewer, "Approved");
  await choosePerson(reviewer, "Dana Sample");
  await expect(reviewer).toHaveURL(page.url());
  await expect(signatures(reviewer)).toContainText("Held against 21 CFR 803.");
  await expectAccessible(reviewer);
  await theirs.close();

  const signed = signatures(page).getByRole("listitem");
  await expect(signed).toContainText("Holds");
  await expect(signed).toContainText("Dana Sample");
  await expect(signed).toContainText("administrator");
  await expect(signed).toContainText("Approved");
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("nothing is signed where somebody else comes back from the identity provider", async ({ page }) => {
  await signIn(page, "dana");
  await ask(page, "Who must report a death that a device may have caused?");
  const address = page.url();
  await beginToSign(page, "Reviewed");
  await choosePerson(page, "Ana Sample");
  await expect(page.getByRole("alert")).toContainText("Nothing was signed.");
  await expect(page.getByRole("alert")).toContainText("Somebody else signed in at the identity provider");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to what was to be signed" }).click();
  await expect(page).toHaveURL(address);
  await expect(signatures(page)).toContainText("Nobody has signed it yet.");
});
