import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { uploaded } from "./support/documents.ts";
import { pdfOf } from "./support/pdf.ts";
import { signIn } from "./support/sign-in.ts";
import { callerOf } from "./support/work.ts";

interface Said {
  version: string;
  people: number;
  endpoint: string;
}

const pagesOf = ({ version, people, endpoint }: Said): string[][] => [
  [
    "Protocol Title: A Phase 2, Randomized, Double-Blind Study of Zelotinib",
    "in Adults With Plaque Psoriasis",
    `Protocol Version: ${version}`,
    "Sponsor: Nordlys Pharma A/S",
    "IND 154321",
  ],
  [
    "SYNOPSIS",
    "Study Phase: 2",
    `Number of Participants: ${people} participants will be randomized.`,
    `Primary Endpoint: ${endpoint}`,
    "The study drug is given by mouth.",
  ],
];

/** Uploads a version of the protocol and has it read; gives the analysis. */
async function analysed(page: Page, name: string, said: Said): Promise<string> {
  const file = { name: `${name}.pdf`, mimeType: "application/pdf", buffer: pdfOf(pagesOf(said)) };
  const document_id = await uploaded(page, file);
  const call = await callerOf(page);
  const { id } = await call("POST", "/api/protocols", { document_id });
  const { request } = page.context();
  const state = async () => (await (await request.get(`/api/protocols/${id}`)).json()).data.state;
  await expect.poll(state, { timeout: 120_000 }).toBe("done");
  return id;
}

const changed = (page: Page, title: string) =>
  page
    .getByRole("region", { name: "Compared with another version" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: new RegExp(`^${title} (?:Changed|Added|Removed)$`, "u") }) });

test("two versions of a protocol are compared item by item, each change with whether it is substantial and by which rule", async ({
  page,
}) => {
  const heard = complaints(page);
  const name = `zelotinib-${Date.now()}`;
  await signIn(page, "chi");
  const first = { version: "1.0", people: 120, endpoint: "Proportion of participants with PASI 75 at Week 16." };
  await analysed(page, name, first);
  const amended = { version: "2.0", people: 180, endpoint: "Proportion of participants with PASI 90 at Week 24." };
  const after = await analysed(page, `${name}-amended`, amended);

  await page.goto(`/clinres?open=protocol&protocol=${after}&step=3`);
  const sheet = page.getByRole("dialog", { name: "Protocol Analysis Wizard" });
  const before = sheet.getByLabel("The version before");
  await expect(before).toBeVisible();
  const options = await before.locator("option").allTextContents();
  await before.selectOption({ label: options.find((label) => label.startsWith(`${name}, version`)) ?? "" });
  await expect(page).toHaveURL(/before=[0-9a-f-]{36}/u);
  await expect(sheet.getByText(/^\d+ of \d+ items differ\.$/u)).toBeVisible();

  const endpoint = changed(page, "Primary endpoint").first();
  await expect(endpoint.getByRole("heading")).toContainText("Changed");
  await expect(endpoint).toContainText("PASI 75 at Week 16");
  await expect(endpoint).toContainText("PASI 90 at Week 24");
  await expect(endpoint).toContainText("Substantial by this rule");
  await expect(endpoint).toContainText("21 CFR 312.30(b)(1)");
  await expect(endpoint.getByRole("link", { name: /^Page 2/u })).toHaveCount(2);

  const people = changed(page, "Enrolment");
  await expect(people).toContainText("120");
  await expect(people).toContainText("180");
  await expect(people).toContainText("Likely substantial: look at it");
  await expect(people).toContainText("a significant increase in the number of subjects");
  await expect(changed(page, "Version").first()).toContainText("Not substantial by itself");
  await expect(changed(page, "Phase")).toHaveCount(0);
  await expect(changed(page, "Sponsor")).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await expect(endpoint).toContainText("Substantial by this rule");
  await before.selectOption({ label: "None" });
  await expect(sheet.getByText(/items differ\.$/u)).toHaveCount(0);
  await expect(page).not.toHaveURL(/before=/u);
  expect(heard).toEqual([]);
});
