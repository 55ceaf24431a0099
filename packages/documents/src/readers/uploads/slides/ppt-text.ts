import { decode } from "iconv-lite";
import { type PptRecord, pptTypes, recordsIn, recordsWithin } from "./ppt-records.ts";
import type { Box } from "./reading-order.ts";

/** A text of a slide: what it is for, its paragraphs, and where it stands. */
export interface PptText {
  title: boolean;
  paragraphs: string[];
  box: Box | null;
}

/** The texts among records, each with the head that says what it is for. */
export function textsAmong(records: readonly PptRecord[]): PptText[] {
  const texts: PptText[] = [];
  let title = false;
  for (const { type, data } of records) {
    if (type === pptTypes.textHeader && data.length >= 4) title = [0, 6].includes(data.readUInt32LE());
    if (type === pptTypes.textCharacters) texts.push({ title, paragraphs: parted(data.toString("utf16le")), box: null });
    if (type === pptTypes.textBytes) texts.push({ title, paragraphs: parted(decode(data, "latin1")), box: null });
  }
  return texts;
}

/** The texts of a slide's shapes; a shape may only name one that stands in the outline. */
export function textsOfSlide(slide: PptRecord, outline: readonly PptText[]): PptText[] {
  return shapesWithin(slide, null, 0).flatMap(({ shape, box }) => textsOfShape(shape, outline).map((text) => ({ ...text, box })));
}

function textsOfShape(shape: PptRecord, outline: readonly PptText[]): PptText[] {
  return recordsWithin(shape, pptTypes.textbox).flatMap((textbox) => {
    const records = recordsIn(textbox.data);
    const named = records.filter(({ type, data }) => type === pptTypes.outlineReference && data.length >= 4);
    const referred = named.map(({ data }) => outline[data.readUInt32LE()]).filter((text) => text !== undefined);
    return [...referred, ...textsAmong(records)];
  });
}

/** Shapes in groups have the place of the outermost group, which its first shape stands for. */
function shapesWithin(container: PptRecord, place: Box | null, depth: number): { shape: PptRecord; box: Box | null }[] {
  if (!container.container || depth > 50) return [];
  const records = recordsIn(container.data);
  const first = container.type === pptTypes.shapeGroup ? records.find(({ type }) => type === pptTypes.shape) : undefined;
  const group = place ?? (first ? boxOf(first) : null);
  return records.flatMap((record) =>
    record.type === pptTypes.shape ? [{ shape: record, box: group ?? boxOf(record) }] : shapesWithin(record, group, depth + 1),
  );
}

function boxOf(shape: PptRecord): Box | null {
  const data = recordsIn(shape.data).find(({ type }) => type === pptTypes.anchor)?.data;
  if (!data || (data.length !== 8 && data.length !== 16)) return null;
  const at = (index: number) => (data.length === 8 ? data.readInt16LE(index * 2) : data.readInt32LE(index * 4));
  return { top: at(0), left: at(1), height: at(3) - at(0) };
}

/** A star alone stands for the number of the slide or a date. */
function parted(text: string): string[] {
  return text
    .split("\r")
    .map((line) => line.replaceAll("\u000b", " ").trim())
    .filter((line) => line !== "" && line !== "*");
}
