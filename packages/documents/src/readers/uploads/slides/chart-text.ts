import { type XmlNode, attributeOf, childOf, descendantsOf, elementsOf, textOf } from "../xml.ts";
import { runsOf } from "./pptx-text.ts";

/** The words and figures of a chart. */
export interface ChartText {
  /** Titles of the chart and its axes. */
  titles: string[];
  /** A row for each category, a column for each series, with their names. */
  rows: string[][];
}

/** Points of a series that are read. */
const mostPoints = 10_000;

/** Reads the titles of a chart and the figures it was drawn by. */
export function chartText(root: XmlNode): ChartText {
  const titles = descendantsOf(root, "title").map((title) => descendantsOf(title, "p").map(runsOf).join(" "));
  const series = descendantsOf(root, "ser");
  const names = series.map((node) => pointsOf(childOf(node, "tx")).join(" "));
  const categories = pointsOf(series.map((node) => childOf(node, "cat") ?? childOf(node, "xVal")).find((node) => node !== null) ?? null);
  const values = series.map((node) => pointsOf(childOf(node, "val") ?? childOf(node, "yVal")));
  const length = Math.max(categories.length, ...values.map((column) => column.length));
  const rows = Array.from({ length: series.length > 0 ? length : 0 }, (_, at) => [
    categories[at] ?? "",
    ...values.map((column) => column[at] ?? ""),
  ]);
  return { titles, rows: names.some((name) => name !== "") ? [["", ...names], ...rows] : rows };
}

function pointsOf(node: XmlNode | null): string[] {
  const points: string[] = [];
  for (const point of node ? descendantsOf(node, "pt") : []) {
    const at = Number(attributeOf(point, "idx") ?? points.length);
    if (at < mostPoints) points[at] = elementsOf(point).map(textOf).join("");
  }
  if (points.length > 0 || !node) return Array.from(points, (point) => point ?? "");
  return descendantsOf(node, "v").map(textOf);
}
