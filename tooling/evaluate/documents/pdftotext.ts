import { execFileSync } from "node:child_process";

const mostBytes = 1e9;
const pdftotext = (...args: string[]) => execFileSync("pdftotext", args, { maxBuffer: mostBytes, stdio: ["ignore", "pipe", "ignore"] });

/** Whether Poppler's `pdftotext` is installed. */
export function hasPdftotext(): boolean {
  try {
    pdftotext("-v");
    return true;
  } catch {
    return false;
  }
}

/** The text of each page. */
export const pagesByPdftotext = (path: string): string[] => pdftotext("-cropbox", path, "-").toString().split("\f").slice(0, -1);

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PrintedWord extends Box {
  text: string;
}

/** The words of each page as blocks of lines. */
export function blocksByPdftotext(path: string): PrintedWord[][][][] {
  const pages = pdftotext("-cropbox", "-bbox-layout", path, "-").toString().split("<page ").slice(1);
  return pages.map((page) => parts(page, "<block ").map((block) => parts(block, "<line ").map(wordsOf)));
}

const parts = (xml: string, tag: string) => xml.split(tag).slice(1);
const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<\/word>/gu;

const wordsOf = (line: string): PrintedWord[] =>
  [...line.matchAll(word)].map(([, left, top, right, bottom, text = ""]) => ({
    text: text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&apos;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }));
