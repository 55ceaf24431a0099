import { type TextFile, baseName } from "../corpus-file.ts";
import type { Block } from "./guidance-blocks.ts";
import { blockPassages } from "./guidance.ts";
import { tableRows } from "./markdown-table.ts";
import type { SourceVersion } from "./source-version.ts";
import { calendarDate, collapse, stripEmphasis } from "../text.ts";

const numberLine = /^\*\*Document Number\*\*:\s*(IMDRF\/.+)$/m;
const sourceLine = /^\*\*Source\*\*:\s*\[?(https:\/\/www\.imdrf\.org\/[^\]\s)]+)/m;

/** Whether a markdown text is a document of the International Medical Device Regulators Forum. */
export function isImdrf(text: string): boolean {
  return numberLine.test(text.slice(0, 4000)) || sourceLine.test(text.slice(0, 4000));
}

/** Reads one IMDRF document from markdown. */
export function readImdrf(file: TextFile): SourceVersion {
  const title = collapse(/^#\s+(.*)$/m.exec(file.text)?.[1] ?? baseName(file.path));
  const printed = collapse(numberLine.exec(file.text)?.[1] ?? `IMDRF ${title}`);
  const identifier = /^(IMDRF\/[A-Za-z]+(?: WG)?\/N\d+)/.exec(printed)?.[1] ?? printed;
  const edition = /^\s*(FINAL:?\s*\d{4}(?:\s*\(Edition \d+\))?)/i.exec(printed.slice(identifier.length))?.[1];
  const url = sourceLine.exec(file.text)?.[1] ?? null;
  const body = file.text.slice(Math.max(file.text.search(/^---\s*$/m), 0) + 3);
  return {
    identifier,
    title,
    authority: "IMDRF",
    jurisdiction: "INT",
    kind: "guidance",
    binding: false,
    text_kind: "verbatim",
    url,
    docket: null,
    label:
      edition === undefined
        ? file.modified
        : collapse(edition)
            .replace(/\s*:\s*/, ":")
            .toUpperCase()
            .replace("EDITION", "Edition"),
    status: "final",
    issued: calendarDate(/Date:?\W{0,6}(\d{1,2} [A-Z][a-z]+ \d{4})/.exec(body.slice(0, 6000))?.[1] ?? ""),
    effective: null,
    retrieved: file.modified,
    passages: blockPassages(blocksOf(body), { identifier, url }),
  };
}

function blocksOf(body: string): Block[] {
  return body
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/^(\|.*)\n\n(?=\|)/gm, "$1\n")
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)|\n(?=#)/)
    .flatMap((raw) => blockOf(raw));
}

function blockOf(raw: string): Block[] {
  const block = raw.trim();
  const heading = /^(#+)\s+(.*)$/s.exec(block);
  if (heading !== null) {
    const text = inline(heading[2] ?? "").replace(/^\d+(?:\.\d+)*\.?\s+/, "");
    return text === "" ? [] : [{ kind: "heading", text, title: text, rank: (heading[1] ?? "").length }];
  }
  if (/^\S.*\|.*\n?/.test(block) && /(?:^|\n)[\s|:-]*-{3}[\s|:-]*(?:\n|$)/.test(block))
    return tableRows(block).map((row) => ({ kind: "text", text: inline(row) }));
  const words = block.split("\n").filter((line) => !/^[\s|:-]*-{3}[\s|:-]*$/.test(line) && !/\.{5,}\s*\d*\s*$/.test(line));
  const text = inline(
    words
      .join("\n")
      .replace(/^[-*+]\s+/, "• ")
      .replace(/^\|\s*/, ""),
  );
  return text === "" ||
    /^[-_*\s]+$/.test(text) ||
    /^(?:table of )?contents$/i.test(text) ||
    (/(?:\.{4,}|\s)\d{1,3}$/.test(text) && text.length < 90 && /^\d+(?:\.\d+)*\.? /.test(text))
    ? []
    : [{ kind: "text", text }];
}

/** Inline markdown as plain words: links by their text, escapes and emphasis undone. */
function inline(markdown: string): string {
  const links = markdown.replace(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1").replace(/<br\s*\/?>/gi, " ");
  const emphasised = stripEmphasis(links).replace(/(?<![\p{L}\d_\\])_(?=[^\s_])([^_]*[^\s_])_(?![\p{L}\d])/gu, "$1");
  return collapse(emphasised.replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, "$1").replace(/ ?\|\s*$/, ""));
}
