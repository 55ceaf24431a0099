import { type Page, expect } from "@playwright/test";

type Person = "ana" | "ben" | "chi" | "dana";

/** Signs a sample person in as a browser does, without drawing the pages on the way. */
export async function signIn(page: Page, person: Person = "ana"): Promise<void> {
  const { request } = page.context();
  const { redirectUrl } = await (await request.get("/api/oauth/local/redirect_url")).json();
  const choice = await request.get(redirectUrl);
  const callback = new URL((await request.post(choice.url(), { form: { person } })).url());
  const data = Object.fromEntries(callback.searchParams);
  const session = await request.post("/api/sessions", { data, headers: { origin: callback.origin } });
  expect(session.status(), await session.text()).toBe(200);
}

/** Signs in and opens the dashboard. */
export async function openDashboard(page: Page, person: Person = "ana"): Promise<void> {
  await signIn(page, person);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome back");
}

/** Signs in through the start page and the local provider's page of sample people. */
export async function signInByHand(page: Page, person = "Ana Sample"): Promise<void> {
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
