import { tableRows } from "./markdown-table.ts";
import { collapse, stripEmphasis } from "../text.ts";

export type Block = { kind: "heading"; text: string; title: string; rank: number } | { kind: "text"; text: string };

const bulletMark = /^(?:[•·▪■◦●○–]|[\uf0b7\uf0a7\uf0d8\uf02d]|o(?=\s+[A-Z]|$)|-(?=\s))\s*/;
const itemMark = /^(?:\(?\d{1,2}[.)]|\(?[a-z][.)]|\([ivx]+\)|[A-Z]\.|[IVX]+\.)(?:\s|$)/;
const labelAlone = /^(?:[IVXL]+\.|[A-Z]\.|\d{1,2}(?:\.\d{1,2})*\.?|\([A-Za-z0-9]{1,3}\)|[a-z]\.|[•·▪■◦●○o–]|[\uf0b7\uf0a7\uf0d8])$/;
const sentenceEnd = /[.:;?!][”"’)\]]*\d{0,2}$/;

/** The paragraphs and headings of a page of converted text, its hard line ends undone. */
export function readBlocks(lines: readonly string[]): Block[] {
  return paragraphsOf(lines).flatMap((text) =>
    text.startsWith("|") ? tableRows(text).map(textBlock) : [headingOf(text) ?? textBlock(text)],
  );
}

function textBlock(text: string): Block {
  const glyphs = text
    .replace(/[\uf0b7\uf0a7\uf0d8]/g, "•")
    .replaceAll("\uf0e8", "→")
    .replaceAll("\uf02d", "–")
    .replace(/[\ue000-\uf8ff]/g, "");
  const rules = glyphs
    .replace(/\|(?:\s*:?-{3,}:?\s*\|)+/g, " ")
    .replace(/\|(?:\s*\|)+/g, "|")
    .replace(/^\s*\||\|\s*$/g, "");
  return { kind: "text", text: collapse(stripEmphasis(rules)).replace(bulletMark, "• ") };
}

function paragraphsOf(lines: readonly string[]): string[] {
  const width = typicalWidth(lines);
  const paragraphs: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) paragraphs.push(open.join(open[0]?.startsWith("|") ? "\n" : " "));
    open = [];
  };
  for (const line of lines.map((candidate) => candidate.trim())) {
    const last = open.at(-1);
    const labelled = open.length === 1 && last !== undefined && labelAlone.test(last);
    if (line === "") {
      if (!labelled) close();
    } else {
      if (last !== undefined && !labelled && beginsParagraph(last, line, width)) close();
      open.push(line);
    }
  }
  close();
  return paragraphs;
}

function typicalWidth(lines: readonly string[]): number {
  const lengths = lines
    .map((line) => line.trim().length)
    .filter((length) => length > 20)
    .toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.8)] ?? 80;
}

function beginsParagraph(last: string, line: string, width: number): boolean {
  if (line.startsWith("|") !== last.startsWith("|")) return true;
  if (line.startsWith("|")) return false;
  if (bulletMark.test(line)) return true;
  if (itemMark.test(line) && (sentenceEnd.test(last) || last.length < width * 0.7)) return true;
  if (/^(?:Appendix|Annex|Attachment|Example|Section|Question|Answer|Q\d+|A\d+)\b.{0,12}[A-Z0-9:.]/.test(line) && sentenceEnd.test(last))
    return true;
  if (sentenceEnd.test(last)) return last.length < width * 0.75;
  // A short line that neither ends a sentence nor is followed by a small letter is a heading.
  return last.length < width * 0.6 && /^[A-Z“"]/.test(line) && !/[,\-–(]$|\b(?:of|the|and|for|to|a|an|in|or|with|by|on)$/i.test(last);
}

const numberedHeading =
  /^(Appendix\s+[A-Z0-9]+|Annex\s+[A-Z0-9]+|Attachment\s+[A-Z0-9]+|Section\s+[A-Z0-9]+|[IVXL]+|[A-Z]|\d{1,2}(?:\.\d{1,2}){0,4})(?:[.:)]|\s[-–—])?\s+(\S.*)$/;
const knownHeading =
  /^(?:Introduction|Background|Scope|Purpose|Definitions|Glossary|Preface|References|Overview|Policy|Conclusion|Discussion|Abbreviations|Foreword|Executive Summary|Terminology|Public Comment|Additional Copies)\s?\d{0,2}:?$/i;

/** A block that reads as a heading, or null. */
function headingOf(block: string): Block | null {
  const text = collapse(stripEmphasis(block));
  if (text.length > 140 || text.includes("•") || /[.;,]$/.test(text.replace(/\b(?:etc|Inc|v)\.$/, ""))) return null;
  if (knownHeading.test(text)) return { kind: "heading", text, title: text.replace(/[\d:\s]+$/, ""), rank: 1 };
  const numbered = numberedHeading.exec(text);
  const [, label = "", title = ""] = numbered ?? [];
  if (!/^[A-Z“"]/.test(title) || title.length < 3 || !/[a-z]{3}|[A-Z]{4}/.test(title)) return null;
  if (/^[A-Z]$/.test(label) && !/^[A-Z][.)]/.test(text)) return null;
  if (/^\d+$/.test(label) && !/^\d+[.)]/.test(text)) return null;
  return { kind: "heading", text, title: title.replace(/[\s:]+$/, ""), rank: rankOf(label) };
}

function rankOf(label: string): number {
  if (/^(?:Appendix|Annex|Attachment|Section|Part)/.test(label)) return 1;
  if (/^[IVX]+$/.test(label)) return 1;
  if (/^[A-Z]$/.test(label)) return 2;
  return label.includes(".") ? label.split(".").length : 3;
}
