import { expect, test } from "vitest";
import { parseXml } from "../xml-tree.ts";
import { blocksOf, wordsOf } from "./words.ts";

const section = (inner: string) => parseXml(`<Section>${inner}</Section>`, ["Section"]);
const blocks = (inner: string) => blocksOf(section(inner), { unit: "", part: "", heading: "Duties" });

test("notes and marks of notes are not words of the law", () => {
  expect(
    wordsOf(section("A maker<FootnoteRef>1</FootnoteRef> shall<Footnote>See s. 2.</Footnote> <Emphasis>turn</Emphasis>\u00a0 it")),
  ).toBe("A maker shall turn it");
});

test("a repealed term does not run into the word before it", () => {
  expect(wordsOf(section("<DefinedTermEn>Director</DefinedTermEn><Repealed>[Repealed, SOR/2099-1, s. 1]</Repealed>"))).toBe(
    "Director [Repealed, SOR/2099-1, s. 1]",
  );
});

test("words below a paragraph are cited by the paragraph, however deep they stand", () => {
  const found = blocks(
    "<Subsection><MarginalNote>Speed</MarginalNote><Label>(2)</Label><Text>It shall</Text><Paragraph><Label>(a)</Label><Text>turn</Text><Subparagraph><Label>(i)</Label><Text>slowly</Text></Subparagraph></Paragraph></Subsection>",
  );
  expect(found.map(({ unit, part, heading, text }) => [unit, part, heading, text])).toEqual([
    ["(2)", "", "Speed", "(2) It shall"],
    ["(2)", "(a)", "Speed", "(a) turn"],
    ["(2)", "(a)", "Speed", "(i) slowly"],
  ]);
});

test("a definition is cited by its term in the language of the text", () => {
  const [definition] = blocks(
    "<Definition><Text><DefinedTermFr>dispositif</DefinedTermFr> Objet. (<DefinedTermEn>device</DefinedTermEn>)</Text></Definition>",
  );
  expect(definition).toEqual({ unit: ' "dispositif"', part: "", heading: "Duties", text: "dispositif Objet. (device)" });
});

test("words that another act would put there are not those of this one", () => {
  expect(blocks("<Text>Section 1 reads:</Text><AmendedText><Text>New words.</Text></AmendedText>").map(({ text }) => text)).toEqual([
    "Section 1 reads:",
  ]);
});

test("items of a list kept in both languages stand with their other name, also where one has none", () => {
  const group =
    "<BilingualGroup><BilingualItemEn>Heart valve</BilingualItemEn><BilingualItemFr>Valvule cardiaque</BilingualItemFr><BilingualItemEn>Stent</BilingualItemEn></BilingualGroup>";
  expect(blocks(group).map(({ text }) => text)).toEqual(["Heart valve (Valvule cardiaque)", "Stent"]);
});
