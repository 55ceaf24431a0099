import { type Locator, type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { uploaded } from "./support/documents.ts";
import { pdfOf } from "./support/pdf.ts";
import { signIn } from "./support/sign-in.ts";

/** Said of nothing else, so that a test finds its own. */
const run = Date.now();
const quoted = [`Blood samples of run ${run} shall be stored at five`, "degrees Celsius in the cold room for nine weeks."];
const around = ["Storage is described on this page.", "Staff who store them are trained every two years."];
const lines = [around[0] ?? "", ...quoted, around[1] ?? ""];
const buffer = pdfOf([["A manual of two pages."], lines]);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = async (one: Locator): Promise<Box> => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const shared = (from: number, length: number, otherFrom: number, other: number): number =>
  Math.max(0, Math.min(from + length, otherFrom + other) - Math.max(from, otherFrom));

/** How much of a line's width a mark covers, and of the mark's height that line. */
const coverage = (mark: Box, line: Box) => ({
  across: shared(mark.x, mark.width, line.x, line.width) / Math.max(mark.width, line.width),
  down: shared(mark.y, mark.height, line.y, line.height) / mark.height,
});

/** The lines on which marks lie; a line is the run of text as the PDF draws it. */
async function markedLines(page: Page): Promise<string[]> {
  const second = page.getByRole("group", { name: "Page 2" });
  const marks = await Promise.all((await second.locator('[data-kind="cited"]').all()).map(boxOf));
  const boxes = await Promise.all(lines.map(async (line) => ({ line, box: await boxOf(second.getByText(line, { exact: true })) })));
  return boxes
    .filter(({ box }) => marks.some((mark) => coverage(mark, box).across > 0.9 && coverage(mark, box).down > 0.5))
    .map(({ line }) => line);
}

test("a quote of one's own PDF is marked on its page line by line, and nothing beside it, on a small screen as on a large one", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await signIn(page, "dana");
  const id = await uploaded(page, { name: `Manual ${run}.pdf`, mimeType: "application/pdf", buffer });
  await page.goto(`/queries?look=${id}`);
  await page.getByRole("textbox", { name: "Question" }).fill("For how long are blood samples stored in the cold room?");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/queries\/[0-9a-f-]{36}/u);
  await page
    .getByRole("listitem")
    .getByRole("link", { name: new RegExp(`^Manual ${run}`, "u") })
    .first()
    .click();
  // An answer quotes a sentence with what goes with it: the marks are those of the quote, line by line.
  const quote = (await page.locator("blockquote").first().innerText()).replaceAll(/\s+/gu, " ");
  const expected = lines.filter((line) => quote.includes(line));
  expect(expected).toEqual(expect.arrayContaining(quoted));
  expect(expected.length).toBeLessThan(lines.length);
  const marks = page.getByRole("group", { name: "Page 2" }).locator('[data-kind="cited"]');
  await expect(marks.first()).toBeInViewport();
  await expect.poll(() => markedLines(page)).toEqual(expected);
  await expect(marks).toHaveCount(expected.length);
  await expectAccessible(page);

  await page.setViewportSize({ width: 375, height: 812 });
  await expect(marks.first()).toBeInViewport();
  await expect.poll(() => markedLines(page)).toEqual(expected);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("words that cannot be located in a document mark nothing, and the viewer says so", async ({ page }) => {
  await signIn(page, "chi");
  const id = await uploaded(page, { name: `Manual of Chi ${run}.pdf`, mimeType: "application/pdf", buffer });
  const found = await page.context().request.get(`/api/documents/search?words=${encodeURIComponent("nine weeks")}`);
  const hit = (await found.json()).data.find((one: { document: { id: string } }) => one.document.id === id);
  const cited = page.locator('[data-kind="cited"]');
  await page.goto(`/documents/${id}?passage=${hit.passage_id}&quote=${encodeURIComponent("for nine weeks.")}`);
  await expect(cited).toHaveCount(1);
  await page.goto(`/documents/${id}?passage=${hit.passage_id}&quote=${encodeURIComponent("for eleven weeks.")}`);
  await expect(page.getByText("The cited words could not be located in this document, so nothing is marked.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Page 1" }).locator("canvas")).toBeVisible();
  await expect(cited).toHaveCount(0);
  await expectAccessible(page);
});
