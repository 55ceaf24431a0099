import { expect, test } from "vitest";
import { joinedPages, partsListed } from "./in-parts.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const item = (number: number) =>
  `<li><a href="http://publications.europa.eu/resource/cellar/3e48/DOC_${number}">(…/DOC_${number})</a></li>`;
const listOf = (...numbers: number[]) => bytes(`<html><body>List of URI's:<ul>${numbers.map(item).join("")}</ul></body></html>`);
const at = (number: number) => `https://publications.europa.eu/resource/cellar/3e48/DOC_${number}`;

test("the parts of an answer are read from the list of them, in their order", () => {
  expect(partsListed({ status: 300, bytes: listOf(2, 1, 10, 3, 4, 5, 6, 7, 8, 9) })?.slice(-2)).toEqual([at(9), at(10)]);
});

test("a list that lacks a part, or names none, is none to go by", () => {
  expect(partsListed({ status: 300, bytes: listOf(1, 3) })).toBeNull();
  expect(partsListed({ status: 300, bytes: listOf(2, 3) })).toBeNull();
  expect(partsListed({ status: 300, bytes: listOf() })).toBeNull();
  expect(partsListed({ status: 200, bytes: listOf(1, 2) })).toBeNull();
});

test("the pages of an answer are one page", () => {
  const page = (words: string) => bytes(`<html xmlns="x"><body class="b">\n<p>${words}</p></body></html>`);
  expect(new TextDecoder().decode(joinedPages([page("One"), page("Two $&"), page("Three")]))).toBe(
    '<html xmlns="x"><body class="b">\n<p>One</p>\n<p>Two $&</p>\n\n<p>Three</p></body></html>',
  );
});
