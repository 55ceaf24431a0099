import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzip, readTar } from "@clausewise/documents";
import type { DocumentPart } from "@clausewise/documents/uploads";
import { partsOf } from "../documents/pdf-files.ts";

/** A text as a draft made of a document has it, and where its pages begin. */
export interface WrittenText {
  name: string;
  text: string;
  locators: { start: number; label: string }[];
}

/** The blocks of a document one after the other, without what runs on every page. */
function written(name: string, parts: readonly DocumentPart[]): WrittenText {
  let text = "";
  const locators: WrittenText["locators"] = [];
  for (const { number, blocks } of parts) {
    locators.push({ start: text.length, label: `page ${number}` });
    for (const block of blocks) if (block.kind !== "furniture") text += `${block.text}\n\n`;
  }
  return { name, text, locators };
}

/** The protocols of the data for development. */
export async function protocolTexts(data: string): Promise<WrittenText[]> {
  const folder = join(data, "protocols");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".pdf"));
  return Promise.all(files.map(async (name) => written(name.replace(/\.pdf$/, ""), await partsOf(join(folder, name), false))));
}

const longestName = 40;
const frontMatter = /^---\n[\s\S]*?\n---\n/;

const archives = ["fda-guidance-text/fda-guidance-fulltext.tar.gz", "eu/mdcg-meddev-text.tar.gz"];

/** Every so-manieth of the guidance documents of FDA, and of those of the EU's coordination group, by their names. */
export async function guidanceTexts(data: string, every: number): Promise<WrittenText[]> {
  const held = archives.map((name) => join(data, name)).filter(existsSync);
  const read = await Promise.all(held.map(async (archive) => readTar(await gunzip(readFileSync(archive)))));
  return read
    .flatMap((files) => files.filter(({ path }) => path.endsWith(".md")).toSorted((one, other) => (one.path < other.path ? -1 : 1)))
    .filter((_, nth) => nth % every === 0)
    .map(({ path, bytes }) => ({
      name: basename(path).slice(0, longestName),
      text: Buffer.from(bytes).toString("utf8").replace(frontMatter, ""),
      locators: [],
    }));
}
