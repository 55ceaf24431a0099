/** Characters that stand for a text in a list. */
const longest = 240;

/** Marks at the beginning of a line: headings, quotes, lists, fences. */
const lineMarks = /^[ \t]*(?:#{1,6} |> ?|[-*+] |\d+[.)] |`{3,}.*|~{3,}.*)+/gm;
const links = /!?\[([^\]]*)\]\([^)]*\)/g;
const emphasis = /(\*{1,3}|_{1,3}|~~|`+)(?=\S)(.+?)(?<=\S)\1/g;

/** The beginning of a text in one line, without the marks of Markdown. */
export function plainBeginning(text: string): string {
  const plain = text.replaceAll(lineMarks, "").replaceAll(links, "$1").replaceAll(emphasis, "$2").replaceAll(/\s+/gu, " ").trim();
  if (plain.length <= longest) return plain.toWellFormed();
  return `${plain
    .slice(0, longest)
    .replace(/\s\S*$/u, "")
    .toWellFormed()}…`;
}
