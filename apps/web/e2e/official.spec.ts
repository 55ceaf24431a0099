import { test as base, expect } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { type OfficialServer, startOfficialServer } from "./support/official.ts";
import { openDashboard } from "./support/sign-in.ts";

/** The server of this file fetches; all others do not. */
const test = base.extend<object, { official: OfficialServer }>({
  official: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const official = await startOfficialServer(["820", "11", "803", "812", "807", "806", "814", "830", "50", "54"]);
      await use(official);
      await official.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ official }, use) => use(official.base),
});

const title = "Title 21 of the Code of Federal Regulations";

test("a first start says how far official texts are, on every page until they are there, and can be put away", async ({ page }) => {
  await openDashboard(page);
  const bar = page.getByRole("region", { name: "Official texts" });
  await expect(bar).toContainText(/Official texts: \d+ of \d+ fetched; 21 CFR \d+ now/u);
  await expect(page.getByRole("region", { name: "Library" })).toContainText(/Until a text is there, our own summaries answer/u);
  await expectAccessible(page);
  await bar.getByRole("link", { name: "Official sources" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Official sources" })).toBeVisible();
  await bar.getByRole("button", { name: "Put this line away" }).click();
  await expect(bar).toHaveCount(0);
  // It ends by itself: what was fetched stands in the library, and what did not come is named.
  const source = page.getByRole("article", { name: title });
  await expect(source).toContainText("10 texts", { timeout: 90_000 });
  await expect(source).toContainText("Brought changes", { timeout: 90_000 });
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Library" })).toContainText("Official texts that did not come so far");
  await expect(bar).toHaveCount(0);
});
