import type { Passage, SourceReading } from "@clausewise/contracts";
import { amendedWords } from "@clausewise/contracts/citations";
import { useEffect, useLayoutEffect, useRef } from "react";
import { markRanges } from "../../shared/quotes.ts";
import { type SourceMark, isLost, marksIn } from "./marks.ts";
import styles from "./source-text.module.css";
import { useReach } from "./use-reach.ts";

interface Pages {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  isFetchingNextPage: boolean;
  isFetchingPreviousPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  fetchPreviousPage: () => Promise<unknown>;
}

interface Props {
  reading: SourceReading;
  passages: readonly Passage[];
  passageId: string | null;
  marks: readonly SourceMark[];
  pages: Pages;
}

export function SourceText({ reading, passages, passageId, marks, pages }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const found = passages.some((passage) => passage.id === passageId);
  useSteadyTop(box, passages[0]?.id);
  useEffect(() => {
    if (passageId === null || !found || box.current === null) return;
    const element = box.current.querySelector(`[data-passage="${CSS.escape(passageId)}"]`);
    if (element instanceof HTMLElement) box.current.scrollTo({ top: element.offsetTop - 16 });
  }, [passageId, found]);
  const above = useReach(box, pages.hasPreviousPage && !pages.isFetchingPreviousPage, () => void pages.fetchPreviousPage());
  const below = useReach(box, pages.hasNextPage && !pages.isFetchingNextPage, () => void pages.fetchNextPage());

  return (
    // Scrollable by keyboard, so it must take focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.text} data-kind={reading.source.text_kind} ref={box} tabIndex={0} role="region" aria-label="Text of the source">
      <div ref={above} className={styles.edge}>
        {pages.hasPreviousPage ? "Loading earlier text…" : "Beginning of the source"}
      </div>
      {passageId !== null && !found && <p className={styles.note}>The cited passage is not part of this version.</p>}
      {passages.map((passage, at) => (
        <PassageText key={passage.id} passage={passage} before={passages[at - 1]} marks={marks} cited={passage.id === passageId} />
      ))}
      <div ref={below} className={styles.edge}>
        {pages.hasNextPage ? "Loading further text…" : "End of the source"}
      </div>
    </div>
  );
}

function PassageText({
  passage,
  before,
  marks,
  cited,
}: {
  passage: Passage;
  before: Passage | undefined;
  marks: readonly SourceMark[];
  cited: boolean;
}) {
  const ranges = marksIn(passage, marks);
  const amended = amendedWords(passage.amended);
  const heading = passage.heading !== "" && passage.heading !== before?.heading ? passage.heading : null;
  return (
    <div data-passage={passage.id} data-cited={cited || ranges.length > 0} className={styles.passage}>
      {heading !== null && <h3>{heading}</h3>}
      <div className={styles.place}>
        {passage.citation}
        {passage.page !== null && ` · page ${passage.page}`}
      </div>
      {amended !== null && <p className={styles.note}>No longer in force in these words: {amended}.</p>}
      {isLost(passage, marks) && (
        <p className={styles.note} role="status">
          The quoted words could not be located in this passage.
        </p>
      )}
      <p>
        {markRanges(passage.text, ranges).map((piece) =>
          piece.marked ? <mark key={piece.at}>{piece.text}</mark> : <span key={piece.at}>{piece.text}</span>,
        )}
      </p>
    </div>
  );
}

/** Keeps what the reader sees in place when earlier passages arrive above it. */
function useSteadyTop(box: React.RefObject<HTMLDivElement | null>, firstId: string | undefined) {
  const last = useRef({ firstId, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const grown = element.scrollHeight - last.current.height;
    if (last.current.firstId !== undefined && last.current.firstId !== firstId && last.current.height > 0) element.scrollBy(0, grown);
    last.current = { firstId, height: element.scrollHeight };
  });
}
