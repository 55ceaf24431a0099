import type { GapProof, GapRequirementDetail } from "@clausewise/contracts";
import { proofKindLabels } from "@clausewise/contracts/vocabulary";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { formatDay } from "../../../shared/format.ts";
import { explain } from "../../../shared/trpc.ts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import styles from "../gaps.module.css";
import { useProofs } from "../use-requirement.ts";
import { LinkForm } from "./link-form.tsx";
import { Suggestions } from "./suggestions.tsx";

type Proofs = ReturnType<typeof useProofs>;

/** What was linked to show a requirement, and ways to link more. */
export function EvidencePart({ detail }: { detail: GapRequirementDetail }) {
  const { id, asks, expected, proofs, is_own } = detail;
  const [adding, setAdding] = useState<"link" | "search" | null>(null);
  const changes = useProofs(id);
  return (
    <section className={styles.section} aria-label="Evidence">
      <h3>Evidence</h3>
      {asks !== "" && <p className={styles.plain}>{asks}</p>}
      {expected.length > 0 && <p className={styles.line}>What would show it: {expected.join("; ")}</p>}
      {proofs.length === 0 && <p className={styles.line}>Nothing is linked yet.</p>}
      <ul>
        {proofs.map((proof) => (
          <Proof key={proof.id} proof={proof} changes={changes} isOwn={is_own} />
        ))}
      </ul>
      {changes.error !== null && <Problem title="That was not done.">{explain(changes.error)}</Problem>}
      {is_own && (
        <div className={styles.foot}>
          <Button
            variant="default"
            size="compact-sm"
            aria-pressed={adding === "link"}
            onClick={() => setAdding(adding === "link" ? null : "link")}
          >
            Link evidence
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            aria-pressed={adding === "search"}
            onClick={() => setAdding(adding === "search" ? null : "search")}
          >
            Search my documents for this
          </Button>
        </div>
      )}
      {adding === "link" && <LinkForm id={id} onClose={() => setAdding(null)} />}
      {adding === "search" && <Suggestions id={id} linked={proofs} />}
    </section>
  );
}

const addressOf = ({ kind, object_id, page, words }: GapProof): string | null => {
  if (object_id === null || kind === "note") return null;
  if (kind === "bookmark") return "/bookmarks";
  const place = new URLSearchParams({ ...(page !== null && { page: String(page) }), ...(words !== "" && { find: words.slice(0, 120) }) });
  return `/documents/${object_id}?${place.toString()}`;
};

function Proof({ proof, changes, isOwn }: { proof: GapProof; changes: Proofs; isOwn: boolean }) {
  const { id, kind, label, page, words, note, stale, added_at, added_by } = proof;
  const address = addressOf(proof);
  const name = `${label}${page === null ? "" : `, page ${page}`}`;
  return (
    <li className={styles.proof}>
      <span>
        <Chip>{proofKindLabels[kind]}</Chip>{" "}
        {address === null ? (
          name
        ) : (
          <Link to={address} target="_blank">
            {name}
          </Link>
        )}
      </span>
      {words !== "" && <blockquote className={styles.quote}>{words}</blockquote>}
      {note !== "" && note !== label && <p className={styles.plain}>{note}</p>}
      {stale !== null && (
        <p className={styles.plain}>
          <Chip tone="bad">Check again</Chip> {stale}
        </p>
      )}
      <span className={styles.line}>
        Linked by {added_by} on {formatDay(added_at)}{" "}
        {isOwn && stale !== null && kind === "document" && (
          <TextButton onClick={() => changes.confirm(id)} disabled={changes.busyId !== null}>
            It still holds<span className="visually-hidden">: {name}</span>
          </TextButton>
        )}{" "}
        {isOwn && (
          <TextButton onClick={() => changes.unlink(id)} disabled={changes.busyId !== null}>
            Take away<span className="visually-hidden">: {name}</span>
          </TextButton>
        )}
      </span>
    </li>
  );
}
