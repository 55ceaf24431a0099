import type { Blob } from "node:buffer";
import type Stream from "node:stream";
import type { Feature } from "write-excel-file/node";
import {
  getCellAddress,
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from "write-excel-file/utility";

/** A place in a sheet, counted from 0. */
interface Place {
  row: number;
  column: number;
}

/** What a sheet has beside its cells. */
export interface SheetParts {
  /** Its name in the workbook. */
  name: string;
  /** Cells of a column in which something is chosen, or what belongs there is said. */
  entries: { from: Place; to: Place; title: string; hint: string | null; options: string | null }[];
  links: { at: Place; url: string }[];
  /** Its table with its head; null where it has none. */
  table: { from: Place; to: Place } | null;
  footer: string;
}

const sheetFile = "xl/worksheets/sheet{id}.xml";
const bookFile = "xl/workbook.xml";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const addressOf = ({ row, column }: Place): string => getCellAddress(row, column);
const rangeOf = (from: Place, to: Place): string => `${addressOf(from)}:${addressOf(to)}`;
const insert = (xml: string, element: string, file: typeof sheetFile | typeof bookFile, root: string): string =>
  insertElementMarkupAccordingToOrderOfSiblings(xml, element, getOrderOfSiblings(file, root) ?? [], root);

/** Letters that Excel takes in the title and the words of a prompt. */
const most = { title: 32, prompt: 255 };

function validationOf({ from, to, title, hint, options }: SheetParts["entries"][number]): string {
  const prompt = hint === null ? "" : sanitizeAttributeValue(hint.slice(0, most.prompt));
  const told =
    prompt === "" ? "" : ` showInputMessage="1" promptTitle="${sanitizeAttributeValue(title.slice(0, most.title))}" prompt="${prompt}"`;
  const range = `allowBlank="1"${told} sqref="${rangeOf(from, to)}"`;
  return options === null
    ? `<dataValidation ${range}/>`
    : `<dataValidation type="list" errorStyle="warning" showErrorMessage="1" ${range}><formula1>${sanitizeTextContent(options)}</formula1></dataValidation>`;
}

/** On paper each sheet is as wide as the page, and has its foot. */
function printed(xml: string, footer: string): string {
  const fitted = insert(xml, '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>', sheetFile, "worksheet");
  // An ampersand begins a code of the foot's own.
  const left = sanitizeTextContent(footer.replaceAll("&", "&&"));
  const foot = `<headerFooter><oddFooter>&amp;L${left}&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>`;
  return insert(fitted, foot, sheetFile, "worksheet");
}

function completed(xml: string, { entries, links, table, footer }: SheetParts): string {
  const parts = [
    ...(table ? [getSelfClosingTagMarkup("autoFilter", { ref: rangeOf(table.from, table.to) })] : []),
    ...(entries.length > 0 ? [`<dataValidations count="${entries.length}">${entries.map(validationOf).join("")}</dataValidations>`] : []),
    ...(links.length > 0
      ? [`<hyperlinks>${links.map(({ at }, nth) => `<hyperlink ref="${addressOf(at)}" r:id="rIdLink${nth + 1}"/>`).join("")}</hyperlinks>`]
      : []),
  ];
  return parts.reduce((done, part) => insert(done, part, sheetFile, "worksheet"), printed(xml, footer));
}

/** The heads of tables stand again on every printed page. */
function titlesOf(sheets: readonly SheetParts[]): string {
  const names = sheets.flatMap(({ name, table }, at) =>
    table
      ? [
          `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${sanitizeTextContent(`'${name}'!$${table.from.row + 1}:$${table.from.row + 1}`)}</definedName>`,
        ]
      : [],
  );
  return names.length > 0 ? `<definedNames>${names.join("")}</definedNames>` : "";
}

/** Choices, prompts, links, filters, and how a workbook prints: what the writer of cells does not know. */
export const sheetParts = (sheets: readonly SheetParts[]): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      [sheetFile]: {
        transform: (xml, _, { sheetIndex }) => {
          const parts = sheets[sheetIndex];
          return parts ? completed(xml, parts) : xml;
        },
        transformElementAttributes: (tag, attributes) => (tag === "pageSetup" ? { ...attributes, fitToHeight: 0 } : attributes),
      },
      "xl/worksheets/_rels/sheet{id}.xml.rels": {
        insert: (_, { sheetIndex }) =>
          sheets[sheetIndex]?.links
            .map(
              ({ url }, nth) =>
                `<Relationship Id="rIdLink${nth + 1}" Type="${office}/hyperlink" Target="${sanitizeAttributeValue(url)}" TargetMode="External"/>`,
            )
            .join(""),
      },
      [bookFile]: {
        transform: (xml) => {
          const titles = titlesOf(sheets);
          // The writer leaves an empty element for names; a second one would make the file a broken one.
          return titles === "" ? xml : insert(xml.replace("<definedNames/>", ""), titles, bookFile, "workbook");
        },
      },
    },
  },
});
