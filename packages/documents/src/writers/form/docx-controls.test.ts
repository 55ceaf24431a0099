import { Document, Packer, Paragraph } from "docx";
import { expect, test } from "vitest";
import { partsOf } from "../reading.fixture.ts";
import { ControlledParagraph, ControlledRun, createControls } from "./docx-controls.ts";

const place = (given: Partial<Parameters<ReturnType<typeof createControls>["next"]>[0]> = {}) => ({
  title: "Phase",
  tag: "phase",
  shown: "[Phase]",
  isEmpty: true,
  ...given,
});
const written = async (...children: Paragraph[]) =>
  partsOf(await Packer.toBuffer(new Document({ sections: [{ children }] })))["word/document.xml"] ?? "";
const inRun = (control: ReturnType<ReturnType<typeof createControls>["next"]>) =>
  written(new Paragraph({ children: [new ControlledRun(control, { text: "shown" })] }));

test("no two controls have the same number, and those that show the same share what they show", () => {
  const controls = createControls();
  const [first, second, other] = [place(), place({ tag: "again" }), place({ shown: "[Other]" })].map(controls.next);
  expect(new Set([first?.id, second?.id, other?.id]).size).toBe(3);
  expect([first?.placeholder === second?.placeholder, first?.placeholder === other?.placeholder]).toEqual([true, false]);
  expect([...controls.placeholders().values()]).toEqual(["[Phase]", "[Other]"]);
});

test("an empty place says that it only shows what belongs there, one that is filled in does not", async () => {
  const { next } = createControls();
  expect(await inRun(next(place()))).toContain("<w:showingPlcHdr/>");
  expect(await inRun(next(place({ isEmpty: false })))).not.toContain("<w:showingPlcHdr/>");
});

test("names longer than Word takes are cut, and signs of XML in them do no harm", async () => {
  const xml = await inRun(createControls().next(place({ title: `A "<&>" ${"x".repeat(80)}`, tag: "t".repeat(80) })));
  expect(/<w:tag w:val="(t+)"/u.exec(xml)?.[1]).toHaveLength(64);
  expect(xml).toMatch(/<w:alias w:val="A &quot;&lt;&amp;&gt;?&quot; x+"|<w:alias w:val="A &quot;&lt;&amp;>&quot; x+"/u);
});

test("a place within a line takes words alone, a paragraph of its own takes anything", async () => {
  const { next } = createControls();
  expect(await inRun(next(place()))).toMatch(/<w:p>.*<w:sdt>.*<w:text w:multiLine="1"\/>.*<w:sdtContent><w:r>/su);
  const whole = await written(new ControlledParagraph(next(place()), { text: "shown" }));
  expect(whole).toMatch(/<w:sdtContent><w:p>/u);
  expect(whole).not.toContain("<w:text ");
});
