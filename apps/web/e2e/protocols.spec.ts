import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { pdfOf } from "./support/pdf.ts";
import { openDashboard } from "./support/sign-in.ts";

const run = Date.now();
const name = `protocol-${run}`;
const file = {
  name: `${name}.pdf`,
  mimeType: "application/pdf",
  buffer: pdfOf([
    [
      "Protocol Title: A Phase 2, Randomized, Double-Blind Study of Zelotinib",
      "in Adults With Plaque Psoriasis",
      "Sponsor: Nordlys Pharma A/S",
      "IND 154321",
    ],
    [
      "SYNOPSIS",
      "Study Phase: 2",
      "Number of Participants: 120 participants will be randomized.",
      "Primary Endpoint: Proportion of participants with PASI 75 at Week 16.",
    ],
    ["1 Introduction", "A total of 150 participants will be randomized at 20 sites.", "The study drug is given by mouth."],
  ]),
};

test("a protocol is uploaded, read with its pages, corrected, held against rules and reported", async ({ page }) => {
  const heard = complaints(page);
  await openDashboard(page, "ana");
  await page.goto("/clinres?open=protocol");
  const sheet = page.getByRole("dialog", { name: "Protocol Analysis Wizard" });
  await expect(sheet.getByText(/^Step 1 of 5/u)).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Next" })).toBeDisabled();
  await expectAccessible(page);
  await sheet.getByLabel("Drop a protocol here, or choose one").setInputFiles(file);

  const facts = sheet.getByLabel("Facts of the protocol");
  await expect(facts).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/protocol=[0-9a-f-]{36}&step=2/u);
  await page.reload();
  await expect(facts).toContainText("Phase 2");
  const enrolment = facts.locator("> div").filter({ has: page.getByText("Enrolment", { exact: true }) });
  await expect(enrolment).toContainText("Said in more than one way");
  await expect(enrolment.getByRole("link", { name: /^Page 2/u })).toHaveAttribute("href", /\/documents\/.*page=2.*find=/u);
  await expect(enrolment.getByRole("link", { name: /^Page 3/u })).toBeVisible();
  await expectAccessible(page);

  await sheet.getByRole("button", { name: "Correct: Enrolment" }).click();
  await sheet.getByLabel("Enrolment, as it is").fill("150 randomised");
  await sheet.getByLabel("Why").fill("The synopsis is old");
  await sheet.getByRole("button", { name: "Keep the correction" }).click();
  await expect(enrolment).toContainText("Corrected by you");
  await expect(enrolment).toContainText("The synopsis is old");

  await sheet.getByRole("button", { name: "Next" }).click();
  await expect(sheet.getByText(/^Step 3 of 5/u)).toBeVisible();
  await expect(sheet.getByRole("heading", { name: /Informed consent process/u })).toBeVisible();
  await sheet.getByText(/^Trial protocol \(SPIRIT 2025\)/u).click();
  await expect(sheet.getByRole("heading", { name: /^Data sharing/u })).toContainText("Missing");
  await expectAccessible(page);

  await sheet.getByRole("button", { name: "Next" }).click();
  await expect(sheet.getByText("The protocol has an IND number: IND: 154321.")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Next" })).toBeDisabled();
  await page.goto(page.url().replace("step=4", "step=5"));
  await expect(sheet.getByRole("alert")).toHaveText("Please select at least one market to generate the report.");
  await sheet.getByRole("button", { name: "Previous" }).click();
  await sheet.getByRole("checkbox", { name: "United States (US)" }).click();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Next" }).click();
  await expect(sheet.getByText("What is asked in United States")).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "PDF" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^clausewise-protocol-.*\.pdf$/u);

  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("list", { name: "Counts" })).toContainText(/Total Protocols\s*[1-9]/u);
  expect(heard).toEqual([]);
});
