import { expect, test } from "vitest";
import { property, styles, u16 } from "./doc.fixture.ts";
import { propertyCodes } from "./doc-properties.ts";
import { headingOf, stylesOf } from "./doc-styles.ts";

const outline = (level: number) => property(propertyCodes.outline, level);

test("headings are known by their built-in style, titles too, or by their outline level", () => {
  const style = stylesOf(styles({ builtIn: 0 }, { builtIn: 2 }, { builtIn: 62 }, { builtIn: 0xffe, properties: [outline(4)] }));
  expect([0, 1, 2, 3].map((number) => style(number).heading)).toEqual([0, 2, 1, 5]);
});

test("a style has what it does not say itself from the one it is based on", () => {
  const list = [property(propertyCodes.list, 3, 0), property(propertyCodes.listLevel, 1)];
  const style = stylesOf(
    styles({ builtIn: 1, properties: list }, { builtIn: 0xffe, base: 0 }, { builtIn: 0xffe, base: 1, properties: [outline(9)] }),
  );
  expect(style(1)).toEqual({ heading: 1, list: 3, listLevel: 1 });
  expect(style(2)).toEqual({ heading: 0, list: 3, listLevel: 1 });
});

test("styles based on each other, and on one that is not there, say nothing", () => {
  const style = stylesOf(styles({ builtIn: 0xffe, base: 1 }, { builtIn: 0xffe, base: 0 }, { builtIn: 0xffe, base: 99 }));
  expect([0, 1, 2, 50].map((number) => style(number).heading)).toEqual([0, 0, 0, 0]);
});

test("a document without styles has plain paragraphs, and one that breaks off has the styles before", () => {
  expect(stylesOf(Buffer.alloc(0))(1)).toEqual({ heading: 0, list: 0, listLevel: 0 });
  const whole = styles({ builtIn: 1 }, { builtIn: 2 });
  const cut = stylesOf(Buffer.concat([whole.subarray(0, 6), whole.subarray(6, 6 + 2 + whole.readUInt16LE(6))]));
  expect([cut(0).heading, cut(1).heading]).toEqual([1, 0]);
  expect(stylesOf(Buffer.from(u16(4, 9, 10)))(3).heading).toBe(0);
});

test("the tenth level of the outline is text, and one that is not stated says nothing", () => {
  expect([headingOf(0), headingOf(8), headingOf(9), headingOf(undefined)]).toEqual([1, 9, 0, null]);
});
