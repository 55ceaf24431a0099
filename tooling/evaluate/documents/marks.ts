import { type DocumentPart, marksOf } from "@clausewise/documents/uploads";
import { overlap } from "./areas.ts";
import { partsOf, pdfFiles } from "./pdf-files.ts";
import { blocksByPdftotext, hasPdftotext } from "./pdftotext.ts";
import { type PrintedQuote, quoteKinds, quotesOf } from "./quotes.ts";

interface Marked {
  quote: PrintedQuote;
  file: string;
  /** What our rectangles share with those of `pdftotext`; null where nothing was marked. */
  overlap: number | null;
}

/** Below it, marks are on other words. */
const wrongBelow = 0.5;
const wantedOverlap = 0.8;

/** Marks quotes drawn from the PDFs of the data, and tells how well the marks cover them. Gives whether none is on other words. */
export async function evaluateMarks(data: string, { count, seed }: { count: number; seed: number }): Promise<boolean> {
  if (!hasPdftotext()) {
    process.stdout.write("pdftotext (poppler-utils) is not installed: marks are not compared.\n");
    return true;
  }
  const marked: Marked[] = [];
  const files = pdfFiles(data).filter(({ source }) => source === null);
  const offered = files.map(({ path, name }) => ({ path, name, pages: blocksByPdftotext(path) }));
  const random = randomFrom(seed);
  const drawn = quoteKinds.flatMap((kind) => {
    const quotes = offered.flatMap(({ path, name, pages }) => quotesOf(pages, kind).map((quote) => ({ path, name, quote })));
    return draw(quotes, Math.ceil(count / quoteKinds.length), random);
  });
  for (const { path, name } of offered) {
    const quotes = drawn.filter((one) => one.path === path);
    const parts = quotes.length > 0 ? await partsOf(path, false) : [];
    for (const { quote } of quotes) marked.push({ quote, file: name, overlap: overlapOf(parts, quote) });
  }
  process.stdout.write(report(marked));
  return marked.every(({ overlap }) => overlap === null || overlap >= wrongBelow);
}

/** Numbers from 0 to below 1 that a seed settles. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function draw<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

function overlapOf(parts: readonly DocumentPart[], { text, boxes }: PrintedQuote): number | null {
  const pages = [...boxes.keys()];
  const marks = marksOf(
    parts.filter(({ number }) => pages.includes(number)),
    text,
  );
  if (marks.length === 0) return null;
  const shares = pages.map((page) => overlap(marks.find(({ part }) => part === page)?.rectangles ?? [], boxes.get(page) ?? []));
  return Math.min(...shares);
}

function report(marked: readonly Marked[]): string {
  const lines = quoteKinds.map((kind) =>
    lineOf(
      kind,
      marked.filter(({ quote }) => quote.kind === kind),
    ),
  );
  const poor = marked.filter(({ overlap }) => overlap === null || overlap < wantedOverlap);
  const named = poor.map(
    ({ file, quote, overlap }) => `  ${overlap?.toFixed(2) ?? "not found"}: ${file} ${[...quote.boxes.keys()].join(", ")}: ${quote.text}`,
  );
  return [...lines, lineOf("all", marked), ...named, ""].join("\n");
}

function lineOf(name: string, marked: readonly Marked[]): string {
  const found = marked.flatMap(({ overlap }) => overlap ?? []);
  const mean = found.reduce((all, one) => all + one, 0) / found.length;
  const good = found.filter((one) => one >= wantedOverlap).length;
  const wrong = found.filter((one) => one < wrongBelow).length;
  return `${name.padEnd(24)} ${marked.length} quotes, ${found.length} marked, ${good} with ${wantedOverlap} or more in common (mean ${mean.toFixed(3)}), ${wrong} on other words`;
}
