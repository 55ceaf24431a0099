import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";

test("a checklist is made for a submission, an item is done, owned and dated, and it is exported", async ({ page }) => {
  const heard = complaints(page);
  await signIn(page, "chi");
  const { request } = page.context();
  const made = await request.post("/api/products", {
    data: { name: "Dosing Software 4", currentStage: "concept", category: "device", targetMarkets: ["US", "EU"] },
    headers: { origin: new URL(page.url() === "about:blank" ? (await request.get("/api/health")).url() : page.url()).origin },
  });
  const { id } = (await made.json()).data;
  await page.goto(`/regulatory-compass?tab=checklist&product=${id}&route=510k`);
  await page.getByRole("button", { name: "Generate Customized Checklist" }).click();
  await expect(page.getByRole("heading", { name: "510(k)", exact: true })).toBeVisible();
  await expect(page.getByText("Why it is here: The EU is one of the target markets.")).toBeVisible();
  await expect(page.getByText("Why it is here: The product's name has the word “Software”.")).toBeVisible();
  await expectAccessible(page);

  const status = page.getByRole("status").filter({ hasText: "open" });
  await expect(status).toContainText("0 done");
  await page.getByRole("checkbox", { name: "Proposed labels, labeling and advertisements" }).check();
  await expect(status).toContainText("1 done");
  await page.getByRole("button", { name: /evidence of Indications for use$/u }).click();
  await page.getByRole("textbox", { name: "Owner" }).fill("Chi");
  await page.getByLabel("Due", { exact: true }).fill("2027-03-01");
  await page.getByRole("textbox", { name: "Note" }).fill("Waits for the clinical team.");
  await page.getByRole("textbox", { name: "Find one of your documents" }).click();
  await expect(page.getByText("Chi · due 1 Mar 2027 · Waits for the clinical team.")).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText("Chi · due 1 Mar 2027 · Waits for the clinical team.")).toBeVisible();
  await page.getByLabel("FDA receives the 510(k)").fill("2027-03-01");
  await page.getByLabel("FDA receives the 510(k)").blur();
  await expect(page.getByText(/due 1 Mar 2027 by rule: FDA receives the 510\(k\) on 1 Mar 2027/u).first()).toBeVisible();
  await page.getByText("Days of the review that follow").click();
  await expect(page.getByText("Substantive interaction")).toBeVisible();
  await page.getByText("Unique device identification (21 CFR 830)").click();
  await expect(page.getByRole("link", { name: "Open in the gap analysis" }).last()).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as Excel" }).click();
  expect((await saved).suggestedFilename()).toBe("clausewise-checklist-510k.xlsx");
  expect(heard).toEqual([]);
});
