import type { DocumentBlock, DocumentPart } from "@clausewise/contracts";
import type { RefObject } from "react";
import { Chip } from "../../../shared/ui/chip.tsx";
import { BlockTable } from "./block-table.tsx";
import { MarkedText } from "./marked-text.tsx";
import { partName } from "./part-name.ts";
import styles from "./part-view.module.css";
import { type Marking, type Stretch, stretchesIn } from "./places.ts";
import { goesOn } from "./sheet-grid.ts";
import { SheetTable } from "./sheet-table.tsx";
import { WhenNear } from "./when-near.tsx";

interface Props {
  part: DocumentPart;
  marked: readonly Marking[];
  /** The box it scrolls in: of a long sheet only what is near is drawn; without one all of it is. */
  box?: RefObject<HTMLElement | null>;
}

/** A page, sheet or slide as text: its headings, lists and tables as such, notes apart. */
export function PartView({ part, marked, box }: Props) {
  const name = partName(part);
  return (
    <section className={styles.part} data-part={part.number} data-of={part.kind} aria-label={name}>
      {(part.kind !== "text" || part.source === "recognised") && (
        <header className={styles.name}>
          <h2>{name}</h2>
          {part.source === "recognised" && <Chip tone="warn">Recognised from a picture: may hold mistakes</Chip>}
        </header>
      )}
      {part.blocks.length === 0 && <p className={styles.nothing}>No words.</p>}
      {groupsOf(part.blocks).map(({ kind, blocks }) => {
        const first = blocks[0]?.at;
        if (kind === "table" && part.kind === "sheet")
          return runsOf(blocks).map((run) => (
            <SheetTable
              key={run[0]?.at}
              tables={run.map(({ block, at }) => ({ block, at, stretches: stretchesIn(marked, at) }))}
              label={`Table of ${name}`}
              box={part.blocks.length > drawnWhole ? (box ?? null) : null}
            />
          ));
        const drawn = blocks.map(({ block, at }) => {
          const stretches = stretchesIn(marked, at);
          const shown = <Block key={at} block={block} label={name} stretches={stretches} />;
          const isLazy = box !== undefined && block.kind === "table" && stretches.length === 0 && part.blocks.length > drawnWhole;
          return isLazy ? <WhenNear key={at} box={box} height={heightOf(block)} draw={() => shown} /> : shown;
        });
        if (kind === "list_item") return <ul key={first}>{drawn}</ul>;
        if (kind !== "note") return drawn;
        return (
          <aside key={first} className={styles.notes} aria-label={`Notes to ${name}`}>
            <strong>Notes</strong>
            {drawn}
          </aside>
        );
      })}
    </section>
  );
}

/** Blocks of a part up to which all of it is drawn at once. */
const drawnWhole = 12;

/** Height of a row in pixels, and the most that a table takes of the page before it scrolls by itself. */
const [rowHeight, tallest] = [31, 640];

const heightOf = ({ text }: DocumentBlock): number => Math.min(tallest, text.split("\n").length * rowHeight);

interface Group {
  kind: DocumentBlock["kind"];
  blocks: { block: DocumentBlock; at: number }[];
}

/** Blocks of one kind that follow one another. */
function groupsOf(blocks: readonly DocumentBlock[]): Group[] {
  const groups: Group[] = [];
  for (const [at, block] of blocks.entries()) {
    const last = groups.at(-1);
    if (last?.kind === block.kind) last.blocks.push({ block, at });
    else groups.push({ kind: block.kind, blocks: [{ block, at }] });
  }
  return groups;
}

/** Tables of a sheet parted where the rows of one do not follow those of the one before. */
function runsOf(tables: Group["blocks"]): Group["blocks"][] {
  const runs: Group["blocks"][] = [];
  for (const table of tables) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && goesOn(last.block, table.block)) run.push(table);
    else runs.push([table]);
  }
  return runs;
}

/** A number, a letter or a sign with which an item of a list begins by itself. */
const ownSign = /^(?:[([]?(?:\d+(?:\.\d+)*|[a-z]|[ivxlc]+)[.)\]]|\d+(?:\.\d+)+|[•▪◦‣⁃–—-])\s/iu;

const headings = ["h3", "h3", "h4", "h5", "h6"] as const;

function Block({ block, stretches, label }: { block: DocumentBlock; stretches: readonly Stretch[]; label: string }) {
  const text = <MarkedText text={block.text} stretches={stretches} />;
  switch (block.kind) {
    case "heading": {
      const Heading = headings[block.level] ?? "h6";
      return <Heading>{text}</Heading>;
    }
    case "list_item":
      return (
        <li data-numbered={ownSign.test(block.text)} style={{ marginLeft: `${Math.max(0, block.level - 1) * 1.4}em` }}>
          {text}
        </li>
      );
    case "table":
      return <BlockTable block={block} stretches={stretches} label={`Table of ${label}`} />;
    case "furniture":
      return <p className={styles.furniture}>{text}</p>;
    case "note":
    case "paragraph":
      return <p>{text}</p>;
  }
}
