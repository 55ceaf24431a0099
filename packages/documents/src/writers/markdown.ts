import { isWebAddress, settable, type Block, type Quote, type Reference, type Report, type Table } from "../report/report.ts";

/** Sets a report as Markdown (CommonMark, tables as GitHub has them); words that look like marks stay words. */
export function writeMarkdown(report: Report): string {
  const blocks = [`# ${oneLine(report.title)}`, ...textsOf(report.blocks), "---", escaped(report.closing), escaped(report.footer)];
  return `${blocks.join("\n\n")}\n`;
}

const textsOf = (blocks: readonly Block[]): string[] => blocks.map(textOf).filter((text) => text !== "");

function textOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level + 1)} ${oneLine(block.text)}`;
    case "paragraph":
      return emphasised(block.text);
    case "facts":
      return block.facts.map(({ label, value, note }) => `- ${labelled(label, value)}${note ? ` (${oneLine(note)})` : ""}`).join("\n");
    case "quote":
      return quoteOf(block);
    case "reference":
      return [`**${oneLine(block.title)}**`, ...(block.detail === "" ? [] : [escaped(block.detail)]), ...factsOf(block)].join(" · ");
    case "list":
      return listOf(block);
    case "table":
      return tableOf(block);
    case "note":
      return indented(`**${oneLine(block.label)}:** ${emphasised(block.text)}`, "> ");
    case "link":
      return isWebAddress(block.url) ? `[${oneLine(block.text)}](<${new URL(block.url).href}>)` : oneLine(`${block.text} ${block.url}`);
    case "page break":
      return "";
  }
}

function quoteOf({ text, note, items, from }: Quote): string {
  const listed = items.map((item) => `${escaped(`“${item.text}”`)} — **${oneLine(item.citation)}**`);
  const words = text === null ? `*${escaped(note)}*` : indented([escaped(`“${text}”`), ...listed].join("\n\n"), "> ");
  const { caution, ...rest } = from;
  const line = [...(caution === null ? [] : [`**${escaped(caution)}**`]), ...factsOf({ ...rest, caution: null })].join(" · ");
  return `${words}\n\n**${oneLine(from.title)}** ${oneLine(from.detail)}\n\n${line}`;
}

const factsOf = ({ facts, caution, url }: Reference): string[] => [
  ...(caution === null ? [] : [escaped(caution)]),
  ...facts.map(escaped),
  ...(url === null ? [] : [address(url)]),
];

function listOf({ ordered, items }: Extract<Block, { kind: "list" }>): string {
  const tight = items.every((blocks) => blocks.length === 1);
  const texts = items.map((blocks, at) => {
    const mark = ordered ? `${at + 1}. ` : "- ";
    return mark + indented(textsOf(blocks).join("\n\n"), " ".repeat(mark.length)).trimStart();
  });
  return texts.join(tight ? "\n" : "\n\n");
}

function tableOf({ caption, columns, rows }: Table): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.map((cell) => oneLine(String(cell))).join(" | ")} |`;
  const head = [line(columns.map(({ title }) => title)), `|${" --- |".repeat(columns.length)}`];
  const filled = rows.map((row) => line(columns.map((_, at) => row[at] ?? "")));
  return [`**${oneLine(caption)}**`, [...head, ...filled].join("\n")].join("\n\n");
}

const labelled = (label: string, value: string): string => `**${oneLine(label)}:** ${oneLine(value)}`;

const address = (url: string): string => (isWebAddress(url) ? `<${new URL(url).href}>` : oneLine(url));

const indented = (text: string, by: string): string =>
  text
    .split("\n")
    .map((line) => (line === "" && by.trim() === "" ? "" : `${by}${line}`))
    .join("\n");

const escaped = (text: string): string =>
  settable(text)
    .replaceAll(/[\\`*_[\]<>#|~&]/gu, String.raw`\$&`)
    .replaceAll(/^(\s*)([-+=])/gmu, String.raw`$1\$2`)
    .replaceAll(/^(\s*\d+)([.)])/gmu, String.raw`$1\$2`);

const oneLine = (text: string): string => escaped(text.replaceAll(/\s+/gu, " ").trim());

/** The bold marks of a report's own text are Markdown already. */
const emphasised = (text: string): string => escaped(text).replaceAll(/\\\*\\\*(?=\S)(.+?)(?<=\S)\\\*\\\*/gsu, "**$1**");
