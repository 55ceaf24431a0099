import { isWebAddress, settable, type AnswerDocument, type CitedWords } from "../report/report.ts";

/** Sets an answer as Markdown (CommonMark); words that look like marks stay words. */
export function writeAnswerMarkdown(answer: AnswerDocument): string {
  const blocks = [
    `# ${oneLine(answer.question)}`,
    answer.facts
      .map(({ label, value, note }) => `- **${oneLine(label)}:** ${oneLine(value)}${note ? ` (${oneLine(note)})` : ""}`)
      .join("\n"),
    ...(answer.correction
      ? ["## About the question", emphasised(answer.correction.text), ...answer.correction.cited.map((one) => cited(one, ""))]
      : []),
    ...(answer.message === null ? [] : [emphasised(answer.message)]),
    ...(answer.statements.length > 0 ? ["## Answer"] : []),
    ...answer.statements.flatMap((statement, at) => [
      `${at + 1}. ${indented(emphasised(statement.text), "   ").trimStart()}`,
      ...statement.cited.map((one) => cited(one, "   ")),
    ]),
    ...(answer.sources.length > 0 ? ["## Sources", sources(answer)] : []),
    "---",
    escaped(answer.closing),
    escaped(answer.footer),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function cited({ citation, source, quote, items, summaryNote, facts, caution, url }: CitedWords, indent: string): string {
  const listed = items.map((item) => `${escaped(`“${item.quote}”`)} — **${oneLine(item.citation)}**`);
  const words = quote === null ? `*${escaped(summaryNote)}*` : indented([escaped(`“${quote}”`), ...listed].join("\n\n"), "> ");
  const line = [
    ...(caution === null ? [] : [`**${escaped(caution)}**`]),
    ...facts.map(escaped),
    ...(url === null ? [] : [address(url)]),
  ].join(" · ");
  return indented(`${words}\n\n**${oneLine(citation)}** ${oneLine(source)}\n\n${line}`, indent);
}

const sources = ({ sources }: AnswerDocument): string =>
  sources
    .map(({ title, facts, caution, url }, at) => {
      const said = [
        `**${oneLine(title)}**`,
        ...(caution === null ? [] : [escaped(caution)]),
        ...facts.map(escaped),
        ...(url === null ? [] : [address(url)]),
      ];
      return `${at + 1}. ${said.join(" · ")}`;
    })
    .join("\n");

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

/** The bold marks of an answer's own text are Markdown already. */
const emphasised = (text: string): string => escaped(text).replaceAll(/\\\*\\\*(?=\S)(.+?)(?<=\S)\\\*\\\*/gsu, "**$1**");
