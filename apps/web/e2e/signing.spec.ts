import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { ask, choosePerson, signIn } from "./support/sign-in.ts";
import { callerOf } from "./support/work.ts";

const ofReport = (page: Page) => page.getByRole("region", { name: "Signatures of this report" });
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

test("a gap report is signed as a whole, and says that it is another by now once a finding in it changes", async ({ page, browser }) => {
  const heard = complaints(page);
  await signIn(page, "chi");
  const call = await callerOf(page);
  const kept = { name: "Pump of signatures", currentStage: "concept", category: "device", areas: ["device"], targetMarkets: ["US"] };
  const { id } = await call("POST", "/api/products", kept);
  await call("PUT", `/api/gap-analyses/${id}/packs`, { version: 0, packs: ["us-part-830"] });
  const address = `/regulatory-compass?tab=gaps&product=${id}`;
  await page.goto(address);
  await expect(ofReport(page)).toContainText("Nobody has signed it yet. A reviewer or an administrator can.");
  await page.getByRole("button", { name: "Ask for a review" }).click();
  await page.getByRole("combobox", { name: "Whom" }).selectOption({ label: "Dana Sample" });
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByText("Dana Sample was asked for a review.")).toBeVisible();

  const theirs = await browser.newContext();
  const reviewer = await theirs.newPage();
  await signIn(reviewer, "dana");
  await reviewer.goto(address);
  await ofReport(reviewer).getByRole("textbox", { name: "Remark on the signature (optional)" }).fill("Read with the labels at hand.");
  await beginToSign(reviewer, "Reviewed");
  await choosePerson(reviewer, "Dana Sample");
  await expect(reviewer).toHaveURL(address);
  await expect(ofReport(reviewer)).toContainText("Read with the labels at hand.");
  await expectAccessible(reviewer);

  await page.reload();
  const signed = ofReport(page).getByRole("listitem");
  await expect(signed).toContainText("Holds");
  await expect(signed).toContainText("Dana Sample");
  await page.getByRole("list", { name: "Requirements" }).getByRole("button", { name: "Issuing agency", exact: true }).click();
  const pane = page.getByRole("complementary", { name: "Requirement" });
  await pane.getByRole("button", { name: "Decide it" }).click();
  await pane.getByRole("textbox", { name: "Reason" }).fill("The labels carry no identifier yet.");
  await pane.getByRole("button", { name: "Does not apply", exact: true }).click();
  await pane.getByRole("button", { name: "Decide", exact: true }).click();
  await expect(pane).toContainText("The labels carry no identifier yet.");
  await page.keyboard.press("Escape");
  await expect(signed).toContainText("Changed since");
  await expect(signed).toContainText("What was signed is another by now");
  await expectAccessible(page);

  await reviewer.reload();
  await expect(ofReport(reviewer).getByRole("listitem")).toContainText("Changed since");
  await expect(ofReport(reviewer).getByRole("combobox", { name: "Meaning" })).toBeVisible();
  await theirs.close();
  expect(heard).toEqual([]);
});
