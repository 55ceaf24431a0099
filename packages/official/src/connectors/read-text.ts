import type { SourceVersion } from "@clausewise/documents";
import type { Answer } from "../answer/answer.ts";
import { Unreadable, type Step } from "../connector.ts";

/** Reads the one text of law that a step asked for; throws `Unreadable` where the answer holds another one, or none. */
export async function readText({ bytes }: Pick<Answer, "bytes">, { label, about }: Step): Promise<SourceVersion> {
  // Loaded when the first text is read: readers and writers of documents are large, and most starts need none.
  const { planCorpus } = await import("@clausewise/documents");
  const file = { path: `${label}.xml`, modified: about["day"] ?? "", read: () => bytes };
  const { sources, unreadable } = await planCorpus([file]);
  const read = await sources[0]?.read();
  if (!read?.ok) throw new Unreadable(`gave a text of ${label} that ${read?.reason ?? unreadable[0]?.reason ?? "holds no law"}`);
  if (read.version.identifier !== label) throw new Unreadable(`gave ${read.version.identifier} where ${label} was asked for`);
  return read.version;
}
