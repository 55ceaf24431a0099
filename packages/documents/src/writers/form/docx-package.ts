import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { settable } from "../../report/report.ts";

/** What Word needs beside the text for its content controls. */
interface Beside {
  /** What empty controls show, by the names of the building blocks that hold it. */
  placeholders: ReadonlyMap<string, string>;
  /** Places that are filled in everywhere at once, by the tags of their controls. */
  shared: ReadonlyMap<string, string | null>;
}

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006";
const types = "application/vnd.openxmlformats-officedocument";
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const ours = "urn:clausewise:places";
/** Of the part that holds what is shared; any fixed one serves, as a file has only this. */
const storeId = "{6E2D4C0B-3B5E-4C6F-9A57-1D0F5C8B7A21}";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => settable(text).replaceAll(/[&<>"]/gu, (one) => escapes[one] ?? one);

/** Adds to a Word file the building blocks that its empty controls show, and the one place where shared words stand. */
export function completePackage(file: Uint8Array, { placeholders, shared }: Beside): Buffer {
  const parts = unzipSync(file);
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const added: Record<string, string> = {
    "[Content_Types].xml": withTypes(textOf("[Content_Types].xml"), shared.size > 0),
    "word/_rels/document.xml.rels": withRelations(textOf("word/_rels/document.xml.rels"), shared.size > 0),
    "word/glossary/document.xml": glossaryOf(placeholders),
    "word/glossary/styles.xml": textOf("word/styles.xml"),
    "word/glossary/_rels/document.xml.rels": `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/relationships/styles" Target="styles.xml"/></Relationships>`,
    ...(shared.size > 0 && { "word/document.xml": withBindings(textOf("word/document.xml"), shared), ...storeOf(shared) }),
  };
  const changed = Object.entries(added).map(([name, xml]): [string, Uint8Array] => [name, strToU8(xml)]);
  return Buffer.from(zipSync({ ...parts, ...Object.fromEntries(changed) }, { level: 6 }));
}

function withTypes(xml: string, isShared: boolean): string {
  const all = [
    ["/word/glossary/document.xml", `${types}.wordprocessingml.document.glossary+xml`],
    ["/word/glossary/styles.xml", `${types}.wordprocessingml.styles+xml`],
    ...(isShared ? [["/customXml/itemProps1.xml", `${types}.customXmlProperties+xml`]] : []),
  ].map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  return xml.replace("</Types>", `${all.join("")}</Types>`);
}

function withRelations(xml: string, isShared: boolean): string {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/relationships/${type}" Target="${target}"/>`;
  const all = [relation("rIdGlossary", "glossaryDocument", "glossary/document.xml")];
  if (isShared) all.push(relation("rIdShared", "customXml", "../customXml/item1.xml"));
  return xml.replace("</Relationships>", `${all.join("")}</Relationships>`);
}

/** The building blocks; instructions and hints look as in the text. */
function glossaryOf(placeholders: ReadonlyMap<string, string>): string {
  const blocks = [...placeholders].map(
    ([name, shown]) =>
      `<w:docPart><w:docPartPr><w:name w:val="${name}"/><w:category><w:name w:val="General"/><w:gallery w:val="placeholder"/></w:category>` +
      '<w:types><w:type w:val="bbPlcHdr"/></w:types><w:behaviors><w:behavior w:val="content"/></w:behaviors></w:docPartPr>' +
      `<w:docPartBody><w:p><w:r><w:rPr><w:rStyle w:val="PlaceholderText"/></w:rPr><w:t xml:space="preserve">${escaped(shown)}</w:t></w:r></w:p></w:docPartBody></w:docPart>`,
  );
  return `${head}<w:glossaryDocument xmlns:w="${word}"><w:docParts>${blocks.join("")}</w:docParts></w:glossaryDocument>`;
}

const nodeOf = (tag: string): string => tag.replaceAll(/[^a-z0-9_]/giu, "-");

/** Controls of one tag read and write the same words. */
const withBindings = (xml: string, shared: ReadonlyMap<string, string | null>): string =>
  xml.replaceAll(/(<w:tag w:val="([^"]+)"\/>(?:(?!<\/w:sdtPr>).)*?)(<w:text )/gsu, (whole, before: string, tag: string, text: string) =>
    shared.has(tag)
      ? `${before}<w:dataBinding w:prefixMappings="xmlns:p='${ours}'" w:xpath="/p:places[1]/p:${nodeOf(tag)}[1]" w:storeItemID="${storeId}"/>${text}`
      : whole,
  );

function storeOf(shared: ReadonlyMap<string, string | null>): Record<string, string> {
  const nodes = [...shared].map(([tag, value]) => `<${nodeOf(tag)}>${escaped(value ?? "")}</${nodeOf(tag)}>`);
  return {
    "customXml/item1.xml": `${head}<places xmlns="${ours}">${nodes.join("")}</places>`,
    "customXml/itemProps1.xml": `${head}<ds:datastoreItem ds:itemID="${storeId}" xmlns:ds="${office}/customXml"><ds:schemaRefs><ds:schemaRef ds:uri="${ours}"/></ds:schemaRefs></ds:datastoreItem>`,
    "customXml/_rels/item1.xml.rels": `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/relationships/customXmlProps" Target="itemProps1.xml"/></Relationships>`,
  };
}
