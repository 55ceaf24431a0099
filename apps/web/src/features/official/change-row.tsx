import type { OfficialChange } from "@clausewise/contracts";
import { Fragment } from "react";
import { Link } from "react-router";
import { formatDate, formatNumber, formatTime } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { OutLink } from "../../shared/ui/out-link.tsx";
import styles from "./change-row.module.css";
import { changedOnly, changeWords, firstOf } from "./change-words.ts";
import { FieldChanges } from "./field-changes.tsx";

interface Props {
  change: OfficialChange;
  /** What its source is called, where the list is of several. */
  source: string | null;
}

/** One text or entry that came, changed or went: what, when it was published, from when it applies, and when it was fetched. */
export function ChangeRow({ change, source }: Props) {
  const { subject, title, clauses, before, after, caused_by } = change;
  const [label, tone] = changeWords(change);
  const isText = change.library_source_id !== null;
  return (
    <article className={styles.row}>
      <Line>
        <h2>{title.includes(subject) || !isText ? title : `${subject} · ${title}`}</h2>
        <Chip tone={tone}>{label}</Chip>
      </Line>
      <Dates change={change} source={source} />
      {clauses.length > 0 && <Clauses change={change} />}
      {before !== null && after !== null && <FieldChanges before={before} after={after} />}
      {caused_by.map(({ title: rule, citation, url }) => (
        <p key={`${citation}${rule}`} className={styles.cause}>
          <strong>Because of</strong> <OutLink url={url}>{citation === null ? rule : `${citation}, ${rule}`}</OutLink>
        </p>
      ))}
      <Ways change={change} />
    </article>
  );
}

/** Sections that changed, came, went or were renumbered, each leading to what changed in it. */
function Clauses({ change }: Pick<Props, "change">) {
  const changed = firstOf(changedOnly(change));
  const renumbered = firstOf(change.renumbered);
  return (
    <div className={styles.clauses}>
      {changed.first.length > 0 && (
        <p>
          Sections that changed, came or went:{" "}
          <Listed change={change} sections={changed.first.map((clause) => [clause, clause])} more={changed.more} />
        </p>
      )}
      {renumbered.first.length > 0 && (
        <p>
          Renumbered:{" "}
          <Listed change={change} sections={renumbered.first.map(({ from, to }) => [`${from}, now ${to}`, to])} more={renumbered.more} />
        </p>
      )}
    </div>
  );
}

interface ListedProps extends Pick<Props, "change"> {
  sections: readonly (readonly [label: string, clause: string])[];
  more: number;
}

function Listed({ change, sections, more }: ListedProps) {
  return (
    <>
      {sections.map(([label, clause], at) => (
        <Fragment key={label}>
          {at > 0 && "; "}
          <Link to={comparisonOf(change, clause)}>{label}</Link>
        </Fragment>
      ))}
      {more > 0 && ` and ${formatNumber(more)} more`}
    </>
  );
}

/** Where the version stands beside the one before it, unfolded at a section where one is named. */
const comparisonOf = ({ library_source_id, version_id }: OfficialChange, clause?: string): string => {
  const place = { part: "versions", ...(version_id !== null && { to: version_id }), ...(clause !== undefined && { clause }) };
  return `/library/${library_source_id}?${new URLSearchParams(place).toString()}`;
};

function Dates({ change: { effective, at, caused_by, source_id }, source }: Props) {
  const published = caused_by.flatMap(({ published: day }) => (day === null ? [] : [day])).toSorted()[0];
  return (
    <Line quiet>
      {source !== null && <Link to={`/library/sources/${source_id}`}>{source}</Link>}
      {published !== undefined && <span>published {formatDate(published)}</span>}
      {effective !== null && <span>applies from {formatDate(effective)}</span>}
      <span>
        fetched <time dateTime={at}>{formatTime(at)}</time>
      </span>
    </Line>
  );
}

/** Where it is read, and where its versions stand side by side. */
function Ways({ change }: Pick<Props, "change">) {
  const { library_source_id, version_id, after, before, kind } = change;
  if (library_source_id === null) {
    const url = after?.url ?? before?.url ?? null;
    return url === null ? null : (
      <p className={styles.ways}>
        <OutLink url={url}>The entry at its source</OutLink>
      </p>
    );
  }
  return (
    <p className={styles.ways}>
      {kind === "changed" && version_id !== null && <Link to={comparisonOf(change)}>What changed, word by word</Link>}
      <Link to={`/library/${library_source_id}`}>Read it</Link>
    </p>
  );
}
