import type { OfficialPlace } from "@clausewise/contracts";
import { versionName } from "@clausewise/contracts/citations";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { counted, formatDate, formatDay, formatTime } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import styles from "./official-place.module.css";
import { SaveRaw } from "./source-answers.tsx";
import { usePlace } from "./use-official.ts";

/** Where the words of a source of the library were fetched, and what to know of them; nothing where they were not fetched. */
export function OfficialFacts({ librarySourceId }: { librarySourceId: string }) {
  const place = usePlace(librarySourceId).data;
  return place ? <Facts place={place} /> : null;
}

function Facts({ place }: { place: OfficialPlace }) {
  const { source, text, answer } = place;
  return (
    <section className={styles.place} aria-label="Where its words come from">
      <dl>
        <Fact name="Fetched from">
          <Link to={`/library/sources/${source.id}`}>{source.title}</Link>
        </Fact>
        <Fact name="Fetched">
          <time dateTime={text.fetched_at}>{formatTime(text.fetched_at)}</time>
        </Fact>
        <Fact name="Complete to">{completeTo(text.current_to ?? source.as_of)}</Fact>
        <Fact name="Version">{versionName(text.label)}</Fact>
        <Fact name="Applies from">{text.effective === null ? "not said" : formatDate(text.effective)}</Fact>
        <Fact name="Last heard">
          {source.last_success === null ? "never" : <time dateTime={source.last_success}>{formatTime(source.last_success)}</time>}
        </Fact>
        <Fact name="Raw record">
          <SaveRaw answer={answer} /> <span className={styles.hash}>SHA-256 {answer.sha256.slice(0, 12)}…</span>
          {answer.by_hand && " added by hand"}
        </Fact>
      </dl>
      {source.is_silent && (
        <p className={styles.silent}>
          <Chip tone="warn">Silent</Chip> {silentText(source.last_success)}
        </p>
      )}
      {text.gone_since !== null && (
        <p className={styles.silent}>
          <Chip tone="bad">Not listed any longer</Chip> Its source has not listed it since {formatDay(text.gone_since)}. The last copy is
          kept.
        </p>
      )}
      <Outstanding outstanding={text.outstanding} />
      <p className={styles.terms}>{source.terms}</p>
    </section>
  );
}

const silentText = (last: string | null): string =>
  last === null
    ? "Its source never answered in full so far: other texts of it may be missing here."
    : `Its source was last heard ${formatDay(last)}: what has changed since then is not known here.`;

/** The day that the text says itself, or else that to which its source is complete. */
const completeTo = (day: string | null): string => (day === null ? "not said" : formatDate(day));

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What its publisher has not worked into the words. */
function Outstanding({ outstanding }: Pick<OfficialPlace["text"], "outstanding">) {
  if (outstanding.length === 0) return null;
  return (
    <details className={styles.outstanding}>
      <summary>{counted(outstanding.length, "amendment")} that its publisher has not worked into these words</summary>
      <ul>
        {outstanding.map(({ by, date }, at) => (
          // The list is the publisher's, and never changes its order while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            {by}
            {date !== null && `, ${formatDate(date)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
