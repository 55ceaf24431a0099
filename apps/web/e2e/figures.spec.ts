import { type Page, expect, test } from "@playwright/test";
import { signIn } from "./support/sign-in.ts";
import { callerOf, workedProduct } from "./support/work.ts";

/** What a figure can rest on, as its label says it. */
const bases = ["Official figure", "Computed", "Planning estimate", "Not known"];

/** Where figures of a product are shown. */
const places = (product: string) => [
  `/regulatory-compass?tab=gaps&product=${product}`,
  `/regulatory-compass?tab=pathway&product=${product}`,
  `/regulatory-compass?tab=checklist&product=${product}&route=510k`,
  `/gap-matrix?view=matrix&product=${product}`,
  `/gap-matrix?view=chart&product=${product}`,
  `/regulatory-compass?tab=citations&product=${product}&view=links`,
];

interface Seen {
  /** Figures with what their label says; empty where they have none. */
  figures: { figure: string; basis: string }[];
  /** Sums of money that stand in no figure. */
  loose: string[];
}

const lookAt = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const figures = [...document.querySelectorAll("[data-figure-basis]")].map((one) => ({
      figure: one.querySelector("strong")?.textContent ?? "",
      basis: one.querySelector("[data-basis]")?.textContent?.trim() ?? "",
    }));
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const loose: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (/\$\s?\d/u.test(textContent ?? "") && !parentElement?.closest("[data-figure-basis]")) loose.push(textContent ?? "");
    }
    return { figures, loose };
  });

test("every figure that is shown of a product says what it rests on", async ({ page }) => {
  await signIn(page, "ben");
  let seen = 0;
  const without: string[] = [];
  for (const place of places(await workedProduct(await callerOf(page), "Pump of figures"))) {
    await page.goto(place, { waitUntil: "networkidle" });
    await expect(page.locator('main [role="status"][aria-busy="true"]')).toHaveCount(0);
    const { figures, loose } = await lookAt(page);
    seen += figures.length;
    without.push(...figures.filter(({ basis }) => !bases.includes(basis)).map(({ figure }) => `${place}: ${figure}`));
    without.push(...loose.map((text) => `${place}: ${text}`));
  }
  console.log(`${seen} figures seen, ${without.length} without a basis`);
  expect(without).toEqual([]);
  expect(seen).toBeGreaterThan(10);
});
