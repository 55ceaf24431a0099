import { readingLimits } from "../limits.ts";
import { OfficePackage } from "../office-package.ts";
import type { DocumentPart, Reader } from "../reading.ts";
import { UnreadError } from "../unread.ts";
import { childOf, elementsOf, relationOf } from "../xml.ts";
import { type LayoutPlaces, layoutPlaces } from "./pptx-shapes.ts";
import { slidePart } from "./slide-blocks.ts";

/** Reads a presentation: its slides in the order they are shown, hidden ones too, with their speaker's notes. */
export const readPptx: Reader = async (bytes, { progress }) => {
  const file = await OfficePackage.open(bytes);
  const paths = await slidePaths(file);
  const layouts = new Map<string, LayoutPlaces>();
  const parts: DocumentPart[] = [];
  progress(0, paths.length);
  for (const path of paths) {
    parts.push(await readSlide(file, path, parts.length + 1, layouts));
    progress(parts.length, paths.length);
  }
  return { ok: true, parts };
};

async function slidePaths(file: OfficePackage): Promise<string[]> {
  const main = (await file.relations()).find(({ type }) => type === "officeDocument")?.path ?? "ppt/presentation.xml";
  const root = await file.tree(main);
  if (!root) throw new UnreadError("damaged", "has no presentation");
  const relations = await file.relations(main);
  const list = childOf(root, "sldIdLst");
  const paths: string[] = [];
  for (const node of list ? elementsOf(list) : []) {
    const slide = relations.find(({ id }) => id === relationOf(node));
    if (slide) paths.push(slide.path);
  }
  if (paths.length > readingLimits.parts) throw new UnreadError("too_large", "has more slides than are read");
  return paths;
}

async function readSlide(file: OfficePackage, path: string, number: number, layouts: Map<string, LayoutPlaces>): Promise<DocumentPart> {
  const tree = await file.tree(path);
  if (!tree) throw new UnreadError("damaged", "lacks a slide");
  const relations = await file.relations(path);
  const layout = relations.find(({ type }) => type === "slideLayout")?.path ?? "";
  const places = layouts.get(layout) ?? layoutPlaces(await file.tree(layout));
  layouts.set(layout, places);
  return slidePart(file, { number, tree, relations, layout: places });
}
