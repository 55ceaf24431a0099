export interface Run {
  text: string;
  strong: boolean;
}

/** Splits text at its `**bold**` marks; an unpaired mark stays as typed. */
export function boldRuns(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(/\*\*(?=\S)(.+?)(?<=\S)\*\*/gsu)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index), strong: false });
    runs.push({ text: match[1] ?? "", strong: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), strong: false });
  return runs;
}

export const withoutMarks = (text: string): string =>
  boldRuns(text)
    .map((run) => run.text)
    .join("");
