import { test as base, expect } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { type OfficialServer, startOfficialServer } from "./support/official.ts";
import { openDashboard, signIn } from "./support/sign-in.ts";

/** The server of this file fetches; all others do not. */
const test = base.extend<object, { official: OfficialServer }>({
  official: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const official = await startOfficialServer(["820", "803"]);
      await use(official);
      await official.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ official }, use) => use(official.base),
});

const product = {
  name: "Pump 200",
  currentStage: "marketed",
  category: "device",
  areas: ["device"],
  targetMarkets: ["US"],
  cfr_parts: ["21 CFR 820"],
};

test("a clause that changes reaches whoever keeps a product under it, with the reason, in every tab", async ({
  page,
  browser,
  official,
}) => {
  await openDashboard(page);
  const headers = { origin: official.base };
  expect((await page.request.post("/api/products", { headers, data: product })).ok()).toBe(true);
  const other = await page.context().newPage();
  await other.goto("/alerts?tab=notifications");
  await expect(other.getByRole("heading", { name: "No notifications" })).toBeVisible();

  const keeper = await (await browser.newContext({ baseURL: official.base })).newPage();
  await signIn(keeper, "dana");
  const texts = async () => (await (await keeper.request.get("/api/official-sources/ecfr/texts")).json()).data.length;
  await expect.poll(texts, { timeout: 90_000 }).toBe(2);
  official.double.ecfr.amend("820", "2026-11-01", (part) => {
    part.sections[0]?.paragraphs.push("(z) Records of this section are kept for ten years.");
  });
  expect((await keeper.request.post("/api/official-sources/ecfr/run", { headers, data: { accept_fewer: false } })).ok()).toBe(true);

  const link = (of: typeof page) => of.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Alerts/u });
  await expect(link(page)).toContainText("1 unread", { timeout: 60_000 });
  await expect(link(other)).toContainText("1 unread");
  const told = other.getByRole("list", { name: "Notifications" }).getByRole("button");
  await expect(told).toContainText(/matches Pump 200: 21 CFR 820\.\d+ changed, in force 1 Nov 2026/u);
  await expectAccessible(other);

  // The number stands in both tabs after a restart, and what is read in one then is read in the other.
  await official.restart();
  await page.reload();
  await expect(link(page)).toContainText("1 unread");
  await other.reload();
  await expect(link(other)).toContainText("1 unread");
  await told.click();
  await expect(other.getByRole("heading", { level: 1 })).toContainText("21 CFR 820");
  await expect(other.getByRole("list", { name: "Why it concerns you" })).toContainText("matches Pump 200");
  await expect(other.getByText("because it is a rule that binds")).toBeVisible();
  await expectAccessible(other);
  await expect(link(other)).not.toContainText("unread");
  await expect(link(page)).not.toContainText("unread");

  // What happened before is held against a product that is added later at once, which tells of nothing again.
  const later = { ...product, name: "Pump 300" };
  expect((await page.request.post("/api/products", { headers, data: later })).ok()).toBe(true);
  const why = other.getByRole("list", { name: "Why it concerns you" });
  await expect(async () => {
    await other.reload();
    await expect(why).toContainText("matches Pump 300", { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(link(other)).not.toContainText("unread");
});

test("the dashboard tells of the four newest of the person's watch, marks what is severe, and leads to each", async ({
  page,
  browser,
  official,
}) => {
  await signIn(page, "chi");
  const headers = { origin: official.base };
  expect(
    (await page.request.post("/api/products", { headers, data: { ...product, name: "Pump 400", cfr_parts: ["21 CFR 803"] } })).ok(),
  ).toBe(true);
  for (const severity_level of ["low", "medium", "high", "low"])
    await page.request.post("/api/alerts", {
      headers,
      data: { alert_type: "deadline_change", title: `Own ${severity_level}`, description: "Renew it.", severity_level },
    });
  const keeper = await (await browser.newContext({ baseURL: official.base })).newPage();
  await signIn(keeper, "dana");
  const texts = async () => (await (await keeper.request.get("/api/official-sources/ecfr/texts")).json()).data.length;
  await expect.poll(texts, { timeout: 90_000 }).toBe(2);
  const looking = async () => (await (await keeper.request.get("/api/official-sources/ecfr")).json()).data.source.looking_since;
  await expect.poll(looking, { timeout: 90_000 }).toBeNull();
  official.double.ecfr.amend("803", "2026-11-12", (part) => {
    part.sections[1]?.paragraphs.push("(z) Each record of this section names who made it.");
  });
  expect((await keeper.request.post("/api/official-sources/ecfr/run", { headers, data: { accept_fewer: false } })).ok()).toBe(true);
  const changed = async () => await (await keeper.request.get("/api/official-changes?source_id=ecfr")).text();
  await expect.poll(changed, { timeout: 120_000 }).toContain("21 CFR 803.");

  await page.goto("/dashboard");
  const updates = page.getByRole("region", { name: "Regulatory Updates" }).getByRole("listitem");
  await expect(updates.first()).toContainText(/matches Pump 400: 21 CFR 803\.\d+ changed, in force 12 Nov 2026/u, { timeout: 60_000 });
  await expect(updates).toHaveCount(4);
  await expect(updates.filter({ hasText: "Own high" })).toContainText("High");
  await expect(updates.filter({ hasText: "Own low" })).not.toContainText("Low");
  // What the neighbouring journey amended holds for every device of the United States, and may have been told of too.
  const unread = (await (await page.request.get("/api/notifications?unread=true")).json()).data;
  expect(unread.length).toBeGreaterThan(0);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Alerts/u })).toContainText(
    `${unread.length} unread`,
  );
  await expectAccessible(page);
  await updates.first().getByRole("link").click();
  await expect(page.getByRole("list", { name: "Why it concerns you" })).toContainText("matches Pump 400");
});
