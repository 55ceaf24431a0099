import { BlockList } from "../blocks.ts";
import type { OfficePackage, Relation } from "../office-package.ts";
import type { DocumentPart } from "../reading.ts";
import { type XmlNode, childOf, descendantsOf, elementsOf, relationOf, textOf } from "../xml.ts";
import { chartText } from "./chart-text.ts";
import { type LayoutPlaces, type Shape, shapesOf } from "./pptx-shapes.ts";
import { paragraphsOfBody, rowsOfTable, runsOf } from "./pptx-text.ts";
import { inReadingOrder } from "./reading-order.ts";

/** A slide as it is in its file. */
export interface Slide {
  number: number;
  tree: XmlNode;
  relations: readonly Relation[];
  layout: LayoutPlaces;
}

const titles = /^(?:title|ctrTitle)$/;
const running = /^(?:dt|ftr|hdr|sldNum)$/;

/** Turns a slide into a part: its title, its shapes in reading order, then what the speaker and others say of it. */
export async function slidePart(file: OfficePackage, slide: Slide): Promise<DocumentPart> {
  const list = new BlockList();
  const shapes = shapesOf(slide.tree, slide.layout);
  const title = shapes.filter(({ role }) => titles.test(role ?? ""));
  const others = shapes.filter(({ role }) => !titles.test(role ?? ""));
  for (const shape of [...title, ...inReadingOrder(others)]) await tellShape(file, slide, shape, list);
  await tellNotes(file, slide, list);
  const name = list.blocks.find(({ kind, level }) => kind === "heading" && level === 1)?.text ?? null;
  return { kind: "slide", number: slide.number, name, size: null, source: "text", blocks: list.blocks };
}

async function tellShape(file: OfficePackage, slide: Slide, shape: Shape, list: BlockList): Promise<void> {
  const table = descendantsOf(shape.node, "tbl")[0];
  if (table) list.table(rowsOfTable(table));
  else if (shape.node.name === "graphicFrame") await tellDrawing(file, slide, shape.node, list);
  else tellText(shape, list);
}

function tellText({ node, role }: Shape, list: BlockList): void {
  const body = childOf(node, "txBody");
  if (!body) return;
  const paragraphs = paragraphsOfBody(body, role === "body" || role === "obj");
  if (titles.test(role ?? "")) list.add("heading", paragraphs.map(({ text }) => text).join(" "), 1);
  else if (running.test(role ?? "")) list.add("furniture", paragraphs.map(({ text }) => text).join(" "));
  else for (const { text, level } of paragraphs) list.add(level > 0 ? "list_item" : "paragraph", text, level);
}

/** Charts and drawings made of a text have parts of their own. */
async function tellDrawing(file: OfficePackage, { relations }: Slide, frame: XmlNode, list: BlockList): Promise<void> {
  const pathOf = (node: XmlNode | undefined, name: string) => node && relations.find(({ id }) => id === relationOf(node, name))?.path;
  const chart = pathOf(descendantsOf(frame, "chart")[0], "id");
  const drawing = pathOf(descendantsOf(frame, "relIds")[0], "dm");
  const root = await file.tree(chart ?? drawing ?? "");
  if (!root) return;
  if (chart) {
    const { titles: said, rows } = chartText(root);
    for (const text of said) list.add("paragraph", text);
    list.table(rows);
  } else for (const paragraph of descendantsOf(root, "p")) list.add("paragraph", runsOf(paragraph));
}

async function tellNotes(file: OfficePackage, { relations }: Slide, list: BlockList): Promise<void> {
  for (const { type, path } of relations) {
    if (type !== "notesSlide" && type !== "comments") continue;
    const root = await file.tree(path);
    if (!root) continue;
    if (type === "notesSlide") tellSpeaker(root, list);
    else for (const text of commentsOf(root)) list.add("note", text);
  }
}

function tellSpeaker(root: XmlNode, list: BlockList): void {
  for (const { node, role } of shapesOf(root, new Map())) {
    const body = childOf(node, "txBody");
    // Some writers put notes into a box of their own instead of the one that is meant for them.
    if (body && !running.test(role ?? "")) for (const { text } of paragraphsOfBody(body, false)) list.add("note", text);
  }
}

function commentsOf(root: XmlNode): string[] {
  return elementsOf(root).flatMap((comment) => [...descendantsOf(comment, "text").map(textOf), ...descendantsOf(comment, "p").map(runsOf)]);
}
