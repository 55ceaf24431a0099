import { expect, test } from "@playwright/test";
import { type ViteDevServer, createServer } from "vite";
import { expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";

/** The style page is part of the development server alone, which passes calls on to the server under test. */
let site: ViteDevServer;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000);
  const proxy = { "/api": { target: baseURL ?? "", changeOrigin: true, headers: { origin: baseURL ?? "" } } };
  site = await createServer({ logLevel: "error", server: { port: 0, host: "127.0.0.1", proxy, hmr: false } });
  await site.listen();
});

test.afterAll(() => site.close());

test("every piece of the kit is accessible in both schemes, and its overlays close with Esc", async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page);
  await page.goto(new URL("/style", site.resolvedUrls?.local[0]).href, { timeout: 240_000 });
  await expect(page.getByRole("heading", { level: 1, name: "Style page" })).toBeVisible({ timeout: 240_000 });
  await expectAccessible(page);

  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete the document?" });
  await dialog.getByRole("button", { name: "Delete it" }).click();
  await expect(dialog.getByRole("alert")).toContainText("It could not be deleted, and is still there.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(main.getByRole("button", { name: "Delete" })).toBeFocused();

  await main.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await main.getByRole("button", { name: "Open the pane" }).click();
  await expect(page.getByRole("complementary", { name: "Record" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary", { name: "Record" })).toBeHidden();
});
