import type { Passage, SourceReading } from "@clausewise/contracts";
import { amendedWords } from "@clausewise/contracts/citations";
import { UnstyledButton } from "@mantine/core";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { markRanges } from "../../shared/quotes.ts";
import { LeadIn } from "./lead-in.tsx";
import { type SourceMark, isLost, marksIn } from "./marks.ts";
import { depthOf, numberOf, sectionsIn } from "./places.ts";
import styles from "./source-text.module.css";
import { useFoundWords } from "./use-found-words.ts";
import { useReach } from "./use-reach.ts";
import { useTopPassage } from "./use-top-passage.ts";

interface Pages {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  isFetchingNextPage: boolean;
  isFetchingPreviousPage: boolean;
  /** What is shown is of the place before; the wanted one is on its way. */
  isPlaceholderData: boolean;
  fetchNextPage: () => Promise<unknown>;
  fetchPreviousPage: () => Promise<unknown>;
}

interface Props {
  reading: SourceReading;
  passages: readonly Passage[];
  passageId: string | null;
  marks: readonly SourceMark[];
  pages: Pages;
  /** Words looked for in the source; "" where none are. */
  found: string;
  /** How its headings stand on the page. */
  heading?: "h2" | "h3";
  /** Opens a passage at its own address. */
  onOpen: (passageId: string) => void;
  /** Hears which passage is at the top as the reader goes on. */
  onTop: (passageId: string | null) => void;
}

/** Room that the heading kept in sight takes, in pixels. */
const headingHeight = 44;
/** How far down a passage is brought into sight, as a part of the height: what it goes on from stays above it. */
const landing = 0.3;

export function SourceText({ reading, passages, passageId, marks, pages, found: words, heading: Heading = "h3", onOpen, onTop }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const found = passages.some((passage) => passage.id === passageId);
  useSteadyTop(box, passages[0]?.id);
  useLanding(box, passageId, found);
  useFoundWords(box, words, passages.length);
  const top = useTopPassage(box, passageId, headingHeight);
  useEffect(() => onTop(top), [top, onTop]);
  const above = useReach(box, pages.hasPreviousPage && !pages.isFetchingPreviousPage, () => void pages.fetchPreviousPage());
  const below = useReach(box, pages.hasNextPage && !pages.isFetchingNextPage, () => void pages.fetchNextPage());
  const place = new Map(passages.map((passage, at) => [passage.id, at]));

  return (
    // Scrollable by keyboard, so it must take focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.text} data-kind={reading.source.text_kind} ref={box} tabIndex={0} role="region" aria-label="Text of the source">
      <div ref={above} className={styles.edge}>
        {pages.hasPreviousPage ? "Loading earlier text…" : "Beginning of the source"}
      </div>
      {passageId !== null && !found && !pages.isPlaceholderData && (
        <p className={styles.note}>The cited passage is not part of this version.</p>
      )}
      {sectionsIn(passages).map((section) => (
        <section key={section.passages[0]?.id} className={styles.section}>
          <Heading className={styles.heading}>
            {section.heading === "" ? section.citation : section.heading}
            {section.heading !== "" && <small>{section.citation}</small>}
          </Heading>
          {section.passages.map((passage) => (
            <div key={passage.id}>
              {passage.id === passageId && (
                <LeadIn passages={passages} at={place.get(passage.id) ?? 0} given={marks.find(({ primary }) => primary)?.leadIn ?? null} />
              )}
              <PassageText passage={passage} marks={marks} current={passage.id === passageId} onOpen={onOpen} />
            </div>
          ))}
        </section>
      ))}
      <div ref={below} className={styles.edge}>
        {pages.hasNextPage ? "Loading further text…" : "End of the source"}
      </div>
    </div>
  );
}

interface PassageProps {
  passage: Passage;
  marks: readonly SourceMark[];
  /** The passage that the address names. */
  current: boolean;
  onOpen: (passageId: string) => void;
}

/** Whether it is a note of ours that nobody has confirmed since the official text changed, and no act amended it. */
const isNoteAlone = ({ amended }: PassageProps["passage"]): boolean => amended.every(({ written_before }) => written_before === true);

function PassageText({ passage, marks, current, onOpen }: PassageProps) {
  const ranges = marksIn(passage, marks);
  const number = numberOf(passage);
  const begins = number?.printed === true ? number.number.length : 0;
  const amended = amendedWords(passage.amended);
  return (
    <div
      data-passage={passage.id}
      data-cited={current || ranges.length > 0}
      data-depth={Math.min(depthOf(passage.citation), 5)}
      className={styles.passage}
    >
      <div className={styles.place}>
        <UnstyledButton aria-current={current ? "true" : undefined} onClick={() => onOpen(passage.id)}>
          {passage.citation}
        </UnstyledButton>
        {passage.page !== null && ` · page ${passage.page}`}
      </div>
      {amended !== null && (
        <p className={styles.note}>
          {isNoteAlone(passage) ? "Our note was " : "No longer in force in these words: "}
          {amended}.
        </p>
      )}
      {isLost(passage, marks) && (
        <p className={styles.note} role="status">
          The quoted words could not be located in this passage.
        </p>
      )}
      <div className={styles.clause}>
        {number !== null && !number.printed && (
          <span className={styles.number} data-ours aria-hidden>
            {number.number}
          </span>
        )}
        <p>
          {markRanges(passage.text, ranges).map(({ at, text, marked }) => {
            const Piece = marked ? "mark" : "span";
            return <Piece key={at}>{at === 0 ? <Numbered text={text} begins={begins} /> : text}</Piece>;
          })}
        </p>
      </div>
    </div>
  );
}

/** The beginning of a passage, with the number it is printed with hanging in the margin. */
function Numbered({ text, begins }: { text: string; begins: number }) {
  if (begins === 0 || text.length < begins) return text;
  // With the space behind it, which takes no room there.
  const end = begins + (/^\s/u.test(text.slice(begins)) ? 1 : 0);
  return (
    <>
      <span className={styles.number}>{text.slice(0, end)}</span>
      {text.slice(end)}
    </>
  );
}

/** Brings the passage that the address names into sight. */
function useLanding(box: RefObject<HTMLDivElement | null>, passageId: string | null, found: boolean) {
  useEffect(() => {
    const view = box.current;
    if (passageId === null || !found || view === null) return;
    const element = view.querySelector(`[data-passage="${CSS.escape(passageId)}"]`);
    if (!(element instanceof HTMLElement)) return;
    // A long passage begins higher, so that as much of it as can is in sight.
    const room = Math.min(view.clientHeight * landing, Math.max(headingHeight + 16, view.clientHeight - element.offsetHeight - 16));
    view.scrollTo({ top: element.offsetTop - room });
  }, [box, passageId, found]);
}

/** Keeps what the reader sees in place when earlier passages arrive above it. */
function useSteadyTop(box: RefObject<HTMLDivElement | null>, firstId: string | undefined) {
  const last = useRef({ firstId, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const grown = element.scrollHeight - last.current.height;
    if (last.current.firstId !== undefined && last.current.firstId !== firstId && last.current.height > 0) element.scrollBy(0, grown);
    last.current = { firstId, height: element.scrollHeight };
  });
}
