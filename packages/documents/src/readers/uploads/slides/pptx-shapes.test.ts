import { expect, test } from "vitest";
import { readTree } from "../xml.ts";
import { layoutPlaces, shapesOf } from "./pptx-shapes.ts";

const slide = (shapes: string) =>
  readTree(
    (async function* () {
      yield Buffer.from(`<p:sld xmlns:p="p" xmlns:a="a" xmlns:mc="m"><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`);
    })(),
  );
const place = (x: number, y: number, height = 10, inner = "") =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="50" cy="${height}"/>${inner}</a:xfrm>`;
const shape = (about: string, at = "") => `<p:sp><p:nvSpPr><p:nvPr>${about}</p:nvPr></p:nvSpPr><p:spPr>${at}</p:spPr></p:sp>`;
const group = (at: string, ...inner: string[]) => `<p:grpSp><p:grpSpPr>${at}</p:grpSpPr>${inner.join("")}</p:grpSp>`;
const boxes = async (shapes: string, layout = "") =>
  shapesOf(await slide(shapes), layoutPlaces(layout === "" ? null : await slide(layout))).map(({ box }) => box);

test("a placeholder tells what it is for; one that leaves it open is of the body", async () => {
  const all = await slide(shape('<p:ph type="title"/>') + shape('<p:ph idx="1"/>') + shape(""));
  expect(shapesOf(all, new Map()).map(({ role }) => role)).toEqual(["title", "body", null]);
});

test("a placeholder without a place has that of its layout, by number or by what it is for", async () => {
  const layout = shape('<p:ph type="body" idx="1"/>', place(5, 60)) + shape('<p:ph type="title"/>', place(5, 1));
  expect(
    await boxes(shape('<p:ph idx="1"/>') + shape('<p:ph type="title"/>') + shape('<p:ph idx="1"/>', place(9, 9)) + shape(""), layout),
  ).toEqual([{ left: 5, top: 60, height: 10 }, { left: 5, top: 1, height: 10 }, { left: 9, top: 9, height: 10 }, null]);
});

test("shapes of a group stand where the group puts them, larger or smaller as it does", async () => {
  const frame = place(100, 200, 40, '<a:chOff x="10" y="20"/><a:chExt cx="50" cy="20"/>');
  expect(await boxes(group(frame, shape("", place(10, 20)), group("", shape("", place(15, 30)))))).toEqual([
    { left: 100, top: 200, height: 20 },
    { left: 110, top: 220, height: 20 },
  ]);
});

test("a group without height, and figures that are none, do not carry shapes off the slide", async () => {
  const flat = place(0, 0, 0, '<a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/>');
  expect(await boxes(group(flat, shape("", place(3, 4))))).toEqual([{ left: 3, top: 4, height: 10 }]);
  expect(await boxes(shape("", '<a:xfrm><a:off x="NaN" y="wide"/></a:xfrm>'))).toEqual([{ left: 0, top: 0, height: 0 }]);
});

test("what newer programs draw is told once, without what stands in for it", async () => {
  const alternate = `<mc:AlternateContent><mc:Choice>${shape("", place(1, 1))}</mc:Choice><mc:Fallback>${shape("", place(2, 2))}</mc:Fallback></mc:AlternateContent>`;
  expect(await boxes(alternate)).toEqual([{ left: 1, top: 1, height: 10 }]);
});
