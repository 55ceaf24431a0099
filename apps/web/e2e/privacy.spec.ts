import { expect, test } from "@playwright/test";
import { ask, choosePerson, signInByHand, signOut } from "./support/sign-in.ts";

test("whoever signs in next on the same computer sees nothing of the person before", async ({ page }) => {
  const mine = `When must a correction or removal be reported to FDA? Matter ${Date.now()}`;
  await signInByHand(page);
  await ask(page, mine);
  const answer = page.url();
  await page.getByRole("button", { name: "Bookmark", exact: true }).click();
  await expect(page.getByRole("button", { name: "Bookmarked" })).toBeDisabled();
  await page.goto("/queries");
  await page.getByRole("textbox", { name: "Question" }).fill("A draft of Ana's");
  await signOut(page);

  await page.getByRole("button", { name: "Access Platform for Free" }).click();
  await choosePerson(page, "Chi Sample");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Chi");
  await expect(page.getByRole("button", { name: /Account/u })).toContainText("chi@example.org");
  await expect(page.getByRole("main").getByText(/No questions yet|All your questions/u)).toBeVisible();
  await expect(page.getByText(mine)).toHaveCount(0);

  await page.goto("/queries");
  await expect(page.getByRole("textbox", { name: "Question" })).toHaveValue("");
  await expect(page.getByRole("heading", { name: /^(?:No questions yet|Your questions)$/u })).toBeVisible();
  await expect(page.getByText(mine)).toHaveCount(0);
  await page.goto("/bookmarks");
  await expect(page.getByText(/bookmarks? in total/u)).toBeVisible();
  await expect(page.getByText(mine)).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByPlaceholder("Ask a question, or go to…").fill("correction or removal");
  await expect(page.getByText(mine, { exact: true })).toHaveCount(0);
  await page.goto(answer);
  await expect(page.getByRole("heading", { name: "There is no answer at this address." })).toBeVisible();
});
