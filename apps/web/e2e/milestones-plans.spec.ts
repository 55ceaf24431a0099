import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { openDashboard, signIn } from "./support/sign-in.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Milestone Tracking" });
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("a review clock that stood is planned with its hold, and another hold moves the days that follow", async ({ page }) => {
  const heard = complaints(page);
  const protocol = `plan-${Date.now()}`;
  await openDashboard(page, "dana");
  await page.goto("/regulatory-compass?tab=pathway&clock=510k&start=2027-01-04&holds=2027-02-01/2027-02-22");
  await page.getByRole("link", { name: "Plan milestones" }).click();
  const dialog = page.getByRole("dialog", { name: "Plan from a review clock" });
  await expect(dialog.getByRole("list", { name: "Holds" })).toContainText("1 Feb 2027: FDA asks for additional information; 22 Feb 2027:");
  await dialog.getByLabel("Protocol").fill(protocol);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Make the milestones" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/clinres?open=milestones&protocolId=${protocol}`);
  await expect(rowOf(page, "Decision (MDUFA goal)")).toContainText("25 Apr 2027");
  await page.getByRole("button", { name: "FDA receives the 510(k)" }).click();
  const pane = page.getByRole("dialog", { name: "FDA receives the 510(k)" });
  await pane.getByLabel("FDA asks for additional information").fill("2027-03-01");
  await pane.getByRole("button", { name: "Add hold" }).click();
  await expect(page.getByText(/cannot be known while the clock stands, and stayed/u)).toBeVisible();
  await expectAccessible(page);
  await pane.getByLabel("FDA receives the complete answer").fill("2027-03-31");
  await pane.getByRole("button", { name: "End hold" }).click();
  await expect(page.getByText("Moved by the review clock: 2 milestones.", { exact: true })).toBeVisible();
  await pane.getByRole("button", { name: "Decision (MDUFA goal)" }).click();
  const decision = page.getByRole("dialog", { name: "Decision (MDUFA goal)" });
  await expect(decision).toContainText("51 days on hold are not counted");
  await page.keyboard.press("Escape");
  await expect(decision).toBeHidden();
  await expect(sheet(page)).toBeVisible();
  await expect(rowOf(page, "Decision (MDUFA goal)")).toContainText("25 May 2027");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(rowOf(page, "Decision (MDUFA goal)")).toContainText("25 Apr 2027");
  expect(heard).toEqual([]);
});

test("a checklist's submission becomes milestones with the documents that are to be there, once", async ({ page }) => {
  await openDashboard(page, "dana");
  const { request } = page.context();
  const headers = { origin: new URL(page.url()).origin };
  const made = await request.post("/api/products", {
    data: { name: `Pump ${Date.now()}`, currentStage: "concept", category: "device", targetMarkets: ["US"] },
    headers,
  });
  const { id } = (await made.json()).data;
  await page.goto(`/regulatory-compass?tab=checklist&product=${id}&route=510k`);
  await page.getByRole("button", { name: "Generate Customized Checklist" }).click();
  await page.getByLabel("FDA receives the 510(k)").fill("2028-03-06");
  await page.getByLabel("FDA receives the 510(k)").blur();
  await page.getByRole("button", { name: "Make milestones" }).click();
  await expect(page.getByText(/They stand under ClinRes Navigator, Milestone Tracking/u)).toBeVisible();
  await page.getByRole("button", { name: "Make milestones" }).click();
  await expect(page.getByText(/This checklist has its milestones already/u)).toBeVisible();

  await page.goto("/clinres?open=milestones&from=2028-03-01&until=2028-12-31");
  await expect(rowOf(page, "FDA receives the 510(k)")).toContainText("6 Mar 2028");
  await page.getByRole("button", { name: "FDA receives the 510(k)" }).click();
  const pane = page.getByRole("dialog", { name: "FDA receives the 510(k)" });
  await expect(pane.getByRole("textbox", { name: "Documents required" })).toHaveValue(/Proposed labels, labeling and advertisements/u);
});

test("what two windows write at once is kept in both until somebody chooses", async ({ page, browser }) => {
  const mark = String(Date.now());
  await signIn(page, "dana");
  await page.goto("/clinres");
  const made = await page.context().request.post("/api/milestones", {
    data: { country: "US", type: "submission", name: `Send ${mark}`, plannedDate: "2027-01-04" },
    headers: { origin: new URL(page.url()).origin },
  });
  const { id } = (await made.json()).data;
  const other = await browser.newPage();
  await signIn(other, "dana");
  for (const window of [page, other]) {
    await window.goto(`/clinres?open=milestones&search=${mark}&milestone=${id}`);
    await expect(window.getByRole("dialog", { name: `Send ${mark}` })).toBeVisible();
  }
  const [mine, theirs] = [page, other].map((window) => window.getByRole("dialog", { name: mark }));
  if (mine === undefined || theirs === undefined) throw new Error("there are two windows");
  await mine.getByLabel("Notes").fill("Written here");
  await theirs.getByLabel("Notes").fill("Written there");
  await theirs.getByLabel("Notes").blur();
  await theirs.getByLabel("Status").selectOption("In progress");
  await expect(mine.getByLabel("Status")).toHaveValue("in_progress");
  await expect(mine.getByText("Changed elsewhere to “Written there” while you typed.")).toBeVisible();
  await expect(mine.getByLabel("Notes")).toHaveValue("Written here");
  await expectAccessible(page);
  await mine.getByLabel("Responsible person").focus();
  await expect(theirs.getByLabel("Notes")).toHaveValue("Written there");
  await mine.getByRole("button", { name: "Keep mine" }).click();
  await expect(theirs.getByLabel("Notes")).toHaveValue("Written here");
  await other.close();
});
