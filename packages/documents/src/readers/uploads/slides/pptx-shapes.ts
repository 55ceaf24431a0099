import { type XmlNode, attributeOf, childOf, elementsOf } from "../xml.ts";
import type { Box } from "./reading-order.ts";

/** A shape of a slide that may hold words. */
export interface Shape {
  node: XmlNode;
  /** What the shape is for, such as `title` or `ftr`; `body` where the layout leaves it open; null where it is no placeholder. */
  role: string | null;
  box: Box | null;
}

/** Places of a layout's placeholders, by number and by role. */
export type LayoutPlaces = ReadonlyMap<string, Box>;

/** How the coordinates within a group become those of the slide. */
interface Frame {
  scale: number;
  left: number;
  top: number;
}

/** All shapes of a slide, those in groups too, in the order of the file. */
export function shapesOf(slide: XmlNode, layout: LayoutPlaces): Shape[] {
  const shapes: Shape[] = [];
  const tree = childOf(childOf(slide, "cSld"), "spTree");
  if (tree) gather(tree, { scale: 1, left: 0, top: 0 }, shapes, layout);
  return shapes;
}

/** The places that a layout gives its placeholders. */
export function layoutPlaces(layout: XmlNode | null): LayoutPlaces {
  const places = new Map<string, Box>();
  for (const { node, box } of layout ? shapesOf(layout, new Map()) : []) for (const key of placeKeys(node)) if (box) places.set(key, box);
  return places;
}

function gather(parent: XmlNode, frame: Frame, shapes: Shape[], layout: LayoutPlaces): void {
  for (const node of elementsOf(parent)) {
    if (/^(?:sp|cxnSp|graphicFrame)$/.test(node.name)) {
      const box =
        boxOf(node, frame) ??
        placeKeys(node)
          .map((key) => layout.get(key))
          .find((place) => place !== undefined) ??
        null;
      shapes.push({ node, role: roleOf(node), box });
    } else if (node.name === "grpSp") gather(node, frameOf(node, frame), shapes, layout);
    else if (/^(?:AlternateContent|Choice)$/.test(node.name)) gather(node, frame, shapes, layout);
  }
}

function placeholderOf(node: XmlNode): XmlNode | null {
  const about = elementsOf(node).find(({ name }) => /^nv\w+Pr$/.test(name)) ?? null;
  return childOf(childOf(about, "nvPr"), "ph");
}

function roleOf(node: XmlNode): string | null {
  const placeholder = placeholderOf(node);
  return placeholder && (attributeOf(placeholder, "type") ?? "body");
}

function placeKeys(node: XmlNode): string[] {
  const placeholder = placeholderOf(node);
  if (!placeholder) return [];
  return [`idx ${attributeOf(placeholder, "idx") ?? ""}`, `type ${attributeOf(placeholder, "type") ?? ""}`];
}

function boxOf(node: XmlNode, { scale, left, top }: Frame): Box | null {
  const place = childOf(node, "xfrm") ?? childOf(childOf(node, "spPr"), "xfrm");
  const [offset, extent] = [childOf(place, "off"), childOf(place, "ext")];
  if (!offset) return null;
  return {
    left: left + figure(offset, "x") * scale,
    top: top + figure(offset, "y") * scale,
    height: (extent ? figure(extent, "cy") : 0) * scale,
  };
}

function frameOf(group: XmlNode, outer: Frame): Frame {
  const place = childOf(childOf(group, "grpSpPr"), "xfrm");
  const box = boxOf({ name: "sp", attributes: {}, children: place ? [place] : [] }, outer);
  const [inner, size] = [childOf(place, "chOff"), childOf(place, "chExt")];
  if (!box || !inner || !size) return outer;
  const within = figure(size, "cy");
  const scale = within > 0 ? box.height / within : outer.scale;
  return { scale, left: box.left - figure(inner, "x") * scale, top: box.top - figure(inner, "y") * scale };
}

function figure(node: XmlNode, name: string): number {
  return Number(attributeOf(node, name) ?? 0) || 0;
}
