import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { ask, signIn } from "./support/sign-in.ts";

const address = "/regulatory-compass?tab=letters";
const cards = (page: Page) => page.getByRole("list", { name: "Warning letters" }).getByRole("listitem");
const facet = (page: Page, group: string, value: string) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("button", { name: new RegExp(`^${value}`, "u") });

/** Keeps a product, as the intake does. */
async function keepProduct(page: Page, name: string): Promise<void> {
  const data = { name, currentStage: "concept", category: "device", areas: ["device"], cfr_parts: ["21 CFR 820"] };
  const kept = await page.context().request.post("/api/products", { data, headers: { origin: new URL(page.url()).origin } });
  expect(kept.status(), await kept.text()).toBe(200);
}

test("letters are found by subject, days and firm, and told apart for a product with the reason", async ({ page }) => {
  const heard = complaints(page);
  await signIn(page, "ben");
  await page.goto(address);
  const name = `Letters pump ${Date.now()}`;
  await keepProduct(page, name);
  await page.reload();
  await expect(page.getByText("A selection of letters to makers of devices, drugs and biologics that is built in")).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);

  await facet(page, "Subject", "Device quality system").click();
  await expect(page).toHaveURL(/family=device_quality_system/u);
  await page.getByLabel("Written from").fill("2025-01-01");
  await expect(page).toHaveURL(/from=2025-01-01/u);
  await expect(cards(page).first().getByText("unknown: its text is not held here")).toBeVisible();
  await page.getByLabel("Does this concern my product?").selectOption({ label: name });
  await expect(cards(page).first()).toContainText(`QSR in the subject is 21 CFR part 820, and ${name} lists 21 CFR 820`);
  await expectAccessible(page);

  await page.getByLabel("to", { exact: true }).fill("2024-01-01");
  await expect(page.getByText("Lies before the first day, so that no letter fits")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("to", { exact: true }).fill("");

  await page.getByRole("button", { name: "Show trends by year, office and subject" }).click();
  await expect(page.getByText("a selection shows no trend")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search warning letters" }).fill("no such firm anywhere");
  await expect(page.getByRole("heading", { name: "No warning letter fits" })).toBeVisible();
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("an answer on a part of the regulations names letters under it, and says how many were looked through", async ({ page }) => {
  await signIn(page, "ben");
  await ask(page, "What does 21 CFR 803.20 require of medical device reports?");
  const alerts = page.getByRole("region", { name: "Regulatory alerts" });
  await expect(alerts.getByText("related relevance").first()).toBeVisible();
  await expect(alerts).toContainText("medical device reporting is 21 CFR part 803");
  await expect(page.getByText(/[1-9][\d,]* warning letters checked/u)).toHaveCount(1);
});
