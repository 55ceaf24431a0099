import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";

test("the sources, what was done in this session, and every clause that a product rests on stand in one tab", async ({ page }) => {
  const heard = complaints(page);
  await signIn(page, "chi");
  await page.goto("/regulatory-compass?tab=citations");
  await expect(page.getByRole("region", { name: "Texts" })).toContainText("Code of Federal Regulations");
  await expectAccessible(page);

  const headers = { origin: new URL(page.url()).origin };
  const data = { name: "Cited pump", currentStage: "concept", category: "device", areas: ["device"], targetMarkets: ["US"] };
  const made = await page.context().request.post("/api/products", { headers, data });
  const { id } = (await made.json()).data;
  const packs = await page.context().request.put(`/api/gap-analyses/${id}/packs`, {
    headers,
    data: { version: 0, packs: ["us-part-830"] },
  });
  expect(packs.status(), await packs.text()).toBe(200);

  await page.goto(`/regulatory-compass?tab=citations&product=${id}&view=links`);
  const rows = page.getByRole("list", { name: "Live citation links" }).getByRole("article");
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "clauses" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search clauses" }).fill("830.20");
  await page.keyboard.press("Enter");
  const clause = rows.filter({ hasText: "Issuing agency" }).first();
  await expect(clause).toContainText("Gap requirement");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Table (CSV)" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^clausewise-live-citations-[\d-]+\.csv$/u);
  await clause.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/library\/[0-9a-f-]{36}\?passage=/u);
  await page.goBack();
  await clause.getByRole("link", { name: "Issuing agency" }).first().click();
  await expect(page.getByRole("complementary", { name: "Requirement" })).toBeVisible();
  await page.goBack();

  await page.getByRole("navigation", { name: "Citations & Audit" }).getByRole("link", { name: "Session log" }).click();
  const log = page.getByRole("list", { name: "Session log" }).getByRole("article");
  await expect(log.filter({ hasText: "Exported the clauses that work rests on" })).toHaveCount(1);
  await expect(log.filter({ hasText: "Chose the rule packs of a gap analysis" })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "This product" }).click();
  await expect(page).toHaveURL(/scope=product/u);
  await expect(log.filter({ hasText: "Added a product" })).toHaveCount(1);
  await page.getByRole("combobox", { name: "Action" }).selectOption("gap.packs_chosen");
  await expect(log).toHaveCount(1);
  expect(heard).toEqual([]);
});
