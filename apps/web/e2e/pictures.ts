import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";
import { importRegulation } from "./support/regulation.ts";
import { ask, openDashboard, signIn } from "./support/sign-in.ts";
import { atRest } from "./support/states.ts";
import { workOf } from "./support/work.ts";

test.use({ viewport: { width: 1440, height: 860 }, colorScheme: "light" });

/** Pictures a screen once it is at rest, without what moves. */
async function picture(page: Page, name: string): Promise<void> {
  await atRest(page);
  await page.evaluate(() => document.fonts.ready);
  const path = fileURLToPath(new URL(`../../../docs/${name}.png`, import.meta.url));
  await page.screenshot({ path, animations: "disabled", caret: "hide" });
}

test("the main screens are pictured for the README", async ({ page }) => {
  await importRegulation();
  await signIn(page, "ana");
  const { product } = await workOf(page);

  await ask(page, "What must a 510(k) summary contain?");
  await page.getByRole("main").getByRole("link", { name: "21 CFR 807.92(a)(2)" }).first().click();
  await page.getByRole("complementary", { name: "Source" }).getByText("807.92").first().waitFor();
  await picture(page, "answer");

  await page.goto(`/regulatory-compass?tab=gaps&product=${product}`);
  await page.getByRole("heading", { name: "By market" }).waitFor();
  await picture(page, "gaps");

  await page.goto(`/templates/us-510k-summary?product=${product}`);
  await page.getByRole("article", { name: "Preview" }).waitFor();
  await picture(page, "template");

  await openDashboard(page);
  await picture(page, "dashboard");
});
