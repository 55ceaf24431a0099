import { readFileSync } from "node:fs";
import { type Page, expect, test } from "@playwright/test";
import { elsewhere, narrowed, routes, saidOfDocuments, standing } from "./support/specified.ts";
import { heardErrors, rewritten } from "./support/states.ts";
import { textFile } from "./support/documents.ts";
import { signIn } from "./support/sign-in.ts";

/** All words of a screen, also those that only assistive technology says. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [placeholder]")];
    const names = named.map((one) => `${one.getAttribute("aria-label") ?? ""} ${one.getAttribute("placeholder") ?? ""}`);
    return [document.body.textContent, ...names].join("\n");
  });

test("every route of the specification opens, and those for people who signed in send visitors to the start page", async ({ page }) => {
  for (const [path, heading] of Object.entries(routes.public)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  for (const path of Object.keys(routes.signedIn)) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/u);
  }
  await page.goto("/auth/callback");
  await expect(page).toHaveURL(/\/\?error=auth_failed$/u);
  await signIn(page, "ana");
  for (const [path, heading] of Object.entries(routes.signedIn)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
});

test("every text of the specification that stands on a screen is there", async ({ page }) => {
  await signIn(page, "ana");
  for (const [address, texts] of Object.entries(standing)) {
    await page.goto(address);
    await expect(async () => {
      const words = await wordsOf(page);
      expect(
        texts.filter((text) => !words.includes(text)),
        address,
      ).toEqual([]);
    }).toPass({ timeout: 20_000 });
  }
});

for (const { address, filter, values } of narrowed) {
  test(`${address} is narrowed by every ${filter.toLowerCase()} of the specification`, async ({ page }) => {
    await signIn(page, "ana");
    await page.goto(address);
    const group = page.getByRole("group", { name: filter });
    await group.getByRole("button", { name: new RegExp(`more under ${filter}$`, "u") }).click();
    for (const value of values) await expect(group.getByRole("button", { name: new RegExp(`^${value}`, "u") })).toBeVisible();
  });
}

test("a document is said to be of every category and body of the specification", async ({ page }) => {
  await signIn(page, "ana");
  await page.goto("/documents?open=upload");
  const dialog = page.getByRole("dialog", { name: "Upload Document" });
  await dialog.getByLabel("Drop documents here, or choose them").setInputFiles(textFile("Letter", "Nothing is sent."));
  const offered = dialog.getByRole("option");
  for (const name of saidOfDocuments) await expect(offered.filter({ hasText: new RegExp(`^${name}$`, "u") }).first()).toBeAttached();
});

test("every text that shows in a state alone is asserted where that state is brought about", () => {
  const missing = Object.entries(elsewhere).flatMap(([file, texts]) => {
    const said = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
    return texts.filter((text) => !said.includes(text)).map((text) => `${file}: ${text}`);
  });
  expect(missing).toEqual([]);
});

test("a bookmark that is under way, and one that failed, say so", async ({ page }) => {
  await signIn(page, "ana");
  const kept = { question: "How long are records kept?", is_bookmarked: true, response: "", source_documents: "", confidence_score: null };
  const made = { id: "1", answer_id: null, created_at: "2026-11-01T00:00:00.000Z", stakeholder_impact: "medium", changes: null };
  const items = ["processing", "failed", "waiting"].map((query_status, at) => ({ ...kept, ...made, id: String(at), query_status }));
  await rewritten(page, { "queries.list": (list) => ({ ...list, items, total: items.length, next: null }) });
  await page.goto("/bookmarks");
  await expect(page.getByText("Processing your question... This may take a few moments.")).toBeVisible();
  await expect(page.getByText("Failed to process this question. Please try again.")).toBeVisible();
  await expect(page.getByText("Waiting", { exact: true })).toBeAttached();
  await expect(page.getByText("Confidence N/A").first()).toBeVisible();
});

test("whoever has nothing yet is told how to begin", async ({ page }) => {
  await signIn(page, "ana");
  const nothing = (list: object) => ({ ...list, items: [], total: 0, next: null });
  await rewritten(page, { "protocols.list": nothing, "milestones.list": nothing, "pathways.list": nothing });
  await page.goto("/clinres");
  await expect(page.getByText("No Activity Yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Start First Protocol" })).toBeVisible();
  await page.goto("/clinres?open=milestones");
  await expect(page.getByText("No Milestones Yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create First Milestone" })).toBeVisible();
});

test("what is on its way says so", async ({ page }) => {
  await signIn(page, "ana");
  const held = Promise.withResolvers<undefined>();
  await page.route(/\/api\/rpc\/[^?]*(?:milestones\.list|intelligence\.updates|alerts\.create)/u, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/clinres?open=milestones");
  await expect(page.getByText("Loading milestone data...")).toBeVisible();
  await page.goto("/clinres?open=hub");
  await expect(page.getByText("Syncing intelligence data from all integrated sources...")).toBeVisible();
  await page.goto("/alerts?create=alert");
  const dialog = page.getByRole("dialog", { name: "Create Alert" });
  await dialog.getByLabel("Title").fill("A date moved");
  await dialog.getByLabel("Description").fill("Read what changed.");
  await dialog.getByRole("button", { name: "Create Alert" }).click();
  await expect(dialog.getByText("Creating...")).toBeVisible();
  held.resolve(undefined);
  await expect(dialog).toBeHidden();
  await page.goto("/clinres?open=hub");
  await expect(page.getByText(/^[\d,]+ of [\d,]+ updates$/u)).toBeVisible();
});

test("the console says what could not be fetched, word for word", async ({ page }) => {
  const heard = heardErrors(page);
  await page.route("**/api/oauth/*/redirect_url", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/");
  await page.getByRole("button", { name: "Access Platform for Free" }).click();
  await expect.poll(heard).toContain("Failed to get login redirect URL: API responded with HTTP status 503");
  await page.unroute("**/api/oauth/*/redirect_url");
  await signIn(page, "ana");
  await page.route("**/api/rpc/**guidance.search*", (route) => route.abort());
  await page.goto("/regulatory-intelligence-hub");
  await expect.poll(heard).toContain("Failed to fetch FDA guidance documents:");
  await page.goto("/regulatory-intelligence-hub?search=software");
  await expect.poll(heard).toContain("Failed to search FDA guidance documents:");
});
