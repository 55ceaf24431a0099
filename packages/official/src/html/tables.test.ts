import { expect, test } from "vitest";
import { readRows } from "./tables.ts";

const texts = (html: string) => readRows(html).map(({ cells }) => cells.map(({ text }) => text));

test("a cell that reaches into the rows below stands in each of them", () => {
  const html = `<table><tr><td rowspan="3">a</td><td>b</td><td rowspan="2">c</td></tr><tr><td>d</td></tr><tr><td>e</td><td>f</td></tr></table>`;
  expect(texts(html)).toEqual([
    ["a", "b", "c"],
    ["a", "d", "c"],
    ["a", "e", "f"],
  ]);
});

test("a row names the heading above its table", () => {
  const html = `<h2>UDI</h2><table><tr><th>Title</th></tr></table><h3>Borderline &amp; class</h3><table><tr><td>x</td></tr></table>`;
  expect(readRows(html).map(({ heading }) => heading)).toEqual(["UDI", "Borderline & class"]);
});

test("a cell gives its lines and its links", () => {
  const html = `<table><tr><td><p><a href="/a">One</a><br><a href="/b">Two&nbsp;b</a></p><a>no link</a></td></tr></table>`;
  expect(readRows(html)[0]?.cells[0]).toEqual({
    text: "One Two b no link",
    lines: ["One", "Two b", "no link"],
    links: [
      { text: "One", href: "/a" },
      { text: "Two b", href: "/b" },
    ],
  });
});
