import type { DocumentPart } from "@clausewise/documents/uploads";
import { type PdfFile, partsOf, pdfFiles } from "./pdf-files.ts";
import { hasPdftotext, pagesByPdftotext } from "./pdftotext.ts";
import { lettersOf, pairsOf, percent, type Share, shareOf, sum, textOf, wordsOf } from "./words.ts";

interface FileFigures {
  file: string;
  pages: number;
  /** Whether its pages are pictures. */
  isScanned: boolean;
  /** Passages of the manifest on the page that it names. */
  anchors: Share;
  missing: { page: number; text: string; words: Share }[];
  /** Words that `pdftotext` gives, and its pairs of neighbouring words. */
  words: Share;
  pairs: Share;
}

const wanted = 0.98;
const wantedOfScanned = 0.95;

/** Reads the PDFs of the data and tells how many of their words and passages are there. Scanned files are recognised. Gives whether every file has as many words as it should. */
export async function evaluatePdfs(data: string, { scanned }: { scanned: boolean }): Promise<boolean> {
  if (!hasPdftotext()) {
    process.stdout.write("pdftotext (poppler-utils) is not installed: the words of PDFs are not compared.\n");
    return true;
  }
  const figures: FileFigures[] = [];
  for (const file of pdfFiles(data).filter(({ source }) => scanned || source === null)) {
    const one = figuresOf(file, await partsOf(file.path, file.source !== null));
    figures.push(one);
    process.stdout.write(lineOf(one));
  }
  process.stdout.write(lineOf(inAll(figures)));
  return figures.every(({ isScanned, words }) => words.found >= words.of * (isScanned ? wantedOfScanned : wanted));
}

function figuresOf({ name, path, source, anchors }: PdfFile, parts: readonly DocumentPart[]): FileFigures {
  const pages = pagesByPdftotext(source ?? path).map(wordsOf);
  const read = pages.map((_, index) => wordsOf(textOf(parts[index])));
  const missing = anchors
    .filter(({ page, text }) => !lettersOf(textOf(parts[page - 1])).includes(lettersOf(text)))
    .map(({ page, text }) => ({ page, text, words: shareOf(wordsOf(text), read[page - 1] ?? []) }));
  return {
    file: name,
    pages: pages.length,
    isScanned: source !== null,
    anchors: { found: anchors.length - missing.length, of: anchors.length },
    missing,
    words: sum(pages.map((page, index) => shareOf(page, read[index] ?? []))),
    pairs: sum(pages.map((page, index) => shareOf(pairsOf(page), pairsOf(read[index] ?? [])))),
  };
}

const inAll = (figures: readonly FileFigures[]): FileFigures => ({
  file: "all",
  isScanned: false,
  pages: figures.reduce((pages, one) => pages + one.pages, 0),
  anchors: sum(figures.map(({ anchors }) => anchors)),
  missing: [],
  words: sum(figures.map(({ words }) => words)),
  pairs: sum(figures.map(({ pairs }) => pairs)),
});

function lineOf({ file, pages, anchors, missing, words, pairs }: FileFigures): string {
  const line = `${file.slice(0, 44).padEnd(46)}${String(pages).padStart(5)} pages  passages ${anchors.found} of ${anchors.of}  words ${percent(words)}  neighbours ${percent(pairs)}`;
  return [
    line,
    ...missing.map(({ page, text, words }) => `  not in a row on page ${page}, ${percent(words)} of its words: ${text}`),
    "",
  ].join("\n");
}
