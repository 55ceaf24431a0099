import { type Page, expect, test } from "@playwright/test";
import { signIn } from "./support/sign-in.ts";
import { callerOf } from "./support/work.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** A milestone of whoever is signed in; gives its id. */
async function milestone(page: Page, name: string): Promise<string> {
  const call = await callerOf(page);
  const { id } = await call("POST", "/api/milestones", { country: "US", type: "submission", name, plannedDate: "2027-03-01" });
  return id;
}

test("Escape closes a question over a pane over a sheet one by one, however they were opened", async ({ page }) => {
  const name = `Nested ${Date.now()}`;
  await signIn(page, "ana");
  const id = await milestone(page, name);
  for (const address of ["/clinres?open=milestones", `/clinres?open=milestones&milestone=${id}`]) {
    await page.goto(`${address}&search=${encodeURIComponent(name)}`);
    const [sheet, pane] = [dialog(page, "Milestone Tracking"), dialog(page, name)];
    if (!address.includes(id)) await sheet.getByRole("button", { name }).click();
    for (const [button, title] of [
      ["Share", `Share “${name}”`],
      ["Delete this milestone", `Delete “${name}”?`],
    ] as const) {
      await pane.getByRole("button", { name: button, exact: true }).click();
      await expect(dialog(page, title)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(page, title)).toBeHidden();
      await expect(pane).toBeVisible();
      await expect(pane.getByRole("button", { name: button, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(pane).toBeHidden();
    await expect(sheet).toBeVisible();
    if (!address.includes(id)) await expect(sheet.getByRole("button", { name })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/clinres(?:\?search=[^&]*)?$/u);
  }
});

test("what moves with a milestone is asked over its pane, and Escape leaves the pane and its day as they were", async ({ page }) => {
  const mark = String(Date.now());
  await signIn(page, "ana");
  const first = await milestone(page, `First ${mark}`);
  const next = await milestone(page, `Next ${mark}`);
  await (
    await callerOf(page)
  )("POST", `/api/milestones/${next}/dependencies`, { on_id: first });
  await page.goto(`/clinres?open=milestones&search=${mark}&milestone=${first}`);
  const pane = dialog(page, `First ${mark}`);
  await pane.getByLabel("Planned date").fill("2027-03-08");
  await pane.getByLabel("Planned date").blur();
  const asked = dialog(page, `Move “First ${mark}” to 8 Mar 2027?`);
  await expect(asked).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  await expect(pane).toBeVisible();
  await expect(pane.getByLabel("Planned date")).toHaveValue("2027-03-01");
});

test("Escape closes the search, a menu and a new dialog over a sheet without the sheet", async ({ page }) => {
  await signIn(page, "ana");
  await milestone(page, `Kept ${Date.now()}`);
  await page.goto("/clinres?open=milestones");
  const sheet = dialog(page, "Milestone Tracking");
  await sheet.getByRole("button", { name: "Add Milestone" }).click();
  await expect(dialog(page, "Create Milestone")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Create Milestone")).toBeHidden();
  await expect(sheet).toBeVisible();

  await sheet.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("menuitem", { name: "CSV" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menuitem", { name: "CSV" })).toBeHidden();
  await expect(sheet).toBeVisible();

  await page.keyboard.press("Control+k");
  await expect(dialog(page, "Command palette")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Command palette")).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});
