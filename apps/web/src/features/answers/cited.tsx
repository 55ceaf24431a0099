import type { Citation } from "@clausewise/contracts";
import { citedBlocks, itemParts } from "@clausewise/contracts/citations";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./answer.module.css";
import { CitationFacts, CitationLink, type Opening } from "./citation-line.tsx";
import type { CitationKey } from "./citations.ts";

/** The words that carry a statement, each with its source; a section's list is one quotation with one line of facts. */
export function Cited({ name, citations, opening }: { name: string; citations: readonly Citation[]; opening: Opening }) {
  return citedBlocks(citations).map(({ head, items, at }) => (
    <div key={at} className={styles.cited}>
      {head.quote === null ? (
        <div className={styles.summary}>Our summary of the clause — not its text</div>
      ) : (
        <blockquote cite={head.url ?? undefined}>
          <mark>{head.quote}</mark>
          {items.length > 0 && (
            <ul>
              {items.map((item, nth) => (
                <Item key={item.passage_id} at={`${name}.${at + 1 + nth}`} head={head} item={item} opening={opening} />
              ))}
            </ul>
          )}
        </blockquote>
      )}
      <Line quiet className={styles.cite}>
        <CitationLink at={`${name}.${at}`} citation={head} opening={opening} />
        <CitationFacts citation={head} />
      </Line>
    </div>
  ));
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
