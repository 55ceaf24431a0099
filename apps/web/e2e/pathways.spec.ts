import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";

test("a product is classified by questions, with the clauses beside it, kept, changed and put on the product", async ({
  page,
  baseURL,
}) => {
  const heard = complaints(page);
  await signIn(page, "ana");
  const { request } = page.context();
  const data = { name: "Heparin blood bag", currentStage: "concept", category: "device" };
  const made = await request.post("/api/products", { data, headers: { origin: baseURL ?? "" } });
  const product: string = (await made.json()).data.id;

  await page.goto(`/regulatory-compass?tab=pathway&product=${product}`);
  const result = page.getByRole("complementary", { name: "Result" });
  await expect(result.getByRole("heading", { name: "Still possible" })).toBeVisible();
  await expectAccessible(page);

  const choose = (question: string | RegExp, option: string) =>
    page.getByRole("radiogroup", { name: question }).getByRole("radio", { name: option, exact: true }).check();
  const tick = (question: string | RegExp, option: string | RegExp) =>
    page
      .getByRole("group", { name: question })
      .getByRole("checkbox", { name: option, exact: typeof option === "string" })
      .check();
  const next = () => page.getByRole("button", { name: "Next", exact: true }).click();

  await choose("What is placed on the market?", "A device with a medical purpose");
  await tick("Has it to do with an active implantable device?", "No");
  await next();
  await tick("Where does the device itself touch or enter the body?", /^Nowhere/u);
  await next();
  await tick("Does it channel or store something", "Blood bag");
  await page.getByRole("button", { name: "What it is made of" }).click();
  await choose(/^Does it contain, as an integral part/u, "Yes");
  await expect(result.getByRole("heading", { name: "Result", exact: true })).toBeVisible();
  await expect(result).toContainText("Class III");
  await expect(result).toContainText("Rule 14");

  await result.getByRole("button", { name: "EU MDR Annex VIII 7.1" }).click();
  await expect(page.getByRole("complementary", { name: "Source" })).toContainText("EU MDR");
  await page.keyboard.press("Escape");

  const change = page.getByRole("region", { name: "What would change this" });
  await expect(change).toContainText("Does it contain, as an integral part");
  await expect(page.getByRole("region", { name: "Steps to market" })).toContainText("Authority for medicines");

  await page.getByRole("textbox", { name: "Name" }).fill("With heparin");
  await page.getByRole("button", { name: "Keep assessment" }).click();
  const kept = page.getByRole("list", { name: "Kept assessments" });
  await expect(kept).toContainText("With heparin");
  await choose(/^Does it contain, as an integral part/u, "No");
  await page.getByRole("textbox", { name: "Name" }).fill("Without heparin");
  await page.getByRole("button", { name: "Keep as another" }).click();
  await expect(kept.getByRole("listitem")).toHaveCount(2);
  await kept.getByRole("checkbox", { name: "Compare With heparin" }).check();
  await kept.getByRole("checkbox", { name: "Compare Without heparin" }).check();
  await expect(page.getByRole("table")).toContainText("Does it contain, as an integral part");

  const withHeparin = kept.getByRole("listitem").filter({ hasText: "Class III" });
  await withHeparin.getByRole("button", { name: "Put the class on the product" }).click();
  await expect(page.getByText("The class now stands on", { exact: false })).toBeVisible();
  const saved = page.waitForEvent("download");
  await withHeparin.getByRole("button", { name: "Word" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^clausewise-pathway-.*\.docx$/u);
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("answers survive a reload, and a pathway to plan with leads to its checklist", async ({ page }) => {
  await signIn(page, "ben");
  await page.goto("/regulatory-compass?tab=pathway&rules=us-device");
  const isDevice = page.getByRole("radiogroup", { name: "Is it a device by law?" }).getByRole("radio", { name: "Yes" });
  await isDevice.check();
  await page.reload();
  await expect(isDevice).toBeChecked();

  const options = page.getByRole("region", { name: "Pathways to plan with" });
  await expect(options.getByRole("article")).toHaveCount(4);
  await options.getByRole("button", { name: "Choose De Novo" }).click();
  await expect(options.getByRole("article")).toHaveCount(1);
  await options.getByRole("button", { name: "Generate Customized Checklist" }).click();
  await expect(page).toHaveURL(/tab=checklist.*route=de_novo|route=de_novo.*tab=checklist/u);
});
