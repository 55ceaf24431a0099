import type { Citation } from "@clausewise/contracts";
import { type CitedBlock, citedBlocks, itemParts } from "@clausewise/contracts/citations";
import { useState } from "react";
import { counted } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./answer.module.css";
import { CitationFacts, CitationLink, type Opening } from "./citation-line.tsx";
import type { CitationKey } from "./citations.ts";

/** Items of a list shown at once; a longer one is folded behind the first of them. */
const itemsShown = 6;

/** Characters up to which a lead-in is no more than a number and what is left out: `(a) …`. */
const shortLeadIn = 16;

interface Props {
  name: string;
  citations: readonly Citation[];
  opening: Opening;
}

/** The words that carry a statement, each with its source; a section's list is one quotation with one line of facts. */
export function Cited({ name, citations, opening }: Props) {
  const isBrief = (key: CitationKey) => opening.inFull?.has(key) === false;
  return citedBlocks(citations).map((block, nth, blocks) => (
    <div key={block.at} className={styles.cited}>
      {block.head.quote !== null && <Quotation name={name} block={block} before={blocks[nth - 1]} opening={opening} />}
      <Line quiet className={styles.cite}>
        <CitationLink at={`${name}.${block.at}`} citation={block.head} opening={opening} />
        {block.head.quote === null && <Chip>Our summary</Chip>}
        <CitationFacts citation={block.head} brief={isBrief(`${name}.${block.at}`)} />
      </Line>
    </div>
  ));
}

interface QuotationProps extends Pick<Props, "name" | "opening"> {
  block: CitedBlock;
  /** The quotation above it: what both go on from is said there. */
  before: CitedBlock | undefined;
}

/** The source's own words: what they go on from, lighter, and the quote as with a highlighter. */
function Quotation({ name, block: { head, items, at }, before, opening }: QuotationProps) {
  const [whole, setWhole] = useState(items.length <= itemsShown + 1);
  return (
    <blockquote cite={head.url ?? undefined}>
      {head.lead_in !== null && head.lead_in !== before?.head.lead_in && (
        <p className={styles.leadIn} data-short={head.lead_in.length <= shortLeadIn}>
          {head.lead_in}{" "}
        </p>
      )}
      <mark>{head.quote}</mark>
      {items.length > 0 && (
        <ul data-folded={!whole}>
          {items.map((item, nth) => (
            <Item key={item.passage_id} at={`${name}.${at + 1 + nth}`} head={head} item={item} opening={opening} />
          ))}
        </ul>
      )}
      {!whole && (
        <TextButton className={`${styles.unfold} no-print`} onClick={() => setWhole(true)}>
          Show all {counted(items.length, "item")}
        </TextButton>
      )}
    </blockquote>
  );
}

function Item({ at, head, item, opening }: { at: CitationKey; head: Citation; item: Citation; opening: Opening }) {
  const { mark, printed, words } = itemParts(head, item);
  const link = <CitationLink at={at} citation={item} opening={opening} shown={mark} />;
  return (
    <li>
      <span>{printed ? <mark>{link}</mark> : link}</span>{" "}
      <span>
        <mark>{words}</mark>
      </span>
    </li>
  );
}
