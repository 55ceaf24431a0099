import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { ask, openDashboard, signIn, signInByHand, signOut } from "./support/sign-in.ts";

const question = "Which regulation lists what a 510(k) summary must contain?";

test("ask, open the source, bookmark, sign out, sign in, find it, remove it", async ({ page }) => {
  const heard = complaints(page);
  await signInByHand(page);
  await ask(page, question);
  const cited = page
    .getByRole("listitem")
    .getByRole("link", { name: /^21 CFR 807\.92/u })
    .first();
  await expect(cited).toBeVisible();
  await expectAccessible(page);

  await cited.click();
  const source = page.getByRole("complementary", { name: "Source" });
  await expect(source.getByRole("tab", { name: "Text" })).toHaveAttribute("aria-selected", "true");
  const clause = (await cited.textContent()) ?? "";
  await expect(source.getByText(clause, { exact: true }).first()).toBeInViewport();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Bookmark", exact: true }).click();
  await expect(page.getByText("Successfully bookmarked! Check your bookmarks page.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Bookmarked" })).toBeDisabled();

  await signOut(page);
  await signInByHand(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bookmarks" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bookmarked Queries" })).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: question });
  await expect(card.first()).toBeVisible();
  const before = await card.count();
  await card
    .first()
    .getByRole("button", { name: /^Remove bookmark/u })
    .click();
  await expect(card).toHaveCount(before - 1);
  expect(heard).toEqual([]);
});

test("a link to an opened source shows the same to whoever may open it, and Esc returns to the citation", async ({ page }) => {
  await signIn(page);
  await ask(page, question);
  const cited = page
    .getByRole("listitem")
    .getByRole("link", { name: /^21 CFR 807\.92/u })
    .first();
  await cited.click();
  await expect(page).toHaveURL(/source=.*passage=.*quote=0\.0/u);
  await page.reload();
  const source = page.getByRole("complementary", { name: "Source" });
  await expect(source.getByRole("tab", { name: "Text" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(source).toBeHidden();
  await expect(cited).toBeFocused();
  await expect(page).not.toHaveURL(/source=/u);
});

test("the tabs of a source lead to its versions and its contents", async ({ page }) => {
  await signIn(page);
  await ask(page, question);
  await page
    .getByRole("listitem")
    .getByRole("link", { name: /^21 CFR 807\.92/u })
    .first()
    .click();
  const source = page.getByRole("complementary", { name: "Source" });
  await source.getByRole("tab", { name: /^Versions/u }).click();
  await expect(source.getByRole("button", { name: /Open now/u })).toBeVisible();
  await source.getByRole("tab", { name: "Contents" }).click();
  const entry = source.getByRole("listitem").getByRole("button").first();
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await entry.click();
  await expect(source.getByRole("tab", { name: "Text" })).toHaveAttribute("aria-selected", "true");
});

test("on a phone the source covers the screen and closes again", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await signIn(page);
  await ask(page, question);
  await page
    .getByRole("listitem")
    .getByRole("link", { name: /^21 CFR 807\.92/u })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: "Source" });
  await expect(sheet.getByRole("tab", { name: "Text" })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Close the source (Esc)" }).click();
  await expect(sheet).toBeHidden();
});

test("a failed question is kept and can be asked again", async ({ page }) => {
  await signIn(page);
  const calls = /\/api\/(?:rpc\/answers\.ask|regulatory-search)/u;
  await page.route(calls, (route) => route.abort());
  await page.goto("/queries");
  const box = page.getByRole("textbox", { name: "Question" });
  await box.fill(question);
  await page.getByRole("button", { name: /^Ask/u, exact: false }).last().click();
  await expect(page.getByRole("alert")).toContainText("Your question is kept.");
  await expect(box).toHaveValue(question);
  await page.unroute(calls);
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
});

test("a question is answered though its stream does not come through", async ({ page }) => {
  await signIn(page);
  await page.route("**/api/regulatory-search/stream", (route) => route.abort());
  await page.goto("/queries");
  await page.getByRole("textbox", { name: "Question" }).fill(question);
  await page.getByRole("button", { name: /^Ask/u, exact: false }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
});

test("an answer that a model phrased says so, with the sentences that were left out", async ({ page }) => {
  await signIn(page);
  await page.route("**/api/regulatory-search/stream", async (route) => {
    const response = await route.fetch();
    const told = (await response.text()).replace('"phrased_by":null', '"phrased_by":"a small model"');
    await route.fulfill({
      response,
      body: told.replace('"left_out":[]', '"left_out":[{"text":"All is exempt.","reason":"names no clause"}]'),
    });
  });
  await page.goto("/queries");
  await page.getByRole("textbox", { name: "Question" }).fill(question);
  await page.getByRole("button", { name: /^Ask/u, exact: false }).last().click();
  await expect(page.getByText("Phrased by a small model, every citation checked")).toBeVisible();
  await page.getByText("1 sentence left out").click();
  await expect(page.getByText("“All is exempt.” names no clause")).toBeVisible();
  await expectAccessible(page);
});

test("a question typed but not asked survives a reload", async ({ page }) => {
  await signIn(page);
  await page.goto("/queries");
  await page.getByRole("textbox", { name: "Question" }).fill("How soon must a death be reported?");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Question" })).toHaveValue("How soon must a death be reported?");
});

test("an answer asked as of an earlier day under another authority says so", async ({ page }) => {
  await signIn(page);
  await page.goto("/queries");
  await page.getByRole("button", { name: "EU MDR" }).click();
  await page.getByRole("button", { name: "In force on: today" }).click();
  await page.getByLabel("In force on").fill("2024-05-01");
  await expect(page).toHaveURL(/authority=EU_MDR&as_of=2024-05-01/u);
  await page.getByRole("textbox", { name: "Question" }).fill("What must technical documentation contain?");
  await page.keyboard.press("Enter");
  await expect(page.getByText("EU MDR, as of 1 May 2024", { exact: true })).toBeVisible();
});

test("the search modal asks, shows the result with its audit trail, and opens it as a page", async ({ page }) => {
  await openDashboard(page);
  await page.getByRole("button", { name: "Start Global Search" }).click();
  const modal = page.getByRole("dialog", { name: "Explore Regulations" });
  await expect(modal.getByRole("button", { name: "Search Global" })).toBeDisabled();
  await modal.getByRole("textbox", { name: "Question" }).fill("   ");
  await expect(modal.getByRole("button", { name: "Search Global" })).toBeDisabled();
  await modal.getByRole("textbox", { name: "Question" }).fill(question);
  await modal.getByRole("textbox", { name: "Question" }).press("Shift+Enter");
  await expect(modal.getByRole("region", { name: "Audit trail" })).toBeHidden();
  await expectAccessible(page);
  await modal.getByRole("textbox", { name: "Question" }).press("Enter");
  await expect(modal.getByRole("heading", { level: 2, name: question })).toBeVisible();
  await expect(modal.getByRole("status").filter({ hasText: /^Answered\. \d+ statement/u })).toBeAttached();
  await expect(modal.getByText(/^Confidence \d+ %$/u)).toBeVisible();
  await expect(modal.getByRole("heading", { name: "Audit trail" })).toBeVisible();
  await expect(modal.getByText(/^Source documents \(\d+\)$/u)).toBeVisible();
  await expectAccessible(page);

  await modal.getByRole("button", { name: "Bookmark", exact: true }).click();
  await expect(modal.getByRole("button", { name: "Bookmarked" })).toBeDisabled();
  await expect(page).toHaveURL(/explore=[0-9a-f-]{36}$/u);
  await page.reload();
  await expect(modal.getByRole("heading", { level: 2, name: question })).toBeVisible();
  await modal.getByRole("link", { name: "Open as page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
  await page.goBack();
  await modal
    .getByRole("link", { name: /^21 CFR 807\.92/u })
    .first()
    .click();
  await expect(page.getByRole("complementary", { name: "Source" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
});

test("from an answer's heading one Tab leads to what can be done with it, under its statements", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await ask(page, question);
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeFocused();
  await page.keyboard.press("Tab");
  const bar = page.getByRole("group", { name: "With this answer" });
  await expect(bar.getByRole("button", { name: "Bookmark", exact: true })).toBeFocused();
  const [below, last] = [await bar.boundingBox(), await page.locator("[data-statement]").last().boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
  for (const name of ["Bookmark", "Copy with citations", "Export", "Ask in", "Compare"])
    await expect(bar.getByRole("button", { name, exact: true })).toBeInViewport();
  await bar.getByRole("button", { name: "Ask in" }).press("Enter");
  await expect(page.getByRole("menuitem", { name: "EU MDR" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Compare" }).press("Enter");
  await page.getByRole("menuitem", { name: /^Ask again/u }).click();
  await expect(page).toHaveURL(/\/compare\//u);
});

/** Shows the next answer with some of what it holds replaced. */
async function answerWith(page: Page, change: (answer: Record<string, unknown>) => object) {
  await page.route("**/api/regulatory-search/stream", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/^(data: )(\{"id":.*)$/gmu, (_, name: string, data: string) => {
      const answer = JSON.parse(data);
      return name + JSON.stringify({ ...answer, ...change(answer) });
    });
    await route.fulfill({ response, body });
  });
}

test("several questions at once stand under their own headings, and one without an answer says so", async ({ page }) => {
  await signIn(page);
  await answerWith(page, ({ statements }) => ({
    parts: [
      { question: "What must a summary contain?", outcome: "answered", statements },
      { question: "What does the form cost in Kenya?", outcome: "nothing_found", statements: [] },
    ],
    not_searched: ["Kenya"],
  }));
  await ask(page, question);
  const first = page.getByRole("region", { name: "What must a summary contain?" });
  await expect(first.getByRole("link", { name: /^21 CFR 807\.92/u }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "What does the form cost in Kenya?" })).toContainText(
    "Nothing in the library supports an answer to this part.",
  );
  await expect(page.getByText("Not in the library: Kenya.")).toBeVisible();
  await expectAccessible(page);
});

test("what the question takes for granted and is right is confirmed calmly, with its clause", async ({ page }) => {
  await signIn(page);
  await answerWith(page, ({ statements }) => ({
    correction: {
      kind: "confirmed",
      text: "A summary may be sent.",
      citations: (statements as { citations: object[] }[])[0]?.citations.slice(0, 1),
    },
  }));
  await ask(page, question);
  const confirmed = page.getByRole("region", { name: "Confirmed" });
  await expect(confirmed).toContainText("Confirmed: A summary may be sent.");
  await expect(confirmed.getByRole("link")).toHaveCount(1);
  await expectAccessible(page);
});

test("where nothing is found no confidence is shown", async ({ page }) => {
  await signIn(page);
  await answerWith(page, () => ({
    outcome: "nothing_found",
    statements: [],
    response: "Nothing in the library supports an answer. Searched: 2 passages of 1 sources.",
    confidence_score: 0,
  }));
  await ask(page, question);
  await expect(page.getByText("Nothing in the library supports an answer.")).toBeVisible();
  await expect(page.getByText(/Confidence/u)).toHaveCount(0);
});

test("somebody else's answer cannot be opened", async ({ page, browser }) => {
  await signIn(page, "ana");
  await ask(page, question);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, "chi");
  await other.goto(page.url());
  await expect(other.getByRole("heading", { name: "There is no answer at this address." })).toBeVisible();
  await expectAccessible(other);
  await elsewhere.close();
});

test("a place that the question names and the authority leaves out is pointed out", async ({ page }) => {
  await signIn(page);
  await ask(page, "How soon must a serious incident be reported in the US and the EU?");
  await expect(page.getByText("Also named, but not searched under FDA (US): European Union.")).toBeVisible();
});

test("clauses of a long list that were not looked into are named", async ({ page }) => {
  await signIn(page);
  await ask(page, `What do ${Array.from({ length: 14 }, (_, nth) => `21 CFR 820.${nth + 1}`).join(", ")} require?`);
  await expect(
    page.getByText("Also named, but not looked into, as one answer takes up a dozen clauses: 21 CFR 820.13 and 21 CFR 820.14."),
  ).toBeVisible();
});
