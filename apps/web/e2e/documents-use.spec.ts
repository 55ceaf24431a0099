import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { textFile, uploaded } from "./support/documents.ts";
import { sheetOf } from "./support/sheet.ts";
import { signIn } from "./support/sign-in.ts";

/** Said of nothing else, so that a test finds its own. */
const run = Date.now();

test("several documents are chosen with the keyboard and asked about, and a quote opens its document beside the answer", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await signIn(page, "ben");
  const storage = `Storage ${run}`;
  const training = `Training ${run}`;
  await uploaded(page, textFile(storage, "Storage of samples", `Samples of run ${run} are stored at 5 degrees for nine weeks.`));
  await uploaded(page, textFile(training, "Training", "Staff are trained again every two years."));

  await page.goto(`/documents?search=${run}`);
  await page.getByRole("checkbox", { name: `Choose ${storage}` }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: `Choose ${storage}` })).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.getByRole("checkbox", { name: `Choose ${training}` }).focus();
  await page.keyboard.press("Space");
  const bar = page.getByRole("region", { name: "Chosen documents" });
  await expect(bar).toContainText("2 documents chosen");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: "Choose all that are shown" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: `Choose ${storage}` })).toBeChecked();
  await expectAccessible(page);

  await bar.getByRole("link", { name: "Ask about these" }).click();
  await expect(page).toHaveURL(/\/queries\?look=[0-9a-f-]{36}(?:,|%2C)[0-9a-f-]{36}$/u);
  await expect(page.getByRole("combobox", { name: "Look in" })).toHaveValue("chosen");
  await page.getByRole("textbox", { name: "Question" }).fill("How long are samples stored?");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/queries\/[0-9a-f-]{36}/u);
  await expect(page.getByText("are stored at 5 degrees for nine weeks").first()).toBeVisible();
  await page
    .getByRole("listitem")
    .getByRole("link", { name: new RegExp(`^${storage}`, "u") })
    .first()
    .click();
  const pane = page.getByRole("complementary", { name: "Document" });
  await expect(pane.locator("mark").filter({ hasText: "nine weeks" })).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(pane).toBeHidden();
  expect(heard).toEqual([]);
});

test("a new version takes the place of the old one, and both are compared passage by passage", async ({ page }) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await signIn(page, "chi");
  const title = `Manual ${run}`;
  const id = await uploaded(page, textFile(title, "Alarms", `The alarm of run ${run} sounds within 12 seconds.`));
  await page.goto(`/documents/${id}?part=versions`);
  await page
    .getByLabel("Drop the new file here, or choose it")
    .setInputFiles(textFile(title, "Alarms", `The alarm of run ${run} sounds within 9 seconds.`));
  const versions = page.getByRole("list", { name: "Versions" });
  await expect(versions.getByText("Version 2", { exact: true })).toBeVisible({ timeout: 60_000 });
  const comparison = page.getByRole("region", { name: "What changed" });
  await comparison.getByRole("button", { name: "Next change" }).click({ timeout: 120_000 });
  await expect(comparison.getByRole("deletion").filter({ hasText: "12" })).toBeVisible();
  await expect(comparison.getByRole("insertion").filter({ hasText: "9" })).toBeVisible();
  await expectAccessible(page);
  await versions.getByRole("link", { name: "Read version 1" }).click();
  await expect(page.getByText("sounds within 12 seconds.")).toBeVisible();
  expect(heard).toEqual([]);
});

test("an upload goes on while another page is open, and can be cancelled", async ({ page }) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await signIn(page, "dana");
  await page.goto("/documents?open=upload");
  const dialog = page.getByRole("dialog", { name: "Upload Document" });
  const slow = textFile(`Slow ${run}`, "It takes its time.");
  const unwanted = textFile(`Unwanted ${run}`, "Nobody wants it.");
  let letGo = () => undefined as void;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route("**/api/documents/upload", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await dialog.getByLabel("Drop documents here, or choose them").setInputFiles([slow, unwanted]);
  await dialog.getByRole("button", { name: "Upload 2 documents" }).click();
  await dialog.getByRole("button", { name: `Cancel ${unwanted.name}` }).click();
  await expect(dialog.getByRole("button", { name: `Cancel ${unwanted.name}` })).toBeHidden();
  await page.keyboard.press("Escape");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bookmarks" }).click();
  const tray = page.getByRole("complementary", { name: "Uploads" });
  await expect(tray.getByText("Uploading 1 file")).toBeVisible();
  await expectAccessible(page);
  letGo();
  await expect(tray.getByText("1 document uploaded")).toBeVisible();
  await tray.getByRole("link", { name: "Show" }).click();
  await expect(dialog.getByRole("listitem", { name: slow.name }).getByText("Completed")).toBeVisible({ timeout: 120_000 });
  await page.goto(`/documents?search=${run}`);
  await expect(page.getByRole("link", { name: `Slow ${run}` })).toBeVisible();
  await expect(page.getByRole("link", { name: `Unwanted ${run}` })).toHaveCount(0);
  expect(heard).toEqual([]);
});

test("words found far down a long sheet stay in sight while the rows around them are drawn", async ({ page }) => {
  const long = "the pump stopped while it was used, was changed for another and sent back to be looked at, with nothing found ";
  const rows = Array.from({ length: 4000 }, (_, at) => [
    `CMP-${at + 1}`,
    long.repeat(1 + (at % 3)),
    at === 3210 ? `zebra ${run}` : "closed",
  ]);
  await signIn(page, "ben");
  const id = await uploaded(page, { name: `Complaint log ${run}.xlsx`, mimeType: "application/octet-stream", buffer: sheetOf(rows) });

  await page.goto(`/documents/${id}`);
  await expect(page.getByRole("cell", { name: "CMP-1", exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Find in this document" }).fill(`zebra ${run}`);
  await expect(page.getByText("1 found")).toBeVisible();
  await page.keyboard.press("Enter");
  const found = page.locator('[data-kind="current"]');
  await expect(found).toBeInViewport();
  const before = page.getByRole("cell", { name: "CMP-3209", exact: true });
  await expect(before).toBeInViewport();
  await expect(found).toBeInViewport();
  await page.getByRole("region", { name: "Text of the document" }).hover();
  await page.mouse.wheel(0, -20_000);
  await expect(found).not.toBeInViewport();
});
