import type { SourceVersion } from "@clausewise/documents";
import { textOf, type Answer } from "../answer/answer.ts";
import { Unreadable, type Step } from "../connector.ts";

/** What is known of a paper from the list that it stands on. */
interface Paper {
  family: "GUIDANCE" | "MDCG";
  /** The name that its reader knows it by, without an ending. */
  name: string;
  /** The list as readers of files take it: its name, and the row of the paper. */
  list: "manifest.jsonl" | "mdcg-list.jsonl";
  row: Readonly<Record<string, string | null>>;
}

/** Reads a paper from the words of its pages, which form feeds part; throws `Unreadable` where there are none, or they are another paper's. */
export async function readPaper(answer: Answer, { label, about }: Step, { family, name, list, row }: Paper): Promise<SourceVersion> {
  const { planCorpus } = await import("@clausewise/documents");
  const words = textOf(answer);
  const pages = words.split("\f").length;
  const modified = about["day"] ?? "";
  const fileOf = (path: string, text: string) => ({ path, modified, read: () => new TextEncoder().encode(text) });
  const paper = fileOf(`${name}.md`, ["---", `family: ${family}`, `pages: ${pages}`, "---", words].join("\n"));
  const { sources, unreadable } = await planCorpus([paper], [fileOf(list, JSON.stringify(row))]);
  const read = await sources[0]?.read();
  if (!read?.ok) throw new Unreadable(`gave a paper of ${label} that ${read?.reason ?? unreadable[0]?.reason ?? "holds no words"}`);
  return { ...read.version, retrieved: modified };
}
