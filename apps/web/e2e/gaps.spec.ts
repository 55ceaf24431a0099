import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { textFile, uploaded } from "./support/documents.ts";
import { signIn } from "./support/sign-in.ts";

/** A device for the United States, added without drawing the pages on the way; gives its id. */
async function addProduct(page: Page, name: string): Promise<string> {
  await page.goto("/regulatory-compass?tab=gaps");
  const origin = new URL(page.url()).origin;
  const data = { name, currentStage: "concept", category: "device", areas: ["device"], targetMarkets: ["US"] };
  const reply = await page.context().request.post("/api/products", { headers: { origin }, data });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).data.id;
}

const pane = (page: Page) => page.getByRole("complementary", { name: "Requirement" });
const rows = (page: Page) => page.getByRole("list", { name: "Requirements" }).getByRole("article");
const row = (page: Page, title: string) => rows(page).filter({ has: page.getByRole("button", { name: title, exact: true }) });

test("a product is held against a pack, a requirement is shown by a document's words, reviewed, accepted, and exported", async ({
  page,
  browser,
}) => {
  const heard = complaints(page);
  await signIn(page, "chi");
  await uploaded(
    page,
    textFile(
      "UDI procedure",
      "The labeler is Alpha Medical, which is responsible for the label.",
      "The device identifier is assigned to each model by the issuing agency GS1 under our company prefix.",
    ),
  );
  const product = await addProduct(page, "AlphaFlow pump");
  await page.goto(`/regulatory-compass?tab=gaps&product=${product}`);
  await expect(page.getByRole("checkbox", { name: "Unique device identification (21 CFR 830)" })).toBeChecked();
  await expect(page.getByText("Applies because the product is a medical device for the United States.").first()).toBeVisible();
  await expectAccessible(page);
  for (const box of await page.getByRole("form", { name: "Choose rule packs" }).getByRole("checkbox").all()) await box.uncheck();
  await page.getByRole("checkbox", { name: "Unique device identification (21 CFR 830)" }).check();
  await page.getByRole("button", { name: "Hold the product against 1 pack" }).click();
  await expect(page.getByText("30 requirements", { exact: true })).toBeVisible();
  await expect(page.getByRole("group", { name: "All requirements" })).toBeInViewport();
  await expect(page.getByText("Planning estimate").first()).toBeVisible();
  await expectAccessible(page);

  const question = page.getByRole("group", { name: "Is it software, or does it contain software?" });
  await question.getByRole("button", { name: "No" }).click();
  await page.getByRole("button", { name: "Save 1 answer" }).click();
  await expect(question).toHaveCount(0);
  await page
    .getByRole("region", { name: "Filters" })
    .getByRole("button", { name: /^Does not apply/u })
    .click();
  await expect(page).toHaveURL(/status=not_applicable/u);
  await expect(row(page, "Identifier of stand-alone software")).toContainText("it neither is nor contains software");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await page
    .getByRole("link", { name: /Missing$/u })
    .first()
    .press("Enter");
  await expect(page.getByRole("heading", { name: "Requirements", exact: true })).toBeFocused();
  await expect(page).toHaveURL(/status=missing/u);
  await page.getByRole("button", { name: "Clear Filters" }).click();

  await row(page, "Issuing agency").getByRole("button", { name: "Issuing agency" }).click();
  await expect(page).toHaveURL(/requirement=[0-9a-f-]{36}/u);
  await expect(pane(page).getByRole("link", { name: "21 CFR 830.20(a)" })).toBeVisible();
  await pane(page).getByRole("button", { name: "Search my documents for this" }).click();
  await expect(pane(page).getByRole("list", { name: "Suggested passages" })).toContainText("issuing agency GS1");
  await expect(row(page, "Issuing agency")).toContainText("Nothing is linked to it.");
  await pane(page).getByRole("button", { name: "Link this passage" }).first().click();
  await expect(row(page, "Issuing agency")).toContainText("nobody has accepted it yet");
  await expectAccessible(page);
  await pane(page).getByRole("button", { name: "Decide it" }).click();
  await pane(page).getByRole("textbox", { name: "Reason" }).fill("Asked for by our customer.");
  await pane(page).getByRole("button", { name: "Applies", exact: true }).click();
  await pane(page).getByRole("button", { name: "Decide", exact: true }).click();
  await expect(pane(page)).toContainText("Applies because it was decided so: Asked for by our customer.");
  const address = page.url();
  await page.keyboard.press("Escape");

  await page.getByRole("checkbox", { name: "Select Labeler identified" }).check();
  await page.getByRole("checkbox", { name: "Select Issuing agency" }).check();
  const bulk = page.getByRole("form", { name: "Change the selected requirements" });
  await bulk.getByRole("textbox", { name: "Who sees to it" }).fill("Regulatory affairs");
  await bulk.getByLabel("Due").fill("2020-01-31");
  await expectAccessible(page);
  await bulk.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByText("2 requirements changed.")).toBeVisible();
  await page.goto(`/regulatory-compass?tab=gaps&product=${product}&due=overdue`);
  await expect(rows(page)).toHaveCount(2);

  const theirs = await browser.newContext();
  const reviewer = await theirs.newPage();
  await signIn(reviewer, "dana");
  await page.getByRole("button", { name: "Ask for a review" }).click();
  await page.getByRole("combobox", { name: "Whom" }).selectOption({ label: "Dana Sample" });
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByText("Dana Sample was asked for a review.")).toBeVisible();
  await reviewer.goto(address);
  await expect(reviewer.getByText("You were asked to review it.")).toBeVisible();
  await expect(pane(reviewer)).toContainText("issuing agency GS1");
  await pane(reviewer).getByRole("button", { name: "Accept what is shown" }).click();
  await expect(pane(reviewer).getByRole("region", { name: "Acceptance" })).toContainText("Dana Sample");
  await theirs.close();

  await page.goto(`/regulatory-compass?tab=gaps&product=${product}&status=met`);
  await expect(row(page, "Issuing agency")).toContainText("Accepted by Dana Sample.");
  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Workbook (Excel)" }).click();
  expect((await download).suggestedFilename()).toBe("alphaflow-pump-gap-analysis.xlsx");
  expect(heard).toEqual([]);
});

test("the matrix opens in a window of its own and leads to each requirement", async ({ page }) => {
  await signIn(page, "chi");
  const product = await addProduct(page, "Matrix pump");
  await page.goto(`/gap-matrix?product=${product}`);
  await expect(page.getByRole("heading", { name: "Nothing to be held against yet" })).toBeVisible();
  await page.getByRole("link", { name: "Choose rule packs" }).click();
  await page.getByRole("button", { name: /^Hold the product against/u }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Matrix by market" }).click();
  const matrix = await opened;
  await expect(matrix.getByRole("table")).toContainText("United States");
  await expectAccessible(matrix);
  await matrix.getByRole("link", { name: "Open" }).first().click();
  await expect(pane(matrix)).toBeVisible();
});

test("a change in one window is shown in another, and all that fits a filter is planned at once", async ({ page }) => {
  await signIn(page, "chi");
  const product = await addProduct(page, "Pump in two windows");
  const headers = { origin: new URL(page.url()).origin };
  const data = { version: 0, packs: ["us-part-830"] };
  await page.context().request.put(`/api/gap-analyses/${product}/packs`, { headers, data });
  await page.goto(`/regulatory-compass?tab=gaps&product=${product}`);
  const other = await page.context().newPage();
  await other.goto(`/regulatory-compass?tab=gaps&product=${product}`);
  await expect(other.getByText("30 requirements", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "Select Issuing agency" }).check();
  const bulk = page.getByRole("form", { name: "Change the selected requirements" });
  await bulk.getByRole("button", { name: "Select all 30" }).click();
  await expect(bulk.getByRole("status")).toHaveText("30 selected");
  await bulk.getByRole("textbox", { name: "Who sees to it" }).fill("Regulatory affairs");
  await bulk.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByText("30 requirements changed.")).toBeVisible();
  await expect(row(other, "Issuing agency")).toContainText("Regulatory affairs");
});

test("whoever is not signed in is shown nothing of the matrix", async ({ page }) => {
  await page.goto("/gap-matrix");
  await expect(page.getByRole("button", { name: "Access Platform for Free" })).toBeVisible();
});
