/** A paragraph of a text without marks of its own, or a line that stands for a heading or an item. */
export interface TextParagraph {
  kind: "heading" | "paragraph" | "list_item";
  text: string;
}

const itemStart = /^\s*(?:[-*•‣▪◦–]\s+|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s+)/i;
const sectionNumber =
  /^\s*(?:\d{1,3}(?:\.\d{1,3}){1,5}\.?|[IVX]{1,6}\.|[A-Z]\.|(?:Section|Chapter|Part|Annex|Appendix|Article)\s+[\dIVXA-Z]{1,5}[.:]?)\s+\S/;

/** The paragraphs of a plain text: parted by empty lines; lines broken only for their width are joined again. */
export function paragraphsOf(text: string): TextParagraph[] {
  const paragraphs: TextParagraph[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) paragraphs.push(...chunkParagraphs(lines));
    lines = [];
  };
  for (const line of text.split(/\r\n|[\n\r\u0085\u2028\u2029\f]/)) {
    if (line.trim() === "") end();
    else lines.push(line);
  }
  end();
  return paragraphs;
}

function chunkParagraphs(lines: readonly string[]): TextParagraph[] {
  const [first = ""] = lines;
  if (lines.length === 1) return [{ kind: loneKind(first), text: first }];
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0);
  const paragraphs: TextParagraph[] = [];
  let open: string[] = [];
  const end = () => {
    if (open.length > 0) paragraphs.push({ kind: itemStart.test(open[0] ?? "") ? "list_item" : "paragraph", text: open.join(" ") });
    open = [];
  };
  for (const line of lines) {
    if (!continues(open.at(-1), line, width)) end();
    open.push(line);
  }
  end();
  return paragraphs;
}

/** Whether a line goes on with the paragraph before it: that one was about as full as the widest, and this begins no item. */
function continues(before: string | undefined, line: string, width: number): boolean {
  if (before === undefined || itemStart.test(line)) return false;
  return width <= 140 && before.length > width * 0.6;
}

function loneKind(line: string): TextParagraph["kind"] {
  const short = line.length <= 120 && !/[.;,:?!]\s*$/.test(line);
  const capitals = /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line);
  if (short && (capitals || sectionNumber.test(line))) return "heading";
  return itemStart.test(line) ? "list_item" : "paragraph";
}
