import { type Line, linesOf } from "./lines.ts";
import { pages } from "./protocol.fixture.ts";

/** The lines of such pages. */
export const lines = (...texts: string[]): Line[] => linesOf(pages(...texts));

/** One line that stands somewhere. */
export const line = (text: string, more: Partial<Line> = {}): Line => ({
  text,
  cells: text.split("\t"),
  table: text.includes("\t") ? 1 : null,
  isHeading: false,
  isItem: false,
  part: 1,
  zone: "body",
  heading: null,
  ...more,
});
