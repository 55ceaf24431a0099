import type { LiveCitation, Resting } from "@clausewise/contracts";
import { liveStateLabels, restingKindLabels, restingKinds } from "@clausewise/contracts/vocabulary";
import { Link } from "react-router";
import { formatDate, formatNumber } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { placeAddress } from "../../shared/ui/clause-link.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { SilenceChip } from "../../shared/ui/silence-chip.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import { restingAddress, stateTones } from "./citation-words.ts";
import styles from "./citations.module.css";

/** A clause with where it stands, and what rests on it. */
export function CitationRow({ citation: one }: { citation: LiveCitation }) {
  const { citation, source_id, passage_id, source_title, text_kind, version, state, because, rests, resting } = one;
  return (
    <article className={styles.row}>
      <h2>{source_id === null ? citation : <TitleLink to={placeAddress(source_id, passage_id)}>{citation}</TitleLink>}</h2>
      <Line>
        <Chip tone={stateTones[state]}>{liveStateLabels[state]}</Chip>
        {text_kind === "summary" && <Chip>Summary of ours</Chip>}
        {source_id !== null && <SilenceChip sourceId={source_id} />}
        <span>{source_title}</span>
        {version?.date && <span>{formatDate(version.date)}</span>}
      </Line>
      <p>{because}</p>
      <ul className={styles.rests} aria-label={`Rests on ${citation}`}>
        {restingKinds.map((kind) => (
          <RestingOf key={kind} kind={kind} all={rests.filter((rest) => rest.kind === kind)} />
        ))}
        {resting > rests.length && <li>and {formatNumber(resting - rests.length)} more</li>}
      </ul>
    </article>
  );
}

function RestingOf({ kind, all }: { kind: Resting["kind"]; all: readonly Resting[] }) {
  if (all.length === 0) return null;
  return (
    <li>
      {restingKindLabels[kind]}:{" "}
      {all.map((rest, at) => (
        <span key={rest.id}>
          {at > 0 && ", "}
          <Link to={restingAddress(rest)}>{rest.title}</Link>
        </span>
      ))}
    </li>
  );
}
