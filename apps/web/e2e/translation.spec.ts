import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";

const address = "/regulatory-compass?tab=translation";
const english =
  "The manufacturer shall report the recall of K201234 within 30 days. A medical device is kept at 2 to 8 °C under section 32.1.";
const french =
  "Le fabricant déclare le rappel de K201234 dans les 31 jours. Un instrument médical est gardé entre 2 et 8 °C selon l’article 32.1.";
const sentence = (page: Page, number: number) =>
  page
    .getByRole("list", { name: "Sentences" })
    .getByRole("listitem")
    .and(page.locator(`#sentence-${number}`));

test("a translation is proved, stepped through, put right and given out, and nothing typed is lost", async ({ page }) => {
  const heard = complaints(page);
  await signIn(page, "chi");
  await page.goto(address);
  await expect(page.getByText("Nothing is set up on this server that translates.")).toBeVisible();
  await page.getByLabel("To", { exact: true }).selectOption("de");
  await expect(page.getByText("No official version of an act is held from English to German")).toBeVisible();
  await page.getByLabel("To", { exact: true }).selectOption("fr");
  await expect(page.getByText(/\d+ official terms from English to French/u)).toBeVisible();
  await expectAccessible(page);

  const title = `Recall ${Date.now()}`;
  await page.getByLabel("Title (optional)").fill(title);
  await page.getByRole("button", { name: "Prove a translation I have" }).click();
  await page.getByLabel("Text in English").fill(english);
  await page.getByLabel("Its translation in French").fill(french);
  await page.reload();
  await expect(page.getByLabel("Its translation in French")).toHaveValue(french);
  await page.getByRole("button", { name: "Prove the translation" }).click();

  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByText("Unofficial translation")).toBeVisible();
  await expect(page.getByText("1 sentence to look at")).toBeVisible();
  await page.getByRole("button", { name: "The next one" }).click();
  await expect(page).toHaveURL(/sentence=1/u);
  await expect(sentence(page, 1)).toBeFocused();
  await expect(sentence(page, 1)).toContainText("The quantity “30 days” became “31 jours”.");
  await sentence(page, 2).getByText("official terms").or(sentence(page, 2).getByText("1 official term")).first().click();
  await expect(sentence(page, 2).getByRole("link", { name: "SOR/98-282, section 1" }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Change the translation of sentence 1" }).click();
  await page.getByLabel("Translation of sentence 1").fill("Le fabricant déclare le rappel de K201234 dans les trente jours.");
  await page.reload();
  await expect(page.getByLabel("Translation of sentence 1")).toHaveValue(/trente jours/u);
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByText("Every number, unit, identifier, date and citation stands in the translation.")).toBeVisible();
  await expect(sentence(page, 1).getByText("Written by you")).toBeVisible();

  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Text", exact: true }).click()]);
  expect(file.suggestedFilename()).toBe(`${title} (fr).txt`);

  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).not.toHaveURL(/translation=/u);
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  expect(heard).toEqual([]);
});
