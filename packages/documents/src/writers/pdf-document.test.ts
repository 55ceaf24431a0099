import { expect, test } from "vitest";
import { openDocument } from "./pdf-document.ts";

const info = { title: "A plan", subject: "Plans", author: "Clausewise", date: "2026-11-22", language: "en" };

async function written(about: Partial<typeof info>, draw: (opened: ReturnType<typeof openDocument>) => void = () => undefined) {
  const opened = openDocument({ ...info, ...about }, { size: "A4" });
  draw(opened);
  opened.doc.end();
  return (await opened.bytes).toString("latin1");
}

test("the file is of the day it speaks of, not of the day it was written", async () => {
  expect(await written({})).toContain("(D:20261122000000Z)");
});

test("a day that is none does no harm", async () => {
  const file = await written({ date: "some day" });
  expect([file.startsWith("%PDF-1.7"), file.includes("NaN")]).toEqual([true, false]);
});

test("a title of any language stands in the file as text that programs read", async () => {
  const file = await written({ title: "規制 (\\)", language: "ja" });
  expect(file).toContain("/Lang (ja)");
  expect(file).toContain(`(\xfe\xff${Buffer.from("規制", "utf16le").swap16().toString("latin1")}`);
});

test("a face is in the file once, however often it is chosen, and not at all where it is not", async () => {
  const fonts = (file: string) => file.match(/\/Type \/Font\n/gu)?.length ?? 0;
  const used = await written({}, ({ withFace }) => {
    for (const size of [10, 12, 10]) withFace("sans", size).text("Words");
  });
  const once = await written({}, ({ withFace }) => withFace("sans", 10).text("Words"));
  expect(fonts(used)).toBe(fonts(once));
  expect(fonts(once)).toBeGreaterThan(fonts(await written({})));
});
