import { expect, test } from "vitest";
import { OfficePackage } from "../office-package.ts";
import { readTree } from "../xml.ts";
import { wordFile } from "./docx.fixture.ts";
import { DocxStyles } from "./docx-styles.ts";
import { paragraphText } from "./docx-text.ts";

async function read(inner: string) {
  const hides = '<w:styles><w:style w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>';
  const styles = await DocxStyles.read(await OfficePackage.open(wordFile("", { styles: hides })), "word/styles.xml");
  const paragraph = await readTree(
    (async function* () {
      yield Buffer.from(`<w:p>${inner}</w:p>`);
    })(),
  );
  return paragraphText(paragraph, styles);
}
const shown = async (inner: string) => (await read(inner)).text;
const run = (text: string, properties = "") => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;

test("with all changes accepted, what was put in is read and what was taken or moved away is not", async () => {
  const changed = `${run("The ")}<w:del>${run("old ")}<w:delText>x</w:delText></w:del><w:ins>${run("new ")}</w:ins><w:moveFrom>${run("plan")}</w:moveFrom><w:moveTo>${run("file")}</w:moveTo>`;
  expect(await shown(changed)).toBe("The new file");
});

test("hidden words are left out, by themselves or by their style, unless they say that they are shown", async () => {
  const style = '<w:rStyle w:val="Secret"/>';
  expect(await shown(run("a") + run("b", "<w:vanish/>") + run("c", style) + run("d", `${style}<w:vanish w:val="0"/>`))).toBe("ad");
});

test("tabs and breaks are spaces, hyphens that hold are hyphens, and those that may break are none", async () => {
  expect(
    await shown("<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/><w:t>e</w:t></w:r>"),
  ).toBe("a b c-de");
});

test("a sign of another font is named, and one that nobody knows is left out", async () => {
  expect(await shown('<w:r><w:sym w:font="Symbol" w:char="F0B3"/><w:t> 5</w:t></w:r>')).toBe("≥ 5");
  expect(await shown('<w:r><w:sym w:font="Wingdings" w:char="zz"/><w:sym/><w:t>5</w:t></w:r>')).toBe("5");
});

test("what a field is made of and how characters are spoken is no text", async () => {
  expect(
    await shown(
      `<w:r><w:instrText>REF x</w:instrText></w:r>${run("Table 3")}<w:ruby><w:rt>${run("きせい")}</w:rt><w:rubyBase>${run("規制")}</w:rubyBase></w:ruby>`,
    ),
  ).toBe("Table 3規制");
});

test("notes are told in their order, and words of a box are kept apart from those of the line", async () => {
  const { text, notes, boxes } = await read(
    `${run("Claim")}<w:r><w:commentReference w:id="3"/><w:footnoteReference w:id="1"/></w:r><w:r><w:pict><w:txbxContent><w:p>${run("Box")}</w:p></w:txbxContent></w:pict></w:r>${run(".")}`,
  );
  expect([text, notes, boxes.length]).toEqual([
    "Claim.",
    [
      { kind: "comment", id: "3" },
      { kind: "footnote", id: "1" },
    ],
    1,
  ]);
});

test("elements that nobody knows are looked into, whatever they are called", async () => {
  expect(await shown(`<w:constructor>${run("a")}</w:constructor><w:toString/>${run("b")}`)).toBe("ab");
});
