import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { importVersion } from "./support/regulation.ts";
import { openDashboard, signIn } from "./support/sign-in.ts";

test("templates open over the dashboard, are searched and filtered, and scroll to the last", async ({ page }) => {
  const heard = complaints(page);
  await openDashboard(page, "ben");
  await page.getByRole("list", { name: "Tools" }).getByRole("link", { name: "Global Templates" }).click();
  const dialog = page.getByRole("dialog", { name: "Global Templates" });
  await expect(dialog.getByRole("heading", { name: "Featured" })).toBeVisible();
  await expectAccessible(page);

  const templates = dialog.getByRole("list", { name: "Templates" });
  const total = Number(await templates.getByRole("listitem").first().getAttribute("aria-setsize"));
  await expect(async () => {
    await dialog.evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight));
    await expect(templates.locator(`[aria-posinset="${total}"]`)).toBeInViewport({ timeout: 500 });
  }).toPass();

  await dialog.evaluate((scrolled) => scrolled.scrollTo(0, 0));
  await dialog.getByRole("searchbox", { name: "Search templates" }).fill("21 CFR 807.92");
  await dialog
    .getByRole("group", { name: "Category" })
    .getByRole("button", { name: /^Devices/u })
    .click();
  await dialog
    .getByRole("group", { name: "Country" })
    .getByRole("button", { name: /^United States/u })
    .click();
  await expect(templates.getByRole("heading").first()).toHaveText("510(k) summary");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/u);
  expect(heard).toEqual([]);
});

/** Keeps a product for whoever is signed in; gives its name. */
async function keptProduct(page: Page, name: string): Promise<string> {
  const { request } = page.context();
  const data = {
    name,
    firm: "Northfield Medical Inc.",
    currentStage: "concept",
    category: "device",
    areas: ["device"],
    targetMarkets: ["US"],
  };
  await page.goto("/templates");
  const reply = await request.post("/api/products", { headers: { origin: new URL(page.url()).origin }, data });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  return name;
}

/** The part of the CFR that a template rests on, with other words; no other journey reads it. */
const amended = {
  identifier: "21 CFR 54",
  title: "Financial Disclosure by Clinical Investigators",
  authority: "FDA",
  jurisdiction: "US",
  kind: "regulation",
  binding: true,
  text_kind: "summary",
  label: "Amended",
  status: "in_force",
  issued: "2026-11-24",
  retrieved: "2026-11-24",
  passages: [{ citation: "21 CFR 54.4(a)", heading: "Certification and disclosure", text: "The applicant discloses within a fortnight." }],
};

test("a template is filled from a product, made as a file, and says on screen which clause changed since", async ({ page }) => {
  const heard = complaints(page);
  await signIn(page, "ben");
  const product = await keptProduct(page, `Pump ${Date.now()}`);
  await page.goto("/templates/us-financial-disclosure");
  const preview = page.getByRole("article", { name: "Preview" });
  await expect(preview.getByRole("link", { name: "21 CFR 54.4(a)" }).first()).toHaveAttribute("href", /^\/library\//u);
  const instruction = preview.getByText("Collect at the start of each study");
  await expect(instruction).toBeVisible();
  await page.getByRole("checkbox", { name: /^With instructions/u }).click();
  await expect(instruction).toBeHidden();
  await page.getByRole("combobox", { name: "Filled from" }).selectOption(product);
  await expect(preview.getByText(`I state in respect of ${product} and Northfield Medical Inc.`)).toBeVisible();
  await expectAccessible(page);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Word of Financial interests" }).click();
  expect((await saved).suggestedFilename()).toBe("clausewise-us-financial-disclosure.docx");
  const made = page.getByRole("region", { name: "Files you made of it" });
  await expect(made).toContainText(`for ${product}`);
  await expect(made).toContainText("No clause that it rests on changed since.");

  await importVersion(amended);
  await expect(page.getByRole("region", { name: "Changed clauses" })).toContainText("How this set is used");
  await expect(made).toContainText("Changed 21 CFR 54.4(a)");
  await expectAccessible(page);
  await page.goto("/templates?search=21+CFR+54.4(a)");
  await expect(page.getByRole("article").filter({ hasText: "Financial interests of clinical investigators" })).toContainText(
    "A clause changed in",
  );

  // It is a task among the alerts until the file is made anew.
  await page.goto("/alerts");
  const tasks = page.getByRole("region", {
    name: /^\d+ files? that you made of (?:a template rests|templates rest) on words that changed$/u,
  });
  const task = tasks.getByRole("listitem").filter({ hasText: `for ${product}` });
  await expect(task).toContainText("Changed 21 CFR 54.4(a)");
  await expectAccessible(page);
  await task.getByRole("link").click();
  await page.getByRole("combobox", { name: "Filled from" }).selectOption(product);
  const again = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Word of Financial interests" }).click();
  await again;
  const read = page.waitForResponse(/templates\.made/u);
  await page.goto("/alerts");
  await read;
  await expect(task).toHaveCount(0);
  expect(heard).toEqual([]);
});

test("an authority's own form is opened there, and that is recorded", async ({ page, context }) => {
  await context.route(/pmda\.go\.jp|mhlw\.go\.jp/u, (route) => route.abort());
  await signIn(page, "ben");
  await page.goto("/templates?country=JP&origin=official");
  const form = page.getByRole("article").first();
  await expectAccessible(page);
  const recorded = page.waitForResponse((reply) => reply.url().includes("templates.logDownload"));
  const opened = context.waitForEvent("page");
  await form.getByRole("link", { name: /^Open at/u }).click();
  await opened;
  expect((await recorded).status()).toBe(200);
  await expect(form).toContainText("1 download");
  await form.getByRole("heading").getByRole("link").click();
  await expect(page.getByText("own and is had there")).toBeVisible();
  await expectAccessible(page);
});
