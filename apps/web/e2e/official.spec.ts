import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { type OfficialServer, startOfficialServer } from "./support/official.ts";
import { openDashboard, signIn } from "./support/sign-in.ts";

test.describe.configure({ mode: "serial" });

let official: OfficialServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  official = await startOfficialServer(["820", "11", "803", "812", "807", "806", "814", "830", "50", "54"]);
});
test.afterAll(() => official.close());

// The server of this file fetches; all others do not.
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: async ({}, use) => use(official.base) });

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

test("the health of a source: what it holds, its looks, the raw record, and the mark of one that falls silent is not set too early", async ({
  page,
}) => {
  const heard = complaints(page);
  await signIn(page);
  await page.goto("/library");
  await page.getByRole("navigation", { name: "Library" }).getByRole("link", { name: "Official sources" }).click();
  await expect(page.getByText(/\d+ sources · \d+ heard/u)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Run now" })).toHaveCount(0);

  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("Not yet seen live:")).toBeVisible();
  await expectAccessible(page);
  const parts = page.getByRole("navigation", { name: "Parts of this page" });
  await parts.getByRole("link", { name: "Looks" }).click();
  await expect(page.getByRole("region", { name: "Looks at this source" })).toContainText("Brought changes");
  await expectAccessible(page);
  await parts.getByRole("link", { name: "Raw record" }).click();
  await expect(page.getByRole("region", { name: "Raw record" })).toContainText("titles.json");
  const download = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /Download the bytes of .*titles\.json/u })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^ecfr-.*\.json$/u);
  await expectAccessible(page);
  await parts.getByRole("link", { name: "Texts" }).click();
  await page.getByRole("link", { name: "21 CFR 820" }).click();
  await expect(page.getByRole("region", { name: "Where its words come from" })).toContainText("in the public domain");
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("an administrator has a source looked at, and what changed stands section by section", async ({ page }) => {
  official.double.ecfr.amend("820", "2026-11-01", ({ sections }) => {
    const [, second] = sections;
    if (second?.paragraphs[0] !== undefined) second.paragraphs[0] = second.paragraphs[0].replace("shall be kept", "must be kept");
  });
  await signIn(page, "dana");
  await page.goto("/library/sources/ecfr?kind=changed");
  await page.getByRole("button", { name: "Run now" }).click();
  const changed = page.getByRole("article").filter({ hasText: "21 CFR 820" });
  await expect(changed).toContainText("820.2", { timeout: 90_000 });
  await expect(changed).toContainText("applies from 1 Nov 2026");
  await expectAccessible(page);
  await changed.getByRole("link", { name: "What changed, word by word" }).click();
  await expect(page.getByText(/1 of 3 sections differ/u)).toBeVisible();
});

test("a blocked source says so and keeps what is held", async ({ page }) => {
  official.double.fault = (url) => (url.includes("www.fda.gov") ? "blocked" : null);
  await signIn(page, "dana");
  await page.goto("/library/sources/fda-guidance");
  await page.getByRole("button", { name: "Run now" }).click();
  await expect(page.getByText("Does not let us ask")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/What is held of it stays as it is/u)).toBeVisible();
  await page.getByRole("navigation", { name: "Parts of this page" }).getByRole("link", { name: "Add a file" }).click();
  await expect(page.getByText("It is checked, kept and read like an answer of the source")).toBeVisible();
  await expectAccessible(page);
});

test("a register that does not list something says of which day that is, and never that there is none", async ({ page }) => {
  await signIn(page);
  await page.goto("/library/registers?register=fda-guidance");
  const search = page.getByRole("searchbox", { name: /Look up in FDA guidance documents/u });
  await search.fill("subject 2");
  await expect(page.getByRole("link", { name: /Guidance on Subject 2/u })).toBeVisible();
  await expectAccessible(page);
  await search.fill("perpetual motion");
  await expect(page.getByRole("heading", { name: /Not in this register as of \d+ \w+ \d{4}/u })).toBeVisible();
});
