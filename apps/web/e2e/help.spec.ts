import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";

async function fill(page: Page) {
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill("Sample");
  await page.getByLabel("E-mail").fill("ana@example.org");
  await page.getByLabel("Message").fill("The source of my answer is out of date.");
}

test("a message reaches the server and is thanked for", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/help");
  await expectAccessible(page);
  await fill(page);
  const sent = page.waitForResponse((response) => response.url().includes("contact.send"));
  await page.getByRole("button", { name: "Send message" }).click();
  expect((await sent).ok()).toBe(true);
  await expect(page.getByRole("heading", { name: "Thank you for your feedback!" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/u);
  await page.goto("/help");
  await expect(page.getByLabel("Message")).toHaveValue("");
  expect(heard).toEqual([]);
});

test("an incomplete message is not sent and says what is missing", async ({ page }) => {
  await page.goto("/help");
  await page.getByLabel("E-mail").fill("not an address");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Give your first name.")).toBeVisible();
  await expect(page.getByText("“E-mail address” must be an e-mail address such as name@example.org.")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await expectAccessible(page);
});

test("a message that could not be sent is kept and can be sent again", async ({ page }) => {
  await page.goto("/help");
  await fill(page);
  await page.route("**/api/rpc/contact.send*", (route) => route.abort());
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for your feedback!" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Your message could not be sent yet.");
  await page.unroute("**/api/rpc/contact.send*");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Your message is kept here, and the administrators of this installation can read it.")).toBeVisible();
});

test("a draft survives a reload", async ({ page }) => {
  await page.goto("/help");
  await fill(page);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("The source of my answer is out of date.");
});

test("the footer leads to what is said about privacy", async ({ page }) => {
  await page.goto("/about");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Privacy & Security" }).click();
  await expect(page).toHaveURL(/\/help#privacy$/u);
  await expect(page.getByRole("heading", { name: "Privacy & Security" })).toBeInViewport();
});
