import AxeBuilder from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** The rules that every screen keeps. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What the colours of a scheme decide; all else is the same in both. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** How long a screen may take to come to rest and be judged; one look at a long table takes seconds on a busy machine. */
const atRest = { timeout: 60_000, intervals: [250, 1_000, 2_000] };

/** How often a page was looked at, which says in which scheme it is looked at next. */
const looks = new WeakMap<Page, number>();

/**
 * Axe finds nothing on this screen once it is at rest: in the light scheme and in the dark one by turns, or in both where
 * the environment says THOROUGH=1. Every page in both schemes is looked at by every-screen.spec.ts.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const turn = looks.get(page) ?? 0;
  looks.set(page, turn + 1);
  const both = ["dark", "light"] as const;
  const schemes = process.env["THOROUGH"] === "1" ? both : [turn % 2 === 0 ? both[1] : both[0]];
  for (const [at, scheme] of schemes.entries()) await expectAccessibleIn(page, scheme, at === schemes.length - 1 ? "all" : "colours");
  await inScheme(page, "light");
}

async function expectAccessibleIn(page: Page, scheme: "dark" | "light", rules: "all" | "colours"): Promise<void> {
  await inScheme(page, scheme);
  // What is being replaced is dimmed until the new is there.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(async () => expect(await violationsIn(page, scheme, rules)).toEqual([])).toPass(atRest);
}

async function inScheme(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
}

/** What axe finds, by rule, where. */
export async function violationsIn(page: Page, scheme: "dark" | "light", rules: "all" | "colours" = "all"): Promise<string[]> {
  // No screen holds a frame of another origin, so that axe need not be asked frame by frame from a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules === "all" ? axe.withTags(standards) : axe.withRules(colourRules)).analyze();
  return violations.map(({ id, nodes }) => `${scheme}: ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** What the browser complained about: errors of the page and refusals by the content security policy. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes("Content Security Policy")) heard.push(message.text());
  });
  return heard;
}
