import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { pdfOf } from "./support/pdf.ts";
import { signIn } from "./support/sign-in.ts";

/** Said of nothing else, so that a test finds its own. */
const run = Date.now();
const plan = `Pump plan ${run}`;
const protocol = `Protocol ${run}`;

const textFile = {
  name: `${plan}.txt`,
  mimeType: "text/plain",
  buffer: Buffer.from(`The pump alarms when the pressure rises above 40 kPa.\n\nAlarms are tested every month, as run ${run} says.\n`),
};
const pdfFile = {
  name: `${protocol}.pdf`,
  mimeType: "application/pdf",
  buffer: pdfOf([
    ["A protocol of two pages."],
    [`On this page the valve of run ${run} is described.`, "The valve closes within two seconds of an alarm."],
  ]),
};

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Upload Document" });
const cardOf = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name: title, exact: true }) });

test("files are uploaded, read, found word for word, marked, edited, deleted and brought back", async ({ page }) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await signIn(page, "ben");
  await page.goto("/documents");
  await expect(page.getByRole("heading", { level: 1, name: "Document Library" })).toBeVisible();
  await page.getByRole("button", { name: "Upload Document" }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("button", { name: "Upload", exact: true })).toBeDisabled();

  await dialog
    .getByLabel("Drop documents here, or choose them")
    .setInputFiles([textFile, pdfFile, { name: "setup.exe", mimeType: "application/octet-stream", buffer: Buffer.from("x") }]);
  await expect(dialog.getByRole("alert")).toContainText("setup.exe: only .pdf");
  await expect(dialog.getByRole("listitem", { name: textFile.name }).getByRole("textbox", { name: "Title" })).toHaveValue(plan);
  await dialog.getByRole("group", { name: "For all files" }).getByRole("combobox", { name: "Category" }).selectOption("Clinical Trials");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Upload 2 documents" }).click();
  await expect(page.getByText("2 documents uploaded successfully!")).toBeVisible();
  await expect(dialog.getByText("Completed")).toHaveCount(2, { timeout: 120_000 });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, plan).getByText("Clinical Trials")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("searchbox", { name: "Search documents" }).fill(`tested every month, as run ${run}`);
  await page
    .getByRole("region", { name: "In the texts" })
    .getByRole("link", { name: new RegExp(`^${plan}`, "u") })
    .click();
  await expect(page.locator("mark").filter({ hasText: `run ${run}` })).toBeInViewport();
  await page.getByRole("searchbox", { name: "Find in this document" }).fill("ALARMS");
  await expect(page.getByText("2 found")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 of 2")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Details" }).click();
  await page.getByRole("textbox", { name: "Tags" }).fill("pump, valve");
  await page.getByRole("textbox", { name: "Review on" }).fill("2020-01-01");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Review overdue by/u)).toBeVisible();
  await expect(page.getByRole("link", { name: "#valve" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/documents$/u);
  await expect(cardOf(page, plan)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cardOf(page, plan)).toBeVisible();
  expect(heard).toEqual([]);
});

test("a PDF is shown page by page as it is, and its words can be found and selected", async ({ page }) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await signIn(page, "dana");
  await page.goto("/documents?open=upload");
  const dialog = dialogOf(page);
  await dialog.getByLabel("Drop documents here, or choose them").setInputFiles(pdfFile);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Document uploaded successfully!")).toBeVisible();
  await expect(dialog.getByText("Completed")).toBeVisible({ timeout: 120_000 });
  await dialog.getByRole("link", { name: `Open ${protocol}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: protocol })).toBeVisible();

  const second = page.getByRole("group", { name: "Page 2" });
  await page.getByRole("textbox", { name: "Go to page" }).fill("2");
  await page.keyboard.press("Enter");
  await expect(second.locator("canvas")).toBeInViewport();
  await expect(second.getByText(`On this page the valve of run ${run}`)).toBeAttached();
  await expect(page).toHaveURL(/page=2/u);
  await page.getByRole("searchbox", { name: "Find in this document" }).fill("within two seconds");
  await expect(page.getByText("1 found")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(second.locator('[data-kind="current"]')).toBeInViewport();
  await expectAccessible(page);

  await page.goto("/documents?open=upload");
  await dialog.getByLabel("Drop documents here, or choose them").setInputFiles(pdfFile);
  await expect(dialog.getByText("You have this very file already")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Upload", exact: true })).toBeDisabled();
  await dialog.getByRole("button", { name: `Upload anyway: ${pdfFile.name}` }).click();
  await expect(dialog.getByRole("button", { name: "Upload", exact: true })).toBeEnabled();
  expect(heard).toEqual([]);
});

test("an upload that fails says so, keeps what was typed, and goes through when tried again", async ({ page }) => {
  await signIn(page, "chi");
  await page.goto("/documents?open=upload");
  const dialog = dialogOf(page);
  await page.route("**/api/documents/upload", (route) => route.abort());
  await dialog.getByLabel("Drop documents here, or choose them").setInputFiles(textFile);
  await dialog.getByRole("textbox", { name: "Title" }).fill("Typed by hand");
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Upload failed. Please try again.")).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText("The server could not be reached.");
  await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("Typed by hand");
  await page.unroute("**/api/documents/upload");
  await dialog.getByRole("button", { name: /^Try again: /u }).click();
  await expect(page.getByText("Document uploaded successfully!")).toBeVisible();
});
