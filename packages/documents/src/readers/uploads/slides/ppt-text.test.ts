import { expect, test } from "vitest";
import { anchor, bytes, characters, header, record, shape, u32 } from "./ppt.fixture.ts";
import { recordAt, recordsIn } from "./ppt-records.ts";
import { textsAmong, textsOfSlide } from "./ppt-text.ts";

const among = (...records: Buffer[]) => textsAmong(recordsIn(Buffer.concat(records))).map(({ title, paragraphs }) => [title, paragraphs]);
const slideOf = (...parts: Buffer[]) => {
  const found = recordAt(record(1006, [record(1036, parts)]), 0);
  if (!found) throw new Error("no slide");
  return found;
};

test("each text is for what the head before it says, in letters of one byte or two", () => {
  expect(among(header(0), bytes("Pläne"), header(1), characters("規制"), header(6), bytes("Big"))).toEqual([
    [true, ["Pläne"]],
    [false, ["規制"]],
    [true, ["Big"]],
  ]);
});

test("paragraphs are parted, lines within one are not, and what stands for a number or a date is no text", () => {
  expect(among(bytes("one\r\r two\u000bon \r*\r"))).toEqual([[false, ["one", "two on"]]]);
});

test("a shape may name a text of the outline; one that is not there says nothing", () => {
  const outline = [{ title: true, paragraphs: ["Plan"], box: null }];
  const slide = slideOf(shape(5, 1, record(3998, u32(0))), shape(50, 2, record(3998, u32(9)), bytes("own")));
  expect(textsOfSlide(slide, outline)).toEqual([
    { title: true, paragraphs: ["Plan"], box: { top: 5, left: 1, height: 10 } },
    { title: false, paragraphs: ["own"], box: { top: 50, left: 2, height: 10 } },
  ]);
});

test("shapes of a group stand where the group stands", () => {
  const group = record(0xf003, [record(0xf004, [anchor(80, 7)]), shape(1, 1, bytes("within"))]);
  expect(textsOfSlide(slideOf(group), []).map(({ paragraphs, box }) => [paragraphs[0], box?.top, box?.left])).toEqual([["within", 80, 7]]);
});

test("a shape without a place, or with one of another make, has none", () => {
  const placeless = record(0xf004, [record(0xf00d, [bytes("somewhere")])]);
  const odd = record(0xf004, [record(0xf010, Buffer.alloc(5)), record(0xf00d, [bytes("odd")])]);
  expect(textsOfSlide(slideOf(placeless, odd), []).map(({ box }) => box)).toEqual([null, null]);
});
