import type { GapRequirementDetail } from "@clausewise/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatTime } from "../../../shared/format.ts";
import { Line } from "../../../shared/ui/line.tsx";
import { QueryState } from "../../../shared/ui/query-state.tsx";
import { SidePane } from "../../../shared/ui/side-pane.tsx";
import { Empty } from "../../../shared/ui/states.tsx";
import { FieldChanges } from "../field-changes.tsx";
import { marketName } from "../gap-words.ts";
import styles from "../gaps.module.css";
import { StatusChip } from "../status-chip.tsx";
import { useRequirement } from "../use-requirement.ts";
import { Acceptance } from "./acceptance.tsx";
import { Applicability } from "./applicability.tsx";
import { ClauseChanges } from "./clause-changes.tsx";
import { EvidencePart } from "./evidence-part.tsx";
import { Plan } from "./plan.tsx";
import { Related } from "./related.tsx";

interface Props {
  id: string;
  /** Whose requirement it is: the product. */
  belongsTo: string;
  /** Who signed what is found of it. */
  signatures: ReactNode;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One requirement beside the list: its clauses, whether it applies, what shows it, what it serves, and what was done. */
export function RequirementPane({ id, belongsTo, signatures, onOpen, onClose }: Props) {
  return (
    <SidePane label="Requirement" onClose={onClose} belongsTo={belongsTo} shown={id}>
      <QueryState
        query={useRequirement(id)}
        waiting="Opening the requirement"
        failed="The requirement could not be opened."
        missing={<Empty title="There is no such requirement here.">Its pack may no longer be chosen.</Empty>}
        inline
      >
        {(detail) => (
          <div className={styles.pane}>
            <Head detail={detail} />
            {detail.changes.length > 0 && <ClauseChanges key={detail.version} detail={detail} />}
            <PackChange detail={detail} />
            <Applicability key={`applies ${detail.version}`} detail={detail} />
            <EvidencePart detail={detail} />
            <Acceptance key={`accepted ${detail.version}`} detail={detail} />
            {signatures}
            <Related detail={detail} onOpen={onOpen} />
            {detail.is_own && <Plan key={`plan ${detail.version}`} detail={detail} />}
            <History detail={detail} />
          </div>
        )}
      </QueryState>
    </SidePane>
  );
}

function Head({ detail }: { detail: GapRequirementDetail }) {
  const { title, status, because, requirement, cited, pack_title, pack_version, markets, group } = detail;
  return (
    <header>
      <h2>{title}</h2>
      <Line>
        <StatusChip status={status} />
        <span className={styles.line}>{because}</span>
      </Line>
      <p>{requirement}</p>
      <p className={styles.line}>
        {pack_title}, version {pack_version} · {group} · {markets.map(marketName).join(", ")}
      </p>
      <ul aria-label="Clauses" className={styles.plain}>
        {cited.map(({ clause, source_id, passage_id, citation }) => (
          <li key={clause}>
            {source_id === null || passage_id === null ? (
              <>{clause}: its words are not in the library</>
            ) : (
              <>
                <Link to={`/library/${source_id}?passage=${passage_id}`} target="_blank">
                  {clause}
                </Link>
                {citation !== clause && `, within ${citation}`}
              </>
            )}
          </li>
        ))}
      </ul>
    </header>
  );
}

function PackChange({ detail: { pack_change, difference } }: { detail: GapRequirementDetail }) {
  if (pack_change === null) return null;
  return (
    <section className={styles.section} aria-label="Changed in the pack">
      <h3>
        {pack_change === "removed"
          ? "The version of the pack of today no longer has it"
          : "The version of the pack of today says otherwise"}
      </h3>
      <FieldChanges changes={difference} />
    </section>
  );
}

function History({ detail: { history } }: { detail: GapRequirementDetail }) {
  if (history.length === 0) return null;
  return (
    <details className={styles.section}>
      <summary>History, {history.length}</summary>
      <ol className={styles.history}>
        {history.map(({ at, name, said, reason }) => (
          <li key={`${at} ${said}`}>
            <time dateTime={at}>{formatTime(at)}</time> {name}. {said}
            {reason !== null && `. ${reason}`}
          </li>
        ))}
      </ol>
    </details>
  );
}
