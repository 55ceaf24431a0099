import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { choosePerson, openDashboard, signIn } from "./support/sign-in.ts";

test("a visitor sees what the product does and three ways to begin", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/");
  for (const name of ["Access Platform for Free", "Start Interactive Onboarding", "Access Free Platform"])
    await expect(page.getByRole("button", { name })).toBeEnabled();
  await expect(page.getByRole("region", { name: "What it does for you" }).getByRole("listitem")).toHaveCount(6);
  await expect(page.getByText("in our own summaries, marked as such")).toBeVisible();
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("the start page counts templates and markets as their lists do", async ({ page }) => {
  await page.goto("/");
  const said = page.getByText(/^Counted from what is here: /u);
  await expect(said).toBeVisible();
  await signIn(page, "ben");
  const { request } = page.context();
  const read = async (path: string) => (await request.get(path)).json();
  const [own, forms] = await Promise.all(["own", "official"].map((origin) => read(`/api/templates?origin=${origin}&limit=1`)));
  const markets: { facts: number }[] = (await read("/api/markets")).data;
  const told = markets.filter(({ facts }) => facts > 0).length;
  await expect(said).toHaveText(
    `Counted from what is here: ${own.total} templates of our own writing, ${forms.total} official forms that are linked to, ` +
      `and ${markets.length} markets to compare, of ${told} of which the law is told with its clauses.`,
  );
});

test("the start page can be read without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Regulatory answers, clause by clause." })).toBeVisible();
  await expect(page.getByRole("region", { name: "What it does for you" }).getByRole("listitem")).toHaveCount(6);
  await expect(page.locator("noscript")).toBeVisible();
  await expect(page.getByText("Loading…")).toBeHidden();
  await context.close();
});

for (const scheme of ["light", "dark", null])
  test(`the start page comes to life as it was sent, with ${scheme ?? "no"} colour scheme chosen`, async ({ page }) => {
    const heard: string[] = [];
    page.on("pageerror", (error) => heard.push(error.message));
    page.on("console", (message) => heard.push(message.text()));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((chosen) => chosen !== null && localStorage.setItem("clausewise-scheme", chosen), scheme);
    await page.route("/assets/*.js", async (route) => {
      await page.evaluate(() => Object.assign(window, { sent: document.querySelector("h1") }));
      await route.continue();
    });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Resume rotation" })).toBeVisible();
    await expect(page.getByRole("button", { name: `Colour scheme: ${scheme ?? "system"}.` })).toBeVisible();
    await expect(page.getByRole("status")).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, "sent") === document.querySelector("h1"))).toBe(true);
    expect(heard.filter((line) => !/HTTP status 401|status of 401/u.test(line))).toEqual([]);
  });

test("a spinner shows beside the page until it is known who the visitor is", async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route("/api/users/me", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/");
  await expect(page.getByRole("status")).toHaveText("Loading…");
  await expect(page.getByRole("button", { name: "Access Platform for Free" })).toBeVisible();
  answer();
  await expect(page.getByRole("status")).toHaveCount(0);
});

test("who was signed in last time waits with a spinner alone", async ({ page }) => {
  await openDashboard(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route("/api/users/me", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/");
  await expect(page.getByRole("status")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  answer();
  await expect(page).toHaveURL(/\/dashboard$/u);
});

test("the highlighted card moves on every three seconds and stays where the pointer rests", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/");
  const cards = page.getByRole("region", { name: "What it does for you" }).getByRole("listitem").getByRole("button");
  await expect(cards.nth(0)).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(3000);
  await expect(cards.nth(1)).toHaveAttribute("aria-pressed", "true");
  await cards.nth(4).hover();
  await expect(cards.nth(4)).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(9000);
  await expect(cards.nth(4)).toHaveAttribute("aria-pressed", "true");
});

test("the rotation rests when the person prefers less motion", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const first = page.getByRole("region", { name: "What it does for you" }).getByRole("listitem").getByRole("button").first();
  await page.clock.runFor(7000);
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Resume rotation" })).toBeVisible();
});

test("a failed sign-in says so and offers another try", async ({ page }) => {
  await page.goto("/?error=auth_failed");
  await expect(page.getByRole("alert")).toContainText("Sign-in did not complete.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try signing in again" }).click();
  await choosePerson(page, "Ana Sample");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome back");
});

test("a callback without a code ends on the start page with the failure shown", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto("/auth/callback");
  await expect(page).toHaveURL(/\/\?error=auth_failed$/u);
  await expect(page.getByRole("alert")).toContainText("Sign-in did not complete.");
  expect(errors).toContain("Cannot exchange code for session token: no code provided in the URL search params.");
});

test("a made-up code is refused with its HTTP status on the console", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto("/auth/callback?code=made-up");
  await expect(page).toHaveURL(/\/\?error=auth_failed$/u);
  expect(errors).toContain("Failed to exchange code for session token: API responded with HTTP status 401");
});

test("a signed-in visitor is sent straight to the dashboard", async ({ page }) => {
  await signIn(page);
  await page.goto("/");
  await expect(page).toHaveURL(/\/dashboard$/u);
});

test("interactive onboarding opens the search with example questions", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Start Interactive Onboarding" }).click();
  await choosePerson(page, "Ben Sample");
  await expect(page.getByRole("dialog", { name: "Explore Regulations" })).toBeVisible();
});

test("a page asked for before sign-in opens after it", async ({ page }) => {
  await page.goto("/bookmarks?search=summary");
  await page.getByRole("button", { name: "Access Platform for Free" }).click();
  await choosePerson(page, "Ana Sample");
  await expect(page).toHaveURL(/\/bookmarks\?search=summary$/u);
});
