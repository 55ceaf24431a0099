import type { DocumentHit } from "@clausewise/contracts";
import { Link } from "react-router";
import { counted } from "../../../shared/format.ts";
import { markRanges } from "../../../shared/quotes.ts";
import { QueryState } from "../../../shared/ui/query-state.tsx";
import { fileKind } from "../document-words.ts";
import { useTextHits } from "../use-document-list.ts";
import styles from "./text-hits.module.css";

/** Where the words looked for stand in the texts themselves. */
export function TextHits({ words }: { words: string }) {
  const hits = useTextHits(words);
  if (words.trim().length < 2) return null;
  return (
    <section className={styles.hits} aria-labelledby="text-hits">
      <h2 id="text-hits">In the texts</h2>
      <QueryState query={hits} waiting="Searching the texts" failed="The texts could not be searched." inline>
        {(found) => <Hits hits={found} words={words} />}
      </QueryState>
    </section>
  );
}

/** Passages with the words looked for, each leading to its place. */
export function Hits({ hits, words }: { hits: readonly DocumentHit[]; words: string }) {
  if (hits.length === 0)
    return (
      <p role="status" className={styles.none}>
        “{words}” stands in no text that has been read.
      </p>
    );
  return (
    <>
      <p role="status" className={styles.none}>
        {counted(hits.length, "passage")}, the best first
      </p>
      <ol>
        {hits.map((hit) => (
          <li key={hit.passage_id}>
            <Link to={hitAddress(hit)}>
              {hit.document.title}
              {hit.place !== "" && <>, {hit.place}</>}
            </Link>{" "}
            <small>{fileKind(hit.document.extension)}</small>
            <p>
              {markRanges(hit.excerpt, hit.marks).map(({ at, text, marked }) =>
                marked ? (
                  <strong key={at} className={styles.found}>
                    {text}
                  </strong>
                ) : (
                  <span key={at}>{text}</span>
                ),
              )}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Where a passage that was found is read. */
const hitAddress = ({ document, passage_id, part }: Pick<DocumentHit, "document" | "passage_id" | "part">): string =>
  `/documents/${document.id}?${new URLSearchParams({ passage: passage_id, page: String(part) }).toString()}`;
