import { test as base, expect } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { type OfficialServer, startOfficialServer } from "./support/official.ts";
import { signIn } from "./support/sign-in.ts";

const test = base.extend<object, { official: OfficialServer }>({
  official: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const official = await startOfficialServer(["803"]);
      await use(official);
      await official.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ official }, use) => use(official.base),
});

test("a card whose clause is amended in the official text waits on screen until somebody confirms it", async ({ page, official }) => {
  await signIn(page, "dana");
  await page.goto("/library/sources/ecfr");
  await expect(page.getByText(/1 text/u).first()).toBeVisible({ timeout: 90_000 });
  const today = new Date().toISOString().slice(0, 10);
  official.double.ecfr.amend("803", today, ({ sections }) => sections[0]?.paragraphs.push("(z) Who distributes reports too."));
  await page.getByRole("button", { name: "Run now" }).click();
  const card = page.getByRole("article").filter({ hasText: "Who must file medical device reports under part 803?" });
  await expect(async () => {
    await page.goto("/admin/notes");
    await expect(card).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expect(card).toContainText("21 CFR 803.1");
  await expectAccessible(page);
  await page.goto("/alerts");
  await expect(page.getByRole("region", { name: /quiz cards? rests? on words that changed$/u })).toBeVisible();
  await page.getByRole("link", { name: "Confirm quiz cards" }).click();
  await expect(card).toBeVisible();
});
