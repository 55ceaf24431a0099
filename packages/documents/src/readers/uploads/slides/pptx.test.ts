import { expect, test } from "vitest";
import { officeFile, partsOf, relationsXml } from "../uploads.fixture.ts";

const text = (paragraphs: string) => `<p:txBody>${paragraphs}</p:txBody>`;
const p = (words: string, properties = "") => `<a:p>${properties}<a:r><a:t>${words}</a:t></a:r></a:p>`;

function shape(words: string, { role = "", at }: { role?: string; at?: [number, number] } = {}): string {
  const place = at ? `<a:xfrm><a:off x="${at[0]}" y="${at[1]}"/><a:ext cx="100" cy="100"/></a:xfrm>` : "";
  return `<p:sp><p:nvSpPr><p:nvPr>${role}</p:nvPr></p:nvSpPr><p:spPr>${place}</p:spPr>${text(words)}</p:sp>`;
}

const tree = (root: string, shapes: string) =>
  `<p:${root} xmlns:p="p" xmlns:a="a" xmlns:r="r" xmlns:c="c" xmlns:dgm="d"><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${root}>`;

/** Slides in the order of their names, each with relations; listed backwards in the file. */
function deck(slides: string[], relations: Record<string, readonly [string, string]> = {}, parts: Record<string, string> = {}): Uint8Array {
  const numbered = slides.map((_, at) => slides.length - at);
  return officeFile("ppt/presentation.xml", {
    "ppt/presentation.xml": `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${numbered.map((at) => `<p:sldId id="${at}" r:id="r${at}"/>`).join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relationsXml(
      Object.fromEntries(numbered.map((at) => [`r${at}`, ["slide", `slides/slide${at}.xml`]])),
    ),
    ...Object.fromEntries(slides.map((xml, at) => [`ppt/slides/slide${slides.length - at}.xml`, tree("sld", xml)])),
    [`ppt/slides/_rels/slide${slides.length}.xml.rels`]: relationsXml(relations),
    ...parts,
  });
}

const told = async (file: Uint8Array) =>
  (await partsOf(file, "pptx")).map(({ number, name, blocks }) => [
    number,
    name,
    ...blocks.map(({ kind, level, text }) => `${kind} ${level}: ${text}`),
  ]);

test("slides come in the order they are shown, not that of their files, with their titles", async () => {
  const title = (words: string) => shape(p(words), { role: '<p:ph type="title"/>' });
  expect(await told(deck([title("First"), title("Second")]))).toEqual([
    [1, "First", "heading 1: First"],
    [2, "Second", "heading 1: Second"],
  ]);
});

test("shapes are read row by row whatever their order in the file, groups by their place, the title first", async () => {
  const group = `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="0" y="1000"/><a:ext cx="100" cy="100"/><a:chOff x="0" y="0"/><a:chExt cx="100" cy="100"/></a:xfrm></p:grpSpPr>${shape(p("in group"), { at: [0, 0] })}</p:grpSp>`;
  const shapes = [
    group,
    shape(p("right"), { at: [500, 210] }),
    shape(p("left"), { at: [0, 200] }),
    shape(p("17"), { role: '<p:ph type="sldNum"/>', at: [0, 9000] }),
    shape(p("Title"), { role: '<p:ph type="ctrTitle"/>', at: [0, 5000] }),
  ];
  expect(await told(deck([shapes.join("")]))).toEqual([
    [1, "Title", "heading 1: Title", "paragraph 0: left", "paragraph 0: right", "paragraph 0: in group", "furniture 0: 17"],
  ]);
});

test("items show their numbers, and those of a body without a sign of their own are items", async () => {
  const numbered = (level: number, type: string) => `<a:pPr lvl="${level}"><a:buAutoNum type="${type}"/></a:pPr>`;
  const body =
    p("one", numbered(0, "arabicPeriod")) +
    p("sub", numbered(1, "alphaLcParenBoth")) +
    p("two", numbered(0, "arabicPeriod")) +
    p("plain", "<a:pPr><a:buNone/></a:pPr>") +
    p("item");
  expect(await told(deck([shape(body, { role: '<p:ph idx="1"/>' })]))).toEqual([
    [1, null, "list_item 1: 1. one", "list_item 2: (a) sub", "list_item 1: 2. two", "paragraph 0: plain", "list_item 1: item"],
  ]);
});

test("tables, charts and drawn texts are read", async () => {
  const cell = (words: string) => `<a:tc><a:txBody>${p(words)}</a:txBody></a:tc>`;
  const table = `<p:graphicFrame><a:graphic><a:tbl><a:tr>${cell("Test")}${cell("Limit")}</a:tr><a:tr>${cell("Burst")}${cell("5 kPa")}</a:tr></a:tbl></a:graphic></p:graphicFrame>`;
  const frames = `${table}<p:graphicFrame><c:chart r:id="c1"/></p:graphicFrame><p:graphicFrame><dgm:relIds r:dm="d1"/></p:graphicFrame>`;
  const pt = (at: number, value: string) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`;
  const chart = `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:chart><c:title>${p("Complaints")}</c:title><c:ser><c:tx>${pt(0, "2025")}</c:tx><c:cat>${pt(0, "Q1")}${pt(1, "Q2")}</c:cat><c:val>${pt(0, "17")}${pt(1, "4")}</c:val></c:ser></c:chart></c:chartSpace>`;
  const relations = { c1: ["chart", "../charts/chart1.xml"], d1: ["diagramData", "../diagrams/data1.xml"] } as const;
  const parts = { "ppt/charts/chart1.xml": chart, "ppt/diagrams/data1.xml": `<d xmlns:a="a"><pt>${p("Plan")}</pt><pt>${p("Do")}</pt></d>` };
  expect(await told(deck([frames], relations, parts))).toEqual([
    [
      1,
      null,
      "table 0: Test\tLimit\nBurst\t5 kPa",
      "paragraph 0: Complaints",
      "table 0: \t2025\nQ1\t17\nQ2\t4",
      "paragraph 0: Plan",
      "paragraph 0: Do",
    ],
  ]);
});

test("what the speaker notes and what others say follow the slide", async () => {
  const relations = { n: ["notesSlide", "../notesSlides/notesSlide1.xml"], c: ["comments", "../comments/comment1.xml"] } as const;
  const parts = {
    "ppt/notesSlides/notesSlide1.xml": tree(
      "notes",
      shape(p("Say this"), { role: '<p:ph type="body"/>' }) + shape(p("And this")) + shape(p("1"), { role: '<p:ph type="sldNum"/>' }),
    ),
    "ppt/comments/comment1.xml": "<cmLst><cm><text>Is it so?</text></cm></cmLst>",
  };
  expect(await told(deck([shape(p("Words"))], relations, parts))).toEqual([
    [1, null, "paragraph 0: Words", "note 0: Say this", "note 0: And this", "note 0: Is it so?"],
  ]);
});

test("a placeholder without a place has that of its layout", async () => {
  const layout = tree("sldLayout", shape("", { role: '<p:ph idx="2"/>', at: [0, 0] }));
  const shapes = shape(p("below"), { at: [0, 900] }) + shape(p("above"), { role: '<p:ph idx="2"/>' });
  const file = deck([shapes], { l: ["slideLayout", "../slideLayouts/l.xml"] }, { "ppt/slideLayouts/l.xml": layout });
  expect(await told(file)).toEqual([[1, null, "list_item 1: above", "paragraph 0: below"]]);
});
