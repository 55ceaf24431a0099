import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { choosePerson, openDashboard, signIn } from "./support/sign-in.ts";

const question = "When is an IND required?";

test("a session that ended while asking says so, keeps the question and leads back to it", async ({ page, context }) => {
  await signIn(page);
  await page.goto("/queries");
  const box = page.getByRole("textbox", { name: "Question" });
  await box.fill(question);
  await context.clearCookies();
  await box.press("Enter");
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("Your session has ended.");
  await expect(notice).toContainText("What you typed is kept in this browser tab.");
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Sign in again" }).click();
  await choosePerson(page, "Ana Sample");
  await expect(page).toHaveURL(/\/queries$/u);
  await expect(box).toHaveValue(question);
});

test("offline, a question is not searched for ever: it is kept, and asked once the connection is back", async ({ page, context }) => {
  await signIn(page);
  await page.goto("/queries");
  const box = page.getByRole("textbox", { name: "Question" });
  await box.fill(question);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./u)).toBeVisible();
  await box.press("Enter");
  const problem = page.getByRole("alert").filter({ hasText: "The question was not answered." });
  await expect(problem).toContainText("You are offline. Connect again, then try once more. Your question is kept.");
  await expect(page.getByText(/^Searching/u)).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\. What/u)).toBeHidden();
  await problem.getByRole("button", { name: "Ask again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
});

test("offline, a message is kept and can be sent later", async ({ page, context }) => {
  await openDashboard(page, "ben");
  await page.goto("/help");
  const form = page.getByRole("form", { name: "Contact" });
  for (const [label, value] of [
    ["First name", "Ben"],
    ["Last name", "Sample"],
    ["E-mail", "ben@example.org"],
    ["Message", "The words of a message"],
  ] as const)
    await form.getByLabel(label).fill(value);
  await context.setOffline(true);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message could not be sent yet.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText(/^Your message is kept here/u)).toBeVisible();
});

test("a server that does not answer is said to be away at once, and is found again by itself", async ({ page }) => {
  await openDashboard(page);
  const calls = /\/api\/(?:rpc|health|regulatory-search)/u;
  await page.route(calls, (route) => route.abort());
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bookmarks" }).click();
  await expect(page.getByText(/^The server cannot be reached\. What is on screen/u)).toBeVisible();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute(calls);
  await expect(page.getByText(/^The server cannot be reached\. What is on screen/u)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Bookmarked Queries" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a change whose answer is lost on the way is made once, and the person notices nothing", async ({ page }) => {
  await openDashboard(page, "ben");
  const title = `Change with a lost answer ${Date.now()}`;
  let lost = 0;
  await page.route("**/api/rpc/alerts.create*", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    // It arrives and is made, and nobody hears of it.
    await route.fetch();
    return route.abort();
  });
  await page.goto("/alerts?create=alert");
  const dialog = page.getByRole("dialog", { name: "Create Alert" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Description").fill("Read what changed.");
  await dialog.getByRole("button", { name: "Create Alert" }).click();
  await expect(dialog).toBeHidden();
  expect(lost).toBe(1);
  const origin = new URL(page.url()).origin;
  const { data } = await (await page.context().request.get(`${origin}/api/alerts?whose=own&sort=newest`)).json();
  expect(data.filter((alert: { title: string }) => alert.title === title)).toHaveLength(1);
});
