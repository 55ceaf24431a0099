import type { TermFlag, TranslationFlag, TranslationSegment } from "@clausewise/contracts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { flagText, isLeftAsItWas, type Language, termText } from "../translation-words.ts";
import styles from "../translation.module.css";
import { MarkedWords } from "./marked-words.tsx";
import { OfficialTerms } from "./official-terms.tsx";
import { SegmentEditor } from "./segment-editor.tsx";

interface Props {
  segment: TranslationSegment;
  flags: readonly TranslationFlag[];
  terms: readonly TermFlag[];
  translationId: string;
  from: Language;
  to: Language;
  /** Whether the stepping has come to it. */
  current: boolean;
  onKeep: (target: string) => Promise<unknown>;
  onConfirm: (confirmed: boolean) => void;
}

const marked = <T extends object>(places: readonly T[], what: "flagged" | "term") => places.map((place) => ({ ...place, what }));

/** A sentence beside its translation, with what is flagged in it. */
export function SegmentRow({ segment, flags, terms, translationId, from, to, current, onKeep, onConfirm }: Props) {
  const { number, source, target, edited, confirmed } = segment;
  const isLeft = isLeftAsItWas(source, target);
  const inSource = marked(
    flags.flatMap((flag) => flag.source ?? []),
    "flagged",
  );
  const inTarget = marked(
    flags.flatMap((flag) => (flag.kind === "moved" ? [] : (flag.target ?? []))),
    "flagged",
  );
  return (
    <li
      className={styles.row}
      id={`sentence-${number + 1}`}
      tabIndex={-1}
      data-flagged={flags.length > 0 && !confirmed}
      data-current={current}
    >
      <span className={styles.number}>{number + 1}</span>
      <div className={styles.source}>
        <p className={styles.words} lang={from}>
          <MarkedWords text={source} places={[...inSource, ...marked(segment.terms, "term")]} />
        </p>
        {segment.terms.length > 0 && <OfficialTerms terms={segment.terms} number={number} />}
      </div>
      <div className={styles.target}>
        <SegmentEditor
          key={target}
          draftKey={`translation:${translationId}:${number}`}
          number={number}
          target={target}
          language={to}
          onKeep={onKeep}
          beside={
            flags.length > 0 && (
              <TextButton onClick={() => onConfirm(!confirmed)}>
                {confirmed ? "You said that it is right. Look at it again" : "It is right as it is"}
                <span className="visually-hidden">, sentence {number + 1}</span>
              </TextButton>
            )
          }
        >
          {target !== null && <MarkedWords text={target} places={inTarget} />}
        </SegmentEditor>
        {edited && <Chip>Written by you</Chip>}
        {(flags.length > 0 || terms.length > 0 || isLeft) && (
          <ul className={styles.findings}>
            {isLeft && <li>It stands in the language of the text.</li>}
            {flags.map((flag, nth) => (
              <li key={nth}>{flagText(flag)}</li>
            ))}
            {terms.map((term) => (
              <li key={term.start} data-term>
                {termText(term)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
