import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";

test("an address without a page says so and leads back", async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page.getByRole("button", { name: "Access Platform for Free" })).toBeVisible();
});

test("a signed-in person is led back to the dashboard", async ({ page }) => {
  await signIn(page);
  await page.goto("/no-such-page");
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
});
