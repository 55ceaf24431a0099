import AxeBuilder from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** The rules that every screen keeps. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What the colours of a scheme decide; all else is the same in both. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** How long a screen may take to come to rest and be judged; one look at a long table takes seconds on a busy machine. */
const atRest = { timeout: 60_000, intervals: [250, 1_000, 2_000] };

/** Axe finds nothing on this screen once it is at rest, neither in the light nor in the dark scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    // What is being replaced is dimmed until the new is there.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(async () => expect(await violationsIn(page, colorScheme)).toEqual([])).toPass(atRest);
  }
}

/** What axe finds, by rule, where. */
export async function violationsIn(page: Page, colorScheme: "dark" | "light"): Promise<string[]> {
  // No screen holds a frame of another origin, so that axe need not be asked frame by frame from a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (colorScheme === "light" ? axe.withTags(standards) : axe.withRules(colourRules)).analyze();
  return violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
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
