import { type Page, test as base, expect } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { type OfficialServer, startOfficialServer } from "./support/official.ts";
import { openDashboard, signIn } from "./support/sign-in.ts";

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

test("a section that changed leads from its source to the two versions side by side, unfolded there", async ({ page, official }) => {
  official.double.ecfr.amend("820", "2026-11-10", ({ sections }) => {
    const [section] = sections;
    if (section) section.paragraphs[0] = "(a) Each manufacturer shall keep every record for ten years.";
  });
  await signIn(page, "dana");
  await page.goto("/library/sources/ecfr");
  await page.getByRole("button", { name: "Run now" }).click();
  await page.getByRole("link", { name: "21 CFR 820.1", exact: true }).click({ timeout: 60_000 });
  const change = page.getByRole("article", { name: "21 CFR 820.1(a)" });
  await expect(change).toContainText("Each manufacturer shall keep every record for ten years.");
  await expect(change).toBeFocused();
  await expect(page.getByRole("button", { name: /^21 CFR 820\.1/u })).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
});

test("a note on a clause that changed is marked for everybody until an administrator confirms it with a reason", async ({ page }) => {
  await signIn(page, "dana");
  await page.goto("/admin/notes");
  const note = page.getByRole("article", { name: "Note on 21 CFR 820.1(a)", exact: true });
  await note.getByRole("button", { name: /What changed, before and after/u }).click();
  await expect(note).toContainText("Each manufacturer shall keep every record for ten years.");
  await expectAccessible(page);
  const place = (await note.getByRole("link", { name: "21 CFR 820.1(a)" }).getAttribute("href")) ?? "";
  await note.getByRole("button", { name: /^Confirm/u }).click();
  await page.getByLabel(/^Reason/u).fill("It says the same.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm the note" }).click();
  await expect(page.getByText("21 CFR 820.1(a) is confirmed.")).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.goto(place);
  const text = page.getByRole("region", { name: "Text of the source" });
  await expect(text.getByText(/Our note was written before 21 CFR 820/u).first()).toBeVisible();
  await expect(text.locator('[data-passage][data-cited="true"]')).not.toContainText("written before");
});

test("a register whose site does not let itself be asked is added by hand as a file", async ({ page, official }) => {
  const list = await (await fetch(`${official.double.base}/www.fda.gov/files/api/datatables/static/search-for-guidance.json`)).text();
  official.double.fault = (url) => (url.includes("search-for-guidance") ? "blocked" : null);
  await signIn(page, "dana");
  await page.goto("/library/sources/fda-guidance");
  await page.getByRole("button", { name: "Run now" }).click();
  await expect(page.getByRole("main")).toContainText("Does not let us ask", { timeout: 60_000 });
  await page.getByRole("link", { name: "Add a file" }).click();
  const buffer = Buffer.from(list.replace("Guidance on Subject 1 ", "Guidance on Matter 1 "));
  await page.getByLabel(/Drop the file of the list here/u).setInputFiles({ name: "list.json", mimeType: "application/json", buffer });
  await expect(page.getByRole("region", { name: "Brought changes" })).toContainText("added by hand");
  await expectAccessible(page);
  await page.goto("/library/registers?register=fda-guidance&search=Matter");
  await expect(page.getByRole("link", { name: /Guidance on Matter 1/u })).toBeVisible();
  official.double.fault = () => null;
});

const screens = [
  ["/library/sources", "Official sources"],
  ["/library/sources/ecfr", title],
  ["/library/changes", "What changed"],
  ["/library/registers?register=fda-guidance", "Registers"],
  ["/admin/sources", "Official sources"],
] as const;

for (const [address, heading] of screens)
  test(`${address} is walked with the keyboard alone, and axe finds nothing on it`, async ({ page }) => {
    await signIn(page, "dana");
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("main").getByRole("article").or(page.getByRole("listitem")).first()).toBeVisible();
    await expectAccessible(page);
    const walked = await walk(page);
    expect(walked.length).toBeGreaterThan(3);
    expect(walked.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });

/** What Tab leads to in the main part of a page, one after another, and whether it can be seen to have the focus. */
async function walk(page: Page): Promise<{ name: string; isSeen: boolean }[]> {
  const walked: { name: string; isSeen: boolean }[] = [];
  await page.locator("#main").focus();
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || !document.getElementById("main")?.contains(element)) return null;
      const { width, top, bottom } = element.getBoundingClientRect();
      const isMarked = getComputedStyle(element).outlineStyle !== "none" || element.matches("input, select");
      return { name: element.textContent || element.tagName, isSeen: isMarked && width > 0 && bottom > 0 && top < innerHeight };
    });
    if (focused === null) break;
    walked.push(focused);
  }
  return walked;
}
