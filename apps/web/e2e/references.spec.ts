import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";

/** Said of nothing else, so that a test finds its own. */
const title = `Design procedure ${Date.now()}`;

const procedure = {
  name: `${title}.txt`,
  mimeType: "text/plain",
  buffer: Buffer.from(
    [
      "Design validation follows 21 CFR 820.30(g) and ISO 14971:2007.",
      "Complaints are handled under 21 CFR 820.198, good clinical practice under ICH E6(R2).",
      "Reports follow 21 CFR 803 (Corrections and Removals). The predicate is K081234.",
      "Design validation, once more, follows 21 CFR 820.30(g).",
    ].join("\n\n"),
  ),
};

test("a document's references are checked, narrowed by verdict, stepped through, and lead to where they stand", async ({ page }) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await signIn(page, "chi");
  await page.goto("/documents");
  await page.getByRole("button", { name: "Upload Document" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Upload Document" });
  await dialog.getByLabel("Drop documents here, or choose them").setInputFiles([procedure]);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog.getByText("Completed")).toHaveCount(1, { timeout: 120_000 });
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: title, exact: true }).first().click();

  await page.getByRole("navigation", { name: "Parts of this page" }).getByRole("link", { name: "References" }).click();
  await page.getByLabel("The text speaks of").fill("2021-06-30");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Check references" }).click();

  const rows = page.getByRole("list", { name: "References" }).getByRole("listitem");
  await expect(page.getByText("6 references")).toBeVisible({ timeout: 60_000 });
  const validation = rows.filter({ has: page.getByRole("heading", { name: "21 CFR 820.30(g)" }) });
  await expect(validation.getByText("Superseded", { exact: true })).toBeVisible();
  await expect(validation.getByRole("link", { name: "ISO 13485:2016 7.3.7" })).toBeVisible();
  await expect(validation.getByText("Place 1 of 2")).toBeVisible();
  await validation.getByRole("button", { name: "Next place of 21 CFR 820.30(g)" }).click();
  await expect(validation.getByText("Place 2 of 2")).toBeVisible();
  await expectAccessible(page);

  await validation.getByRole("link", { name: "Read the document" }).click();
  await expect(page).toHaveURL(/find=21\+CFR\+820\.30%28g%29&nth=2/u);
  await expect(page.locator("[data-kind=current]")).toHaveText("21 CFR 820.30(g)");
  await expect(page.getByRole("group", { name: "Reading" }).getByText("2 of 2")).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: /^Wrong title/u }).click();
  await expect(page.getByText("1 reference", { exact: false })).toBeVisible();
  await expect(rows.filter({ hasText: "it is that of 21 CFR 806" })).toHaveCount(1);
  await expect(page).toHaveURL(/verdicts=wrong_title/u);
  await page.getByRole("button", { name: /take this filter off/u }).click();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Markdown" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^clausewise-references-.*\.md$/u);

  await validation.getByRole("heading", { name: "21 CFR 820.30(g)" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/library\/.*passage=/u);
  expect(heard).toEqual([]);
});
