import { expect, test } from "vitest";
import { openSheet } from "./pdf-page.ts";
import { pagesOf } from "./reading.fixture.ts";

const span = (text: string) => ({ text, face: "sans" as const, size: 10, color: "#000000" });
const info = { title: "A plan", subject: "Plans", author: "Clausewise", date: "2026-11-22", language: "en" };
const foot = (number: number, count: number) => ({ left: span("At the foot"), right: span(`${number} of ${count}`) });

test("blocks follow one another, and every page has its foot", async () => {
  const sheet = openSheet(info);
  sheet.add({ tag: "H1", spans: [span("First")] });
  sheet.turnPage();
  sheet.add({ tag: "P", spans: [span("Second")] });
  const pages = await pagesOf(await sheet.finish(foot));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toMatch(/First.*At the foot.*1 of 2/);
  expect(pages[1]).toMatch(/Second.*At the foot.*2 of 2/);
});

test("a heading does not stand alone at the end of a page", async () => {
  const sheet = openSheet(info);
  for (let line = 0; line < 47; line++) sheet.add({ tag: "P", spans: [span(`Line ${line}`)] });
  sheet.add({ tag: "H1", spans: [span("Heading")], withNext: 3 });
  sheet.add({ tag: "P", spans: [span("What follows")] });
  const pages = await pagesOf(await sheet.finish(foot));
  const withHeading = pages.find((page) => page.includes("Heading"));
  expect(withHeading).toContain("What follows");
});

test("letters that no face has are counted, so that the report can say so", () => {
  const sheet = openSheet(info);
  sheet.add({ tag: "P", spans: [span("plain")] });
  expect(sheet.undrawn()).toBe(0);
  sheet.add({ tag: "P", spans: [span("\u{16a0}\u{16a1}")] });
  expect(sheet.undrawn()).toBeGreaterThan(0);
});

test("the file says what it is, in which language, and is tagged for readers that speak", async () => {
  const sheet = openSheet({ ...info, language: "de" });
  sheet.add({ tag: "P", spans: [span("Wort")] });
  const bytes = (await sheet.finish(foot)).toString("latin1");
  expect(bytes).toContain("/Lang (de)");
  expect(bytes).toMatch(/\/Marked true/);
});
