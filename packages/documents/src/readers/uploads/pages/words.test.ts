import { expect, test } from "vitest";
import { joinBoxes, turnBack } from "./words.ts";

const page = { width: 400, height: 600 };
const box = { left: 10, top: 20, right: 50, bottom: 32 };

test("a box that is turned back and forth stands where it stood", () => {
  const sideways = { width: page.height, height: page.width };
  expect(turnBack(turnBack(box, 1, page), 3, sideways)).toEqual(box);
  expect(turnBack(turnBack(box, 2, page), 2, page)).toEqual(box);
});

test("what runs down the right edge of a page is at the head of the page turned back", () => {
  expect(turnBack({ left: 380, top: 100, right: 390, bottom: 300 }, 1, page)).toEqual({ left: 100, right: 300, top: 10, bottom: 20 });
});

test("boxes joined reach over both", () => {
  expect(joinBoxes(box, { left: 40, top: 10, right: 45, bottom: 90 })).toEqual({ left: 10, top: 10, right: 50, bottom: 90 });
});
