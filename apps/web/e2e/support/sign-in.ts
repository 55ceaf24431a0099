import { type Page, expect } from "@playwright/test";

/** Signs in through the local provider's page of sample people. */
export async function signIn(page: Page, person = "Ana Sample"): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Access Platform for Free" }).click();
  await choosePerson(page, person);
  await expect(page).toHaveURL(/\/dashboard/u);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome back");
}

export async function choosePerson(page: Page, person: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(person, "u") }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Account/u }).click();
  await page.getByRole("menuitem", { name: "Sign Out", exact: true }).click();
  await expect(page.getByRole("button", { name: "Access Platform for Free" })).toBeVisible();
}

/** Asks a question on the Ask page and waits for its answer. */
export async function ask(page: Page, question: string): Promise<void> {
  await page.goto("/queries");
  const box = page.getByRole("textbox", { name: "Question" });
  await box.fill(question);
  await box.press("Enter");
  await expect(page).toHaveURL(/\/queries\/[0-9a-f-]{36}/u);
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
}
