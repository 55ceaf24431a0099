import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { importVersion } from "./support/regulation.ts";
import { ask, signIn } from "./support/sign-in.ts";

const mark = Date.now();
const rule = `Gadget Rule ${mark}`;
const filler = "A sentence of law that says nothing of gadgets and is long enough to take its room on the screen. ".repeat(3);

/** A rule made up for these journeys: a list below a lead-in far above, and sections around it. */
const version = {
  identifier: rule,
  title: "Reports of lost gadgets",
  authority: "FDA",
  jurisdiction: "US",
  kind: "regulation",
  binding: true,
  label: "2025",
  status: "in_force",
  issued: "2025-01-01",
  retrieved: "2026-03-01",
  passages: [
    ...Array.from({ length: 6 }, (_, nth) => ({ citation: `${rule}.${nth + 1}`, heading: `Part ${nth + 1}`, text: filler })),
    {
      citation: `${rule}.8(a)`,
      heading: "Gadget notices",
      text: "(a) A gadget notice to the gadget office shall contain the following information:",
    },
    ...Array.from({ length: 9 }, (_, nth) => ({
      citation: `${rule}.8(a)(${nth + 1})`,
      heading: "Gadget notices",
      text: `(${nth + 1}) The ${nth + 1}. detail of the gadget, as its keeper knows it and as the gadget office may read it in its register;`,
    })),
    {
      citation: `${rule}.8(b)`,
      heading: "Gadget notices",
      text: "(b) The keeper of a lost gadget shall send the gadget notice to the gadget office within 17 calendar days.",
    },
    ...Array.from({ length: 12 }, (_, nth) => ({ citation: `${rule}.${nth + 9}`, heading: `Later part ${nth + 9}`, text: filler })),
  ],
};

test.beforeAll(() => importVersion(version));

const text = (page: Page) => page.getByRole("region", { name: "Text of the source" });
const cited = (page: Page) => text(page).locator("[data-cited=true]");

async function openRule(page: Page, clause: string) {
  await signIn(page);
  await page.goto(`/library?search=${encodeURIComponent(rule)}`);
  await page
    .getByRole("region", { name: "Sources" })
    .getByRole("link", { name: new RegExp(rule, "u") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(rule, "u") })).toBeVisible();
  await text(page).getByRole("button", { name: clause, exact: true }).click();
  await expect(cited(page)).toContainText(clause);
}

test("an item far down a list is read with what it goes on from, its number in the margin and its section in sight", async ({ page }) => {
  const heard = complaints(page);
  await openRule(page, `${rule}.8(a)(7)`);
  await expect(page).toHaveURL(/passage=/u);
  await page.reload();
  await expect(cited(page)).toBeInViewport();
  await expect(text(page).getByText("shall contain the following information:").last()).toBeInViewport();
  await expect(text(page).getByRole("heading", { name: /^Gadget notices/u })).toBeInViewport();
  const indent = (clause: string) =>
    text(page)
      .locator("[data-passage]")
      .filter({ has: page.getByRole("button", { name: clause, exact: true }) })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingLeft));
  expect(await indent(`${rule}.8(a)(7)`)).toBeGreaterThan(await indent(`${rule}.8(b)`));
  const ink = (name: string) => page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token), name);
  expect(await ink("--ink")).not.toBe(await ink("--ink-2"));
  const colours = await text(page)
    .locator("[data-passage] p")
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
  expect(colours).toHaveLength(1);
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("words are found in the whole source, place by place, by key", async ({ page }) => {
  await openRule(page, `${rule}.1`);
  const find = page.getByRole("searchbox", { name: "Find in this source" });
  await find.fill("gadget office");
  await expect(page.getByText(/^11 found$/u)).toBeVisible();
  await find.press("Enter");
  await expect(page.getByText("1 of 11")).toBeVisible();
  await expect(cited(page)).toContainText(`${rule}.8(a)`);
  await find.press("Shift+Enter");
  await expect(page.getByText("11 of 11")).toBeVisible();
  await expect(cited(page)).toBeInViewport();
  await expectAccessible(page);
  await find.fill("zeppelin");
  await expect(page.getByText("Not found")).toBeVisible();
});

test("one goes from section to section, and takes a link or the citation away", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openRule(page, `${rule}.8(b)`);
  await page.getByRole("button", { name: "Next section: Later part 9" }).click();
  await expect(cited(page)).toContainText(`${rule}.9`);
  await page.getByRole("button", { name: "Previous section: Gadget notices" }).click();
  await expect(cited(page)).toContainText(`${rule}.8(a)`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: /^Copy a link/u }).click();
  await page.getByRole("menuitem", { name: "Copy citation" }).click();
  await expect.poll(copied).toContain(`${rule}.8(a); Reports of lost gadgets; Regulation, binding, in force`);
  await page.getByRole("button", { name: /^Copy a link/u }).click();
  await page.getByRole("menuitem", { name: "Copy link" }).click();
  await expect.poll(copied).toMatch(/\/library\/[0-9a-f-]{36}\?version=.*passage=/u);
  await page.goto(await copied());
  await expect(cited(page)).toContainText(`${rule}.8(a)`);
});

test("from citation to citation of an answer without leaving its source's pane", async ({ page }) => {
  await signIn(page);
  await ask(page, "Which regulation lists what a 510(k) summary must contain?");
  await page
    .getByRole("listitem")
    .getByRole("link", { name: /^21 CFR 807\.92/u })
    .first()
    .click();
  const steps = page.getByRole("group", { name: "Citations of the answer" });
  await expect(steps.getByText(/^Citation 1 of \d+$/u)).toBeVisible();
  await steps.getByRole("button", { name: "Next citation" }).click();
  await expect(steps.getByText(/^Citation 2 of \d+$/u)).toBeVisible();
  await expect(steps.getByRole("button", { name: "Next citation" })).toBeFocused();
  await expect(page).toHaveURL(/quote=(?!0\.0)/u);
});

test("from 900 pixels the source stands beside the answer, with the sidebar as icons; below, a sheet has the statement on top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await signIn(page);
  await ask(page, `Within how many days must the keeper of a lost gadget send the gadget notice to the gadget office? (${mark})`);
  const link = page
    .getByRole("listitem")
    .getByRole("link", { name: new RegExp(`^${rule}`, "u") })
    .first();
  await link.click();
  const pane = page.getByRole("complementary", { name: "Source" });
  await expect(pane).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveAttribute("data-collapsed", "true");
  const statement = link.locator("xpath=ancestor::*[@data-statement][1]/p[1]");
  const [left, right] = [await statement.boundingBox(), await pane.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await expectAccessible(page);

  const said = ((await statement.textContent()) ?? "").slice(0, 40);
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(page.getByRole("dialog", { name: "Source" })).toContainText(said);
});
