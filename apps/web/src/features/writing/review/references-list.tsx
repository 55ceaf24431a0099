import type { DraftReference, ReferenceVerdict } from "@clausewise/contracts";
import { referenceVerdictLabels } from "@clausewise/contracts/vocabulary";
import { counted } from "../../../shared/format.ts";
import type { Tone } from "../../../shared/labels.ts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { QueryState } from "../../../shared/ui/query-state.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { CitationLink } from "./citation-link.tsx";
import styles from "./review.module.css";
import { useReferences } from "./use-reviews.ts";

const tones: Partial<Record<ReferenceVerdict, Tone>> = {
  misquoted: "bad",
  no_such_clause: "bad",
  superseded: "bad",
  withdrawn: "bad",
  wrong_title: "warn",
  amended: "warn",
  draft: "warn",
  in_force: "ok",
};

type Go = (anchor: DraftReference["anchors"][number]) => void;

/** What a text refers to, each with what holds of it. */
export function ReferencesList({ draftId, onGo }: { draftId: string | null; onGo: Go }) {
  return (
    <QueryState
      query={useReferences(draftId)}
      waiting="Loading the citations"
      failed="The citations could not be loaded."
      inline
      isEmpty={(references) => references.length === 0}
      empty={<p className={styles.none}>No citations are listed: references were not checked yet, or none were found.</p>}
    >
      {(references) => (
        <div className={styles.findings}>
          {references.map((reference) => (
            <Cited key={`${reference.kind} ${reference.reference} ${reference.verdict}`} cited={reference} onGo={onGo} />
          ))}
        </div>
      )}
    </QueryState>
  );
}

function Cited({ cited: { reference, verdict, message, target, successors, anchors }, onGo }: { cited: DraftReference; onGo: Go }) {
  const [first] = anchors;
  return (
    <details className={styles.element}>
      <summary>
        <span>{reference}</span> <Chip tone={tones[verdict] ?? "plain"}>{referenceVerdictLabels[verdict]}</Chip>
      </summary>
      <div>
        <p>{message}</p>
        <p className={styles.places}>
          {first && (
            <TextButton onClick={() => onGo(first)}>
              {anchors.length === 1 ? "Show in the text" : `Show the first of ${counted(anchors.length, "place")}`}
            </TextButton>
          )}
          {target && <CitationLink cited={target} />}
        </p>
        {successors.length > 0 && (
          <p className={styles.places}>
            In its place:{" "}
            {successors.map((one) => (
              <CitationLink key={one.citation} cited={one} />
            ))}
          </p>
        )}
      </div>
    </details>
  );
}
