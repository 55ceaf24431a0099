import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";

test("the way through a decision is drawn, walked by keys, and saved as a drawing", async ({ page, baseURL }) => {
  const heard = complaints(page);
  await signIn(page, "ben");
  const { request } = page.context();
  const headers = { origin: baseURL ?? "" };
  const product = { name: "Pump driver", currentStage: "concept", category: "device", targetMarkets: ["EU"] };
  const { id } = (await (await request.post("/api/products", { data: product, headers })).json()).data;
  await page.goto(`/gap-matrix?product=${id}&view=chart`);
  await expect(page.getByRole("heading", { name: "No decision yet" })).toBeVisible();

  const answers = { kind: "software", software_role: "drives", driven_class: "IIb", active_implant: ["none"] };
  const kept = await request.post("/api/pathway-assessments", {
    data: { product_id: id, name: "MDR class", rule_set: "eu-mdr", answers },
    headers,
  });
  expect(kept.status(), await kept.text()).toBe(200);
  await page.reload();
  const first = page.getByRole("button", { name: /^Passed: What is placed on the market\?/u });
  await expect(first).toBeVisible();
  await expectAccessible(page);

  await first.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: /^Passed: What does the software do/u })).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Passed: Class IIb" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  const opened = page.getByRole("complementary", { name: "The box that is open" });
  await expect(opened).toContainText("Has it to do with an active implantable device?");
  const clause = opened.getByRole("link").first();
  await expect(clause).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(clause).toBeFocused();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as SVG" }).click();
  expect((await saved).suggestedFilename()).toBe("clausewise-flowchart.svg");
  const written = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as PDF" }).click();
  expect((await written).suggestedFilename()).toMatch(/^clausewise-flowchart-.*\.pdf$/u);

  await page.goto(`/regulatory-compass?tab=gaps&product=${id}`);
  await expect(page.getByRole("heading", { name: "Decision flowchart" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Passed: Class IIb" })).toBeVisible();
  const [own] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: "Open Full Flowchart" }).click()]);
  await expect(own.getByRole("button", { name: "Passed: Class IIb" })).toBeVisible();
  expect(heard).toEqual([]);
});
