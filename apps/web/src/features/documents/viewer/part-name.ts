import type { DocumentPart, PartKind } from "@clausewise/contracts";

const words: Record<PartKind, string> = { page: "Page", sheet: "Sheet", slide: "Slide", text: "Text" };

/** `Page 3`, `Sheet Costs`, `Slide 4: Outlook`, or `Text` of what flows. */
export function partName({ kind, number, name }: Pick<DocumentPart, "kind" | "number" | "name">): string {
  const named = name === null || name === "" ? null : name;
  if (kind === "text") return named ?? words.text;
  if (kind === "sheet") return `${words.sheet} ${named ?? number}`;
  return named === null ? `${words[kind]} ${number}` : `${words[kind]} ${number}: ${named}`;
}

/** What one part is called where they are counted: `page`. */
export const partWord = (kind: PartKind): string => words[kind].toLowerCase();
