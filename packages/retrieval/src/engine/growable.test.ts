import { expect, test } from "vitest";
import { Growable, uint16, uint32, uint8 } from "./growable.ts";

test("keeps what was pushed, in order, however often it grows", () => {
  const numbers = new Growable(uint32, 2);
  for (let value = 0; value < 1000; value++) numbers.push(value);
  expect([...numbers.filled()]).toEqual(Array.from({ length: 1000 }, (_, value) => value));
});

test("goes on where an array ends, and leaves that array as it was", () => {
  const held = Uint16Array.of(7, 8);
  const numbers = Growable.of(uint16, held);
  numbers.push(9);
  expect([...numbers.trimmed()]).toEqual([7, 8, 9]);
  expect([...held]).toEqual([7, 8]);
});

test("what was trimmed does not change with what is pushed later", () => {
  const numbers = new Growable(uint8);
  numbers.push(1);
  const before = numbers.trimmed();
  numbers.data[0] = 5;
  expect([...before]).toEqual([1]);
});

test("is empty after a reset, and gives much room back", () => {
  const numbers = new Growable(uint8);
  numbers.reserve(2_000_000);
  numbers.push(1);
  numbers.reset();
  expect(numbers.filled()).toHaveLength(0);
  expect(numbers.data.length).toBeLessThan(1000);
});
