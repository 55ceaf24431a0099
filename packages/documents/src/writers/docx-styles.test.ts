import { expect, test } from "vitest";
import { ink, stylesIn } from "./docx-styles.ts";

const { default: base, paragraphStyles } = stylesIn("de-CH");

/** How well a colour can be told from white, by the formula of WCAG 2. */
function contrastOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test("a report is set in its own language, so that Word checks the right spelling", () => {
  expect(base.document.run.language).toEqual({ value: "de-CH" });
});

test("whoever restyles a report finds each style once, by a name of its own", () => {
  for (const names of [paragraphStyles.map(({ id }) => id), paragraphStyles.map(({ name }) => name)])
    expect(new Set(names).size).toBe(paragraphStyles.length);
  expect(paragraphStyles.every(({ basedOn, quickFormat }) => basedOn === "Normal" && quickFormat)).toBe(true);
});

test.each(["text", "second", "accent", "caution"] as const)("the colour of %s can be read on white paper", (name) => {
  expect(contrastOf(ink[name])).toBeGreaterThanOrEqual(4.5);
});
