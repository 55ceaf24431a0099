import { flowingText } from "../blocks.ts";
import { openCompound } from "../compound.ts";
import type { Reader } from "../reading.ts";
import { UnreadError } from "../unread.ts";
import { characterLooks } from "./doc-characters.ts";
import { DocFlow } from "./doc-flow.ts";
import { type DocHeader, readDocHeader } from "./doc-header.ts";
import { DocLists } from "./doc-lists.ts";
import { docNotes } from "./doc-notes.ts";
import { DocParagraphs } from "./doc-paragraphs.ts";
import { DocText } from "./doc-pieces.ts";
import { propertyRuns } from "./doc-properties.ts";
import { stylesOf } from "./doc-styles.ts";

/** Reads a document of Word 6 to 2003; of the formats before Word 97 the paragraphs and tables without headings and lists. */
export const readDoc: Reader = async (bytes, { progress }) => {
  progress(0, 1);
  const file = openCompound(bytes);
  const stream = (name: string) => {
    const found = file.stream(name);
    return found && Buffer.from(found.buffer, found.byteOffset, found.byteLength);
  };
  const main = stream("WordDocument");
  if (!main) throw new UnreadError("damaged", "has no document");
  const flow = flowOf(main, readDocHeader(main, stream));
  progress(1, 1);
  return { ok: true, parts: flowingText(flow.blocks) };
};

function flowOf(main: Buffer, header: DocHeader): DocFlow {
  const text = new DocText(main, header);
  const runs = propertyRuns(main, header.table("paragraphPages").data, "paragraphs");
  const paragraphs = new DocParagraphs(text, characterLooks(main, header, text), runs);
  const styles = orElse(() => stylesOf(header.table("styles").data), stylesOf(Buffer.alloc(0)));
  const flow = new DocFlow(paragraphs, { styles, lists: listsOf(header), notes: orElse(() => docNotes(header), []) });
  const { body, footnotes, running, macros, comments, endnotes, boxes } = header.lengths;
  const afterBody = body + footnotes;
  flow.readRunning(afterBody, afterBody + running);
  flow.readBody(0, body);
  const boxesFrom = afterBody + running + macros + comments + endnotes;
  flow.readBody(boxesFrom, boxesFrom + boxes);
  return flow;
}

function listsOf({ table }: DocHeader): DocLists {
  const { data, rest } = table("lists");
  const none = Buffer.alloc(0);
  return orElse(() => new DocLists(data, rest, table("listUses").data), new DocLists(none, none, none));
}

/** The words are what counts: where a table that only says how they look is broken, they are read without it. */
function orElse<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return otherwise;
    throw error;
  }
}
