import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { ask, openDashboard, signIn } from "./support/sign-in.ts";

const rows = (page: Page) => page.getByRole("list", { name: "Sources" }).getByRole("listitem");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search the library" });
const facet = (page: Page, group: string, value: string) =>
  page.getByRole("group", { name: group }).getByRole("button", { name: new RegExp(`^${value}`, "u") });

async function openSource(page: Page, words: string, name: RegExp): Promise<void> {
  await page.goto(`/library?search=${encodeURIComponent(words)}`);
  await page.getByRole("region", { name: "Sources" }).getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("the library is browsed by filters and search, and Back and a shared link bring the same list", async ({ page }) => {
  const heard = complaints(page);
  await openDashboard(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Library", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Library" })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page);

  await facet(page, "Kind", "Directive").click();
  await expect(page).toHaveURL(/kind=directive/u);
  await expect(facet(page, "Kind", "Directive")).toHaveAttribute("aria-pressed", "true");
  await expect(rows(page).filter({ hasText: "Directive 93/42/EEC" })).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Filters set" }).getByRole("button", { name: /^Kind: Directive/u })).toBeVisible();
  await search(page).fill("active implantable");
  await expect(page.getByText("1 source with “active implantable”")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);

  await page.reload();
  await expect(search(page)).toHaveValue("active implantable");
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(search(page)).toHaveValue("");
  await expect(facet(page, "Kind", "Directive")).toHaveAttribute("aria-pressed", "false");
  expect(heard).toEqual([]);
});

test("the identifier typed comes first, and scrolling leads to the last source", async ({ page }) => {
  await signIn(page);
  await page.goto("/library");
  await search(page).fill("21 cfr 11");
  await expect(rows(page).first().getByRole("link").first()).toContainText("21 CFR 11");
  await search(page).fill("");
  await expect(page.getByText(/^\d+ sources$/u)).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    const last = await rows(page)
      .last()
      .evaluate((row) => ({ place: row.ariaPosInSet, of: row.ariaSetSize }));
    expect(last.place).toBe(last.of);
  }).toPass();
  expect(await rows(page).count()).toBeLessThan(60);
});

test("a search that finds nothing says so and leads back", async ({ page }) => {
  await signIn(page);
  await page.goto("/library?search=no+such+words+anywhere");
  await expect(page.getByRole("heading", { name: "No source matches" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(search(page)).toHaveValue("");
  await expect(rows(page).first()).toBeVisible();
});

test("a library that cannot be loaded says so and is loaded on the second try", async ({ page }) => {
  await signIn(page);
  await page.route("**/api/rpc/**library.browse*", (route) => route.abort());
  await page.goto("/library");
  await expect(page.getByRole("alert")).toContainText("The library could not be opened.");
  await page.unroute("**/api/rpc/**library.browse*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page).first()).toBeVisible();
});

test("a source's page says whose words it holds and leads to the official text", async ({ page }) => {
  await signIn(page);
  await openSource(page, "21 CFR 812", /21 CFR 812/u);
  await expect(page.getByText("Our summary of the clause — not its text")).toBeVisible();
  const official = page.getByRole("main").getByRole("link", { name: /official text/u });
  await expect(official).toHaveAttribute("target", "_blank");
  await expect(official).toHaveAttribute("rel", "noopener");
  await expect(official).toHaveAttribute("href", /^https:\/\/www\.ecfr\.gov\//u);
  await expectAccessible(page);
});

test("a source opens on its text, and the contents lead to a clause in it, at an address of its own", async ({ page }) => {
  await signIn(page);
  await openSource(page, "21 CFR 812", /21 CFR 812/u);
  const parts = page.getByRole("navigation", { name: "Parts of this page" });
  await expect(parts.getByRole("link", { name: "Read" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("region", { name: "Text of the source" }).locator("[data-passage]").first()).toBeVisible();
  await expectAccessible(page);
  await parts.getByRole("link", { name: "Contents" }).click();
  await page.getByRole("searchbox", { name: "Find in the contents" }).fill("812.150");
  const entry = page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("link", { name: /812\.150/u })
    .first();
  await entry.click();
  await expect(page).toHaveURL(/passage=/u);
  const text = page.getByRole("region", { name: "Text of the source" });
  await expect(text.locator("[data-cited=true]")).toBeInViewport();
  await expect(text.locator("[data-cited=true]")).toContainText("21 CFR 812.150");
  const address = page.url();
  await page.reload();
  await expect(text.locator("[data-cited=true]")).toBeInViewport();
  expect(page.url()).toBe(address);
});

test("two versions of a rule are compared in their own words", async ({ page }) => {
  await signIn(page);
  await openSource(page, "21 CFR 820", /21 CFR 820/u);
  await page.getByRole("navigation", { name: "Parts of this page" }).getByRole("link", { name: "Versions" }).click();
  await expect(page.getByText("Answers are drawn from this one")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ sections? differs?:/u)).toBeVisible();
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([
    "Section before",
    "Section after",
    "Kept",
    "Changed",
    "Renumbered",
    "New",
    "Gone",
  ]);
  await expect(table.getByRole("article")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next change" }).click();
  await expect(table.getByRole("article").first()).toBeFocused();
  await page.getByRole("button", { name: "Next change" }).click();
  await expect(page.getByText(/^Change 2 of \d+$/u)).toBeVisible();
  await expectAccessible(page);
  const earlier = await page.getByRole("combobox", { name: /^From/u }).inputValue();
  await page.getByRole("combobox", { name: /^To/u }).selectOption(earlier);
  await expect(page.getByText("Choose two different versions.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`to=${earlier}`, "u"));
});

test("a repealed directive shows what replaced it, and the regulation what it replaced", async ({ page }) => {
  await signIn(page);
  await openSource(page, "93/42/EEC", /93\/42\/EEC/u);
  const head = page.getByRole("main");
  await expect(head.getByText("Superseded", { exact: true }).first()).toBeVisible();
  await head
    .getByText("Replaced by")
    .getByRole("link")
    .or(head.locator("p", { hasText: "Replaced by" }).getByRole("link"))
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /2017\/745/u })).toBeVisible();
  await expect(page.getByText("Replaces Directive 93/42/EEC; Directive 90/385/EEC")).toBeVisible();
});

test("what cites a source is listed and read without leaving its page", async ({ page }) => {
  await signIn(page);
  await openSource(page, "EU MDR", /2017\/745/u);
  await page.getByRole("navigation", { name: "Parts of this page" }).getByRole("link", { name: "Cited by" }).click();
  const passage = page.getByRole("main").getByRole("listitem").getByRole("link").first();
  await expect(passage).toBeVisible();
  await expectAccessible(page);
  await passage.click();
  const pane = page.getByRole("complementary", { name: "Source" });
  await expect(pane.locator("[data-cited=true]").first()).toBeInViewport();
  await expect(page).toHaveURL(/part=cited/u);
});

test("a question can be begun from a source, and its answer is listed there afterwards", async ({ page }) => {
  const question = "Which regulation lists what a 510(k) summary must contain?";
  await signIn(page, "ben");
  await openSource(page, "21 CFR 807", /21 CFR 807/u);
  const address = page.url();
  await page.getByRole("button", { name: "Ask about this source" }).click();
  await expect(page.getByRole("textbox", { name: "Question" })).toHaveValue("What does 21 CFR 807 say about ");

  await ask(page, question);
  await page.goto(`${address}?part=answers`);
  await expect(page.getByRole("link", { name: question }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: question }).first().click();
  await page
    .getByRole("listitem")
    .getByRole("link", { name: /^21 CFR 807\.92/u })
    .first()
    .click();
  await page.getByRole("complementary", { name: "Source" }).getByRole("heading", { level: 2 }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: /21 CFR 807/u })).toBeVisible();
});

test("the command palette opens a source by its identifier", async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("textbox", { name: "Command" }).fill("eu ivdr");
  await page
    .getByRole("button", { name: /2017\/746/u })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /2017\/746/u })).toBeVisible();
});

for (const [typed, clause] of [
  ["807.92", "21 CFR 807.92"],
  ["MDR 61(4)", "EU MDR Article 61"],
  ["Article 10 IVDR", "EU IVDR Article 10"],
  ["ISO 14971 7.4", "ISO 14971:2019 7.4"],
] as const)
  test(`the command palette opens the clause that “${typed}” names`, async ({ page }) => {
    await openDashboard(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("textbox", { name: "Command" }).fill(typed);
    const first = page.getByRole("dialog").getByRole("button").first();
    await expect(first).toContainText(clause);
    await page.keyboard.press("Enter");
    const cited = page.getByRole("region", { name: "Text of the source" }).locator("[data-cited=true]");
    await expect(cited).toBeInViewport();
    await expect(cited).toContainText(clause);
  });

test("the command palette finds sections by their headings, and a question is still asked", async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press("Control+k");
  const command = page.getByRole("textbox", { name: "Command" });
  await command.fill("complaint files");
  await expect(page.getByRole("button", { name: /Complaint files/iu }).nth(1)).toBeVisible();
  await expectAccessible(page);
  await command.fill("What does 807.92 require?");
  await expect(page.getByRole("dialog").getByRole("button").first()).toContainText("Ask: What does 807.92 require?");
});

test("a source that is not there says so", async ({ page }) => {
  await signIn(page);
  for (const address of ["/library/00000000-0000-4000-8000-000000000000", "/library/nonsense"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "There is no source at this address." })).toBeVisible();
  }
  await expectAccessible(page);
});

test("on a phone the filters open above the list and nothing runs off the screen", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await signIn(page);
  await page.goto("/library");
  await expect(rows(page).first()).toBeVisible();
  await expect(facet(page, "Kind", "Directive")).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await facet(page, "Kind", "Directive").click();
  await expect(page.getByRole("button", { name: "Filters, 1 set" })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await rows(page).first().getByRole("link").first().click();
  await expect(page.getByRole("navigation", { name: "Parts of this page" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
