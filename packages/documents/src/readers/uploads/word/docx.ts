import { flowingText } from "../blocks.ts";
import { OfficePackage, type Relation } from "../office-package.ts";
import type { Reader } from "../reading.ts";
import { UnreadError } from "../unread.ts";
import { DocxFlow } from "./docx-flow.ts";
import { readNotes } from "./docx-notes.ts";
import { DocxNumbering } from "./docx-numbering.ts";
import { DocxStyles } from "./docx-styles.ts";

/** Reads a Word document: headings by style, lists with the numbers Word shows, tables cell by cell, notes after what refers to them. */
export const readDocx: Reader = async (bytes, { progress }) => {
  progress(0, 1);
  const file = await OfficePackage.open(bytes);
  const main = (await file.relations()).find(({ type }) => type === "officeDocument")?.path ?? "word/document.xml";
  if (!file.has(main)) throw new UnreadError("damaged", "has no document");
  const flow = await emptyFlow(file, await file.relations(main));
  await readRunning(file, await file.relations(main), "header", flow);
  await file.elements(
    main,
    (_name, parent) => parent === "body",
    (node) => flow.read(node),
  );
  flow.end();
  await readRunning(file, await file.relations(main), "footer", flow);
  progress(1, 1);
  return { ok: true, parts: flowingText(flow.blocks) };
};

async function emptyFlow(file: OfficePackage, relations: readonly Relation[]): Promise<DocxFlow> {
  const pathOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.path ?? null;
  const styles = await DocxStyles.read(file, pathOf("styles"));
  const numbering = await DocxNumbering.read(file, pathOf("numbering"));
  return new DocxFlow(styles, numbering, await readNotes(file, pathOf));
}

/** Heads and feet of pages are read once each, however many sections have them. */
async function readRunning(file: OfficePackage, relations: readonly Relation[], kind: string, flow: DocxFlow): Promise<void> {
  for (const { path } of relations.filter(({ type }) => type === kind)) {
    const root = await file.tree(path);
    if (root) flow.readRunning(root);
  }
}
