import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { type Page, test as base, expect } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { textFile, uploaded } from "./support/documents.ts";
import { type OfficialServer, startOfficialServer } from "./support/official.ts";
import { signIn } from "./support/sign-in.ts";

const pump = {
  product_code: "FRN",
  device_name: "Pump, Infusion",
  device_class: "2",
  regulation_number: "880.5725",
  medical_specialty_description: "General Hospital",
  submission_type_id: "1",
};
const cleared = (k_number: string, date_received: string, decision_date: string) => ({
  k_number,
  device_name: `Pump of ${k_number}`,
  product_code: "FRN",
  date_received,
  decision_date,
});
/** Ten decisions of 30, 40, … 120 days in 2026, and one of 10 days long ago. */
const clearances = [
  ...Array.from({ length: 10 }, (_, at) =>
    cleared(`K26000${at}`, "2026-01-01", new Date(Date.UTC(2026, 0, 31 + 10 * at)).toISOString().slice(0, 10)),
  ),
  cleared("K990001", "1999-01-01", "1999-01-11"),
];

/** The server of this file has fetched FDA's classification of devices and its clearances. */
const test = base.extend<object, { official: OfficialServer }>({
  official: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const official = await startOfficialServer([], { "device/classification": [pump], "device/510k": clearances });
      await use(official);
      await official.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ official }, use) => use(official.base),
});

/** Waits until both registers have been fetched. */
async function registersFetched(page: Page): Promise<void> {
  const { request } = page.context();
  const entries = async (id: string) => (await (await request.get(`/api/official-sources/${id}/entries`)).json()).data?.length;
  await expect.poll(() => entries("fda-device-classification"), { timeout: 120_000 }).toBe(1);
  await expect.poll(() => entries("fda-device-510k"), { timeout: 120_000 }).toBe(11);
}

const pane = (page: Page) => page.getByRole("complementary", { name: "Requirement" });
const tab = (page: Page, name: string) => page.getByRole("navigation", { name: "Regulatory Compass" }).getByRole("link", { name });

/** Describes the product once: every fact that is used later is said here. */
async function describePump(page: Page): Promise<void> {
  await page.goto("/regulatory-compass");
  await page.getByRole("textbox", { name: "Product name" }).fill("Infusion pump IP-5");
  await page.getByRole("radio", { name: "Medical device" }).check();
  await page.getByRole("combobox", { name: "Current development stage" }).selectOption({ label: "Design controls" });
  await page.getByRole("checkbox", { name: "United States" }).check();
  await page.getByRole("searchbox", { name: "FDA product code" }).fill("infusion");
  await page.getByRole("button", { name: "Add FRN Pump, Infusion" }).click();
  await page.getByRole("button", { name: "Save product" }).click();
}

/** Shows one requirement by words of a document that was uploaded before. */
async function showRequirement(page: Page): Promise<void> {
  const packs = page.getByRole("form", { name: "Choose rule packs" });
  await expect(packs.getByRole("checkbox", { name: "Unique device identification (21 CFR 830)" })).toBeChecked();
  for (const box of await packs.getByRole("checkbox").all()) await box.uncheck();
  await packs.getByRole("checkbox", { name: "Unique device identification (21 CFR 830)" }).check();
  await page.getByRole("button", { name: "Hold the product against 1 pack" }).click();
  await page.getByText(/\d+ things known of the product/u).click();
  await expect(page.getByText("The product's profile says so, by 21 CFR 880.5725.")).toBeVisible();
  await page.getByRole("button", { name: "Issuing agency", exact: true }).click();
  await pane(page).getByRole("button", { name: "Search my documents for this" }).click();
  await pane(page).getByRole("button", { name: "Link this passage" }).first().click();
  await expect(pane(page)).toContainText("issuing agency GS1");
  await page.keyboard.press("Escape");
}

/** Finds class and route: what FDA's register says is taken over, one question is left to the person. */
async function findRoute(page: Page): Promise<void> {
  await expect(page.getByRole("combobox", { name: "What is to be found" })).toHaveValue("us-device");
  await expect(page.getByRole("textbox", { name: "Product code or regulation number" })).toHaveValue("FRN");
  await page.getByRole("button", { name: "Take over the answers of FRN" }).click();
  const result = page.getByRole("complementary", { name: "Result" });
  await expect(result.getByRole("heading", { name: "Still possible" })).toBeVisible();
  await page.getByRole("button", { name: "What is on the market" }).click();
  const equivalent = page.getByRole("radiogroup", { name: /^Is there a legally marketed predicate/u });
  await equivalent.getByRole("radio", { name: "Yes", exact: true }).check();
  await expect(result.getByRole("heading", { name: "Result", exact: true })).toBeVisible();
  const found = result.getByRole("paragraph").first();
  await expect(found).toHaveText("510(k)");

  // What is said to change the result does: the answer is put otherwise, and then back.
  const change = page
    .getByRole("region", { name: "What would change this" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Is there a legally marketed predicate/u }) });
  await expect(change).toContainText("Now: Yes");
  await equivalent.getByRole("radio", { name: "No", exact: true }).check();
  await expect(found).not.toHaveText("510(k)");
  await equivalent.getByRole("radio", { name: "Yes", exact: true }).check();
  await expect(change).toContainText("Now: Yes");
}

/** The words of a Word file: its main part, read out of the archive by the central directory. */
function wordsOf(file: Buffer): string {
  const end = file.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [named, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place));
    const name = file.toString("utf8", at + 46, at + 46 + named!);
    if (name === "word/document.xml") {
      const local = file.readUInt32LE(at + 42);
      const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      const bytes = file.subarray(from, from + file.readUInt32LE(at + 20));
      const xml = (file.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString("utf8");
      return xml.replaceAll(/<[^>]+>/gu, " ").replaceAll(/\s+/gu, " ");
    }
    at += 46 + named! + extra! + comment!;
  }
  throw new Error("The file has no main part.");
}

test("a new product is described once, and its gaps, route, review days and checklist follow without typing anything again", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await signIn(page, "ana");
  await registersFetched(page);
  await uploaded(page, textFile("UDI procedure", "The device identifier is assigned to each model by the issuing agency GS1."));
  await describePump(page);
  await expect(page).toHaveURL(/tab=gaps&product=[0-9a-f-]{36}$/u);
  await showRequirement(page);

  await tab(page, "Pathway Wizard").click();
  await findRoute(page);
  await expect(page.getByRole("combobox", { name: "Submission" })).toHaveValue("510k");
  const start = page.getByLabel("FDA receives the 510(k)");
  await start.fill("2027-03-01");
  await start.press("Enter");
  const days = page.getByRole("list", { name: "Days of this submission" });
  await expect(days.getByRole("listitem").filter({ hasText: "Decision (MDUFA goal)" })).toContainText("30 May 2027");
  await expectAccessible(page);

  await page.getByRole("region", { name: "Steps to market" }).getByRole("link", { name: "Checklist of this route" }).click();
  await expect(page.getByRole("combobox", { name: "Submission" })).toHaveValue("510k");
  await page.getByRole("button", { name: "Generate Customized Checklist" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take over 1 Mar 2027 from the review clock" }).click();
  await expect(page.getByLabel("FDA receives the 510(k)")).toHaveValue("2027-03-01");
  await expect(page.getByText(/due 1 Mar 2027 by rule: FDA receives the 510\(k\) on 1 Mar 2027/u).first()).toBeVisible();
  await page.getByText("Unique device identification (21 CFR 830)").click();
  await expect(page.getByRole("link", { name: "Open in the gap analysis" }).last()).toBeVisible();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as Word" }).click();
  const saved = wordsOf(readFileSync(await (await saving).path()));
  for (const said of ["Infusion pump IP-5", "510(k)", "1 Mar 2027", "Unique device identification"]) expect(saved).toContain(said);
  expect(heard).toEqual([]);
});

test("how long reviews took is told by the register for the product's own code, and is not known where nothing is listed", async ({
  page,
  official,
}) => {
  test.setTimeout(300_000);
  await signIn(page, "ben");
  await registersFetched(page);
  const product_codes = [{ code: "FRN", device_name: null, device_class: null, regulation_number: null, panel: null }];
  const data = { name: "Pump of Ben", currentStage: "concept", category: "device", targetMarkets: ["US"], product_codes };
  const made = await page.context().request.post("/api/products", { data, headers: { origin: official.base } });
  await page.goto(`/regulatory-compass?tab=pathway&product=${(await made.json()).data.id}`);

  const achieved = page.getByRole("region", { name: "What was achieved" });
  await expect(achieved.getByRole("textbox", { name: "FDA product code" })).toHaveValue("FRN");
  await expect(achieved.getByRole("heading", { name: "Decided since 1 Oct 2021: 10 decisions" })).toBeVisible();
  await expect(achieved.getByRole("heading", { name: "All decisions listed: 11 decisions" })).toBeVisible();
  await expect(achieved.getByText("70 days", { exact: true })).toHaveCount(2);
  await expect(achieved.getByText("110 days", { exact: true })).toHaveCount(2);
  await expect(achieved).toContainText("FDA 510(k) clearances, as of 1 Oct 2026.");
  await expectAccessible(page);

  await achieved.getByRole("textbox", { name: "FDA product code" }).fill("QQQ");
  await expect(achieved).toContainText("Not known: “FDA 510(k) clearances” lists no decision under product code QQQ.");
  await expect(achieved.getByText(/\d+ days/u)).toHaveCount(0);
  await page.getByRole("combobox", { name: "Submission" }).selectOption({ label: "PMA" });
  await expect(achieved).toContainText("was not fetched yet: how long reviews took is not known here.");
});
