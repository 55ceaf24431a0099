import { type Block, readBlocks } from "./guidance-blocks.ts";
import { type Page, readPages } from "./guidance-pages.ts";
import type { SourcePassage } from "./source-version.ts";
import { collapse, shorten, splitLong } from "../text.ts";

const leastLetters = 200;
const wantedLetters = 700;
const mostLetters = 1500;

interface Place {
  identifier: string;
  url: string | null;
}
interface Open {
  heading: string;
  path: string[];
  page: number | null;
  text: string;
}

/** The passages of a document laid out in pages: paragraphs put together to a readable length under their headings. */
export function guidancePassages(body: string, pageCount: number | null, place: Place): SourcePassage[] {
  const gatherer = new Gatherer();
  for (const page of readPages(body, pageCount)) gatherer.page(page);
  return gatherer.finish().flatMap((open) => toPassages(open, place));
}

/** The passages of blocks that come without pages. */
export function blockPassages(blocks: readonly Block[], place: Place): SourcePassage[] {
  const gatherer = new Gatherer();
  gatherer.blocks(blocks, null);
  return gatherer.finish().flatMap((open) => toPassages(open, place));
}

function toPassages(open: Open, { identifier, url }: Place): SourcePassage[] {
  const where = open.page !== null ? ` p. ${open.page}` : open.heading === "" ? "" : `, ${shorten(open.heading, 120)}`;
  return splitLong(open.text, mostLetters + leastLetters).map((text) => ({
    citation: `${shorten(identifier, 260)}${where}`,
    heading: shorten(open.heading, 400),
    heading_path: open.path.slice(0, 6).map((step) => shorten(step, 400)),
    page: open.page,
    text,
    url,
  }));
}

class Gatherer {
  #done: Open[] = [];
  #open: Open | null = null;
  #headings: { rank: number; title: string }[] = [];
  #unanswered: Extract<Block, { kind: "heading" }> | null = null;
  #footnotes: Open[] = [];

  page(page: Page): void {
    const blocks = readBlocks(page.lines);
    // Nothing is left of a page that held the table of contents: the document begins anew after it.
    if (blocks.length === 0) this.#headings = [];
    const first = blocks[0];
    const unfinished = this.#open !== null && !/[.:;?!][”"’)\]]*\d{0,2}$/.test(this.#open.text);
    // A sentence that runs over the page break stays with the page it began on.
    if (unfinished && this.#open !== null && first?.kind === "text" && /^[a-z(,]/.test(first.text)) {
      this.#open.text = `${this.#open.text} ${first.text}`;
      blocks.shift();
    }
    this.#close();
    this.blocks(blocks, page.number);
    for (const lines of page.footnotes) this.#footnote(collapse(lines.join(" ")), page.number);
  }

  blocks(blocks: readonly Block[], page: number | null): void {
    for (const block of blocks) {
      if (block.kind === "text") this.#text(block.text, page);
      else this.#heading(block, page);
    }
  }

  finish(): Open[] {
    this.#answerAsText(null);
    this.#close();
    return this.#done;
  }

  #heading(block: Extract<Block, { kind: "heading" }>, page: number | null): void {
    // A heading right after one of its own rank is no heading: both are items of a list.
    if (this.#unanswered !== null && this.#unanswered.rank >= block.rank) this.#answerAsText(page);
    this.#close();
    this.#unanswered = block;
    while ((this.#headings.at(-1)?.rank ?? 0) >= block.rank) this.#headings.pop();
    this.#headings.push({ rank: block.rank, title: block.title });
  }

  #answerAsText(page: number | null): void {
    const block = this.#unanswered;
    this.#unanswered = null;
    if (block === null) return;
    this.#headings = this.#headings.filter((heading) => heading.title !== block.title);
    this.#append(block.text, page);
  }

  #text(text: string, page: number | null): void {
    if (text === "" || /^[•\W_\d]{1,3}$/.test(text)) return;
    this.#unanswered = null;
    this.#append(text, page);
  }

  #append(text: string, page: number | null): void {
    const open = this.#open;
    const list = text.startsWith("•") || (open !== null && open.text.endsWith(":"));
    const fits =
      open !== null &&
      open.text.length + text.length < mostLetters &&
      (open.text.length < wantedLetters || list || text.length < leastLetters);
    if (open !== null && fits) {
      open.text = `${open.text} ${text}`;
      return;
    }
    this.#close();
    const titles = this.#headings.map((heading) => heading.title);
    this.#open = { heading: titles.at(-1) ?? "", path: titles.slice(0, -1), page, text };
  }

  #footnote(text: string, page: number | null): void {
    if (text.length < 40) return;
    this.#footnotes.push({ heading: "Footnote", path: this.#headings.map((heading) => heading.title), page, text });
  }

  #close(): void {
    if (this.#open !== null) this.#done.push(this.#open);
    this.#done.push(...this.#footnotes);
    this.#footnotes = [];
    this.#open = null;
  }
}
