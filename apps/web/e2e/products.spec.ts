import { type Page, test as base, expect } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { type OfficialServer, startOfficialServer } from "./support/official.ts";
import { signIn } from "./support/sign-in.ts";

const pump = {
  product_code: "FRN",
  device_name: "Pump, Infusion",
  device_class: "2",
  regulation_number: "880.5725",
  medical_specialty_description: "General Hospital",
};

/** The server of this file has fetched FDA's classification of devices, and no other register. */
const test = base.extend<object, { official: OfficialServer }>({
  official: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const official = await startOfficialServer([], { "device/classification": [pump] });
      await use(official);
      await official.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ official }, use) => use(official.base),
});

/** Waits until the register has been fetched. */
async function classificationFetched(page: Page): Promise<void> {
  const entries = async () =>
    (await (await page.context().request.get("/api/official-sources/fda-device-classification/entries")).json()).data?.length;
  await expect.poll(entries, { timeout: 120_000 }).toBe(1);
}

const codeField = (page: Page) => page.getByRole("searchbox", { name: "FDA product code" });

async function beginIntake(page: Page): Promise<void> {
  await page.goto("/clinres");
  await expect(page.getByRole("region", { name: "Global Regulatory Alerts" })).toContainText("You have no alerts.");
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Regulatory Compass What your product/u }).click();
  await page.getByRole("textbox", { name: "Product name" }).fill("Infusion pump IP-4");
  await page.getByRole("radio", { name: "Medical device" }).check();
  await page.getByRole("combobox", { name: "Current development stage" }).selectOption({ label: "Design controls" });
  await page.getByRole("checkbox", { name: "United States" }).check();
}

test("an infusion pump is taken in with its product code, its draft outlives a reload, and the saved product opens and is edited", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await signIn(page, "ana");
  await classificationFetched(page);
  await beginIntake(page);
  await codeField(page).fill("infusion");
  await expect(page.getByText(/^FDA device classification, as of .*: 1$/u)).toBeVisible();
  await page.getByRole("button", { name: "Add FRN Pump, Infusion" }).click();
  await expect(codeField(page)).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Classification" })).toHaveValue("Class II");
  await codeField(page).fill("QQQ");
  await expect(page.getByText(/^“QQQ” is not in this register as of /u)).toBeVisible();
  await page.getByRole("button", { name: "Keep “QQQ” as typed by you" }).click();
  await page.getByRole("searchbox", { name: "Predicate device" }).fill("K123456");
  await expect(page.getByText(/this register has not been fetched yet/u)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole("textbox", { name: "Product name" })).toHaveValue("Infusion pump IP-4");
  const codes = page.getByRole("list", { name: "FDA product codes" }).getByRole("listitem");
  await expect(codes.filter({ hasText: "FRN" })).toContainText(/FDA device classification, as of/u);
  await expect(codes.filter({ hasText: "QQQ" })).toContainText("Typed by you");
  await page.getByRole("button", { name: "Save product" }).click();
  await expect(page).toHaveURL(/tab=gaps&product=[0-9a-f-]{36}$/u);
  await page.getByRole("link", { name: "Product profile" }).click();

  await expect(page).toHaveURL(/\/regulatory-compass\/products\/[0-9a-f-]{36}$/u);
  await expect(page.getByRole("heading", { level: 1, name: "Infusion pump IP-4" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Regulation numbers" })).toContainText("880.5725");
  await expect(codes.filter({ hasText: "FRN" })).toContainText(/FDA device classification, as of/u);
  await page.getByRole("textbox", { name: "Standards" }).fill("ISO 14971:2019");
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("group", { name: "Changes" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("list", { name: "Standards" })).toContainText("ISO 14971:2019");
  await page.goto("/regulatory-compass");
  await expect(page.getByRole("textbox", { name: "Product name" })).toHaveValue("");
  expect(heard).toEqual([]);
});

test("a second tab overwrites nothing and says so, and what was typed can be saved in its place", async ({ page, context }) => {
  test.setTimeout(300_000);
  await signIn(page, "ben");
  await page.goto("/regulatory-compass");
  await page.getByRole("button", { name: "Save product" }).click();
  await expect(page.getByText("Not saved yet. Give it a name. Choose the current stage.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Product name" })).toBeFocused();
  await page.getByRole("textbox", { name: "Product name" }).fill("Glucose meter");
  await page.getByRole("combobox", { name: "Current development stage" }).selectOption({ label: "Concept" });
  await page.getByRole("button", { name: "Save product" }).click();
  await page.getByRole("link", { name: "Product profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Glucose meter" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("textbox", { name: "Your firm" }).fill("Example Devices");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByRole("group", { name: "Changes" })).toHaveCount(0);

  await page.getByRole("textbox", { name: "Product name" }).fill("Glucose meter 2");
  await page.getByRole("button", { name: "Save changes" }).click();
  const conflict = page.getByRole("alert");
  await expect(conflict).toContainText("This product was changed elsewhere after you began");
  await expect(conflict).toContainText("Changed elsewhere: Your firm.");
  await expect(conflict).toContainText("Changed by you: Product name.");
  await expect(page.getByRole("textbox", { name: "Product name" })).toHaveValue("Glucose meter 2");
  await expectAccessible(page);
  await conflict.getByRole("button", { name: "Put mine on top" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Glucose meter 2" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Your firm" })).toHaveValue("Example Devices");
});

test("a deleted product can be had back, at once and from the list of the deleted", async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, "chi");
  await page.goto("/regulatory-compass");
  await page.getByRole("textbox", { name: "Product name" }).fill("Old stent");
  await page.getByRole("combobox", { name: "Current development stage" }).selectOption({ label: "Concept" });
  await page.getByRole("button", { name: "Save product" }).click();
  await page.getByRole("link", { name: "Product profile" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "No products yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Old stent" })).toBeVisible();
  await page.getByRole("button", { name: "Delete Old stent" }).click();
  await page.getByRole("button", { name: "Deleted", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore Old stent" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Nothing was deleted" })).toBeVisible();
  await page.goto("/account");
  await expect(page.getByRole("region", { name: "Products" })).toContainText("1 product.");
});
