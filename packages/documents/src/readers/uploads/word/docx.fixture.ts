import { officeFile, relationsXml } from "../uploads.fixture.ts";

const parts = {
  styles: "styles.xml",
  numbering: "numbering.xml",
  footnotes: "footnotes.xml",
  endnotes: "endnotes.xml",
  comments: "comments.xml",
  header: "header1.xml",
  footer: "footer1.xml",
};

/** A Word file with a body and further parts by what they are. */
export function wordFile(body: string, further: Partial<Record<keyof typeof parts, string>> = {}): Uint8Array {
  const named = Object.entries(further).map(([type, xml]) => [type, parts[type as keyof typeof parts], xml] as const);
  return officeFile("word/document.xml", {
    "word/document.xml": `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    "word/_rels/document.xml.rels": relationsXml(Object.fromEntries(named.map(([type, path]) => [type, [type, path] as const]))),
    ...Object.fromEntries(named.map(([, path, xml]) => [`word/${path}`, xml])),
  });
}

/** A paragraph of one run. */
export const p = (text: string, properties = "") =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** Properties of a paragraph in a list. */
export const listed = (list: number, level = 0) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;

export const level = (at: number, format: string, pattern: string, further = "") =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${further}<w:lvlText w:val="${pattern}"/></w:lvl>`;
