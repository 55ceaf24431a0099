import { romanNumerals } from "@clausewise/contracts/citations";
import { UnreadableError, type TextFile } from "../corpus-file.ts";
import { annexProvisions } from "./eu-annex.ts";
import { type Provision, provisionPassages } from "./eu-provisions.ts";
import { type FrontMatter, splitFrontMatter } from "./front-matter.ts";
import { tableRows } from "./markdown-table.ts";
import type { SourceVersion } from "./source-version.ts";
import { collapse, plainParagraph } from "../text.ts";

export const deviceActs = {
  MDR: {
    identifier: "EU MDR",
    title: "Regulation (EU) 2017/745 on medical devices",
    eli: "https://eur-lex.europa.eu/eli/reg/2017/745/oj",
    effective: "2021-05-26",
  },
  IVDR: {
    identifier: "EU IVDR",
    title: "Regulation (EU) 2017/746 on in vitro diagnostic medical devices",
    eli: "https://eur-lex.europa.eu/eli/reg/2017/746/oj",
    effective: "2022-05-26",
  },
} as const;

export type DeviceAct = keyof typeof deviceActs;

/** Whether a file's instrument is one of the two device regulations. */
export function isDeviceAct(instrument: string | undefined): instrument is DeviceAct {
  return instrument === "MDR" || instrument === "IVDR";
}

/** The MDR or IVDR as first published, from files of one article or annex each. */
export function readDeviceRegulation(act: DeviceAct, files: readonly TextFile[]): SourceVersion {
  const { identifier, title, eli, effective } = deviceActs[act];
  const chunks = files.map(readChunk).toSorted((a, b) => a.order - b.order);
  return {
    identifier,
    title,
    authority: "European Union",
    jurisdiction: "EU",
    kind: "regulation",
    binding: true,
    text_kind: "verbatim",
    url: eli,
    docket: null,
    label: "2017 original",
    status: "in_force",
    issued: "2017-04-05",
    effective,
    retrieved:
      chunks
        .map((chunk) => chunk.retrieved)
        .toSorted()
        .at(-1) ?? "",
    passages: chunks.flatMap((chunk) => chunk.provisions(identifier, eli)).flatMap(provisionPassages),
  };
}

const chunkName = /^(?:Article \d+|Annex [IVXL]+|Recitals|Preamble)$/;

interface Chunk {
  order: number;
  retrieved: string;
  provisions: (identifier: string, eli: string) => Provision[];
}

function readChunk(file: TextFile): Chunk {
  const parts = splitFrontMatter(file.text);
  const name = collapse(parts?.fields["chunk_id"] ?? "");
  if (parts === null || !chunkName.test(name)) throw new UnreadableError("does not name its article or annex");
  const blocks = blocksOf(parts.body);
  const retrieved = parts.fields["converted"] ?? file.modified;
  const heading = parts.fields["chunk_title"] ?? "";
  const article = /^Article (\d+)$/.exec(name)?.[1];
  if (article !== undefined)
    return { order: 1000 + Number(article), retrieved, provisions: (id, eli) => articleProvisions(id, eli, article, heading, blocks) };
  const annex = /^Annex ([IVXL]+)$/.exec(name)?.[1];
  if (annex !== undefined) {
    const place = { number: annex, heading, footnotes: isFootnote };
    return { order: 2000 + romanNumerals.indexOf(annex), retrieved, provisions: (id, eli) => annexProvisions(id, eli, place, blocks) };
  }
  const recitals = name === "Recitals";
  return {
    order: recitals ? 1 : 0,
    retrieved,
    provisions: (id, eli) => (recitals ? recitalProvisions(id, eli, blocks) : preamble(id, eli, parts.fields, blocks)),
  };
}

function blocksOf(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .flatMap((block) => (block.trim().startsWith("|") ? tableRows(block).map(listRow) : [plainParagraph(block)]))
    .filter((block) => block !== "");
}

/** Lists are laid out as tables: the number in one cell, its text in the next. */
function listRow(row: string): string {
  return row.replace(/^((?:\(?\w{1,4}[.)]|[—–•]|\d+(?:\.\d+)*\.?)) \| /, "$1 ");
}

function isFootnote(block: string): boolean {
  return /^\(\d+\) .*\(OJ [LC] ?\d/.test(block);
}

/** The numbered paragraphs or definitions of one article. */
export function articleProvisions(
  identifier: string,
  eli: string,
  article: string,
  heading: string,
  blocks: readonly string[],
  path: string[] = [],
): Provision[] {
  const provisions: Provision[] = [];
  const url = `${eli}#art_${article}`;
  const text = blocks.filter((block) => !block.startsWith("#") && !isFootnote(block));
  for (const block of text) {
    const number = /^(\d+[a-z]?)\.\s/.exec(block)?.[1] ?? /^\((\d+[a-z]?)\)\s/.exec(block)?.[1];
    const last = provisions.at(-1);
    if (number === undefined && last !== undefined) last.blocks.push(block);
    else
      provisions.push({
        citation: `${identifier} Article ${article}${number === undefined ? "" : `(${number})`}`,
        heading,
        path,
        blocks: [block],
        url,
      });
  }
  return provisions;
}

/** The numbered recitals of an act. */
export function recitalProvisions(identifier: string, eli: string, blocks: readonly string[]): Provision[] {
  const provisions: Provision[] = [];
  let expected = 1;
  for (const block of blocks.filter((candidate) => !candidate.startsWith("#"))) {
    const number = /^\((\d+)\)\s/.exec(block)?.[1];
    // Footnotes after the last recital count from 1 again.
    if (number !== undefined && Number(number) !== expected) continue;
    if (number !== undefined) {
      expected += 1;
      provisions.push({
        citation: `${identifier} recital ${number}`,
        heading: `Recital ${number}`,
        path: ["Recitals"],
        blocks: [block],
        url: `${eli}#rct_${number}`,
      });
    } else provisions.at(-1)?.blocks.push(block);
  }
  return provisions;
}

function preamble(identifier: string, eli: string, fields: FrontMatter, blocks: readonly string[]): Provision[] {
  const text = blocks.map((block) => block.replace(/^#+\s*/, "")).filter((block) => !isFootnote(block));
  return [{ citation: `${identifier} preamble`, heading: fields["chunk_title"] ?? "Preamble", path: [], blocks: text, url: eli }];
}
