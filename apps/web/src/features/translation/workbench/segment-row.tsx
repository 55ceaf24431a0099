import type { TermFlag, TermInText, TranslationFlag, TranslationSegment } from "@clausewise/contracts";
import { formatDate } from "../../../shared/format.ts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { OutLink } from "../../../shared/ui/out-link.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { flagText, type Language, termText } from "../translation-words.ts";
import styles from "../translation.module.css";
import { MarkedWords } from "./marked-words.tsx";
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

const placesIn = (flags: readonly TranslationFlag[], side: "source" | "target") => flags.flatMap((flag) => flag[side] ?? []);

/** A sentence beside its translation, with what is flagged in it. */
export function SegmentRow({ segment, flags, terms, translationId, from, to, current, onKeep, onConfirm }: Props) {
  const { number, source, target, edited, confirmed } = segment;
  const isOpen = flags.length > 0 && !confirmed;
  const termPlaces = segment.terms.filter((term) =>
    placesIn(flags, "source").every(({ start, end }) => term.end <= start || term.start >= end),
  );
  return (
    <li className={styles.row} id={`sentence-${number + 1}`} tabIndex={-1} data-flagged={isOpen} data-current={current}>
      <span className={styles.number}>{number + 1}</span>
      <p className={styles.words} lang={from}>
        {flags.length > 0 ? (
          <MarkedWords text={source} places={placesIn(flags, "source")} what="flagged" />
        ) : (
          <MarkedWords text={source} places={termPlaces} what="term" />
        )}
      </p>
      <div className={styles.target}>
        <SegmentEditor
          key={target}
          draftKey={`translation:${translationId}:${number}`}
          number={number}
          target={target}
          language={to}
          onKeep={onKeep}
        >
          {target !== null && (
            <MarkedWords
              text={target}
              places={placesIn(
                flags.filter(({ kind }) => kind !== "moved"),
                "target",
              )}
              what="flagged"
            />
          )}
        </SegmentEditor>
        {edited && <Chip>Written by you</Chip>}
        {(flags.length > 0 || terms.length > 0) && (
          <ul className={styles.findings}>
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
        {flags.length > 0 && (
          <TextButton
            onClick={() => onConfirm(!confirmed)}
            aria-label={confirmed ? `Look at sentence ${number + 1} again` : `Sentence ${number + 1} is right`}
          >
            {confirmed ? "You said that it is right. Look at it again" : "It is right as it is"}
          </TextButton>
        )}
        {segment.terms.length > 0 && <OfficialTerms terms={segment.terms} number={number} />}
      </div>
    </li>
  );
}

/** The terms of a sentence with their official translations and where those stand. */
function OfficialTerms({ terms, number }: { terms: readonly TermInText[]; number: number }) {
  const each = [...new Map(terms.map((term) => [term.term, term])).values()];
  return (
    <details className={styles.terms}>
      <summary>
        {each.length === 1 ? "1 official term" : `${each.length} official terms`}
        <span className="visually-hidden"> in sentence {number + 1}</span>
      </summary>
      <dl>
        {each.map(({ term, official }) => (
          <div key={term}>
            <dt>{term}</dt>
            {official.map(({ words, act, section, version, url }) => (
              <dd key={`${act} ${section} ${words}`}>
                <strong>{words}</strong>{" "}
                <OutLink url={url}>
                  {act}, section {section}
                </OutLink>{" "}
                as of {formatDate(version)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
