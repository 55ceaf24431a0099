import type { MilestoneDetail } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import IconShare from "@tabler/icons-react/dist/esm/icons/IconShare.mjs";
import { useState } from "react";
import { statusOf } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { EdgeDialog } from "../../shared/ui/dialog.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { MilestoneBasis } from "./milestone-basis.tsx";
import { MilestoneClocks } from "./milestone-clocks.tsx";
import { MilestoneDependencies } from "./milestone-dependencies.tsx";
import { MilestoneDocuments } from "./milestone-documents.tsx";
import { MilestoneHistory } from "./milestone-history.tsx";
import { MilestoneSaid } from "./milestone-said.tsx";
import styles from "./milestones.module.css";
import { ShareDialog } from "./share-dialog.tsx";
import { type MilestoneActs, useMilestone, useMilestoneActs } from "./use-milestones.ts";
import type { Moving } from "./use-moving.ts";

interface Props {
  id: string;
  moving: Moving;
  onOpen: (id: string | null) => void;
}

/** One milestone beside the others: what is said of it, its documents, what it depends on, with whom it is shared, its history. */
export function MilestonePane({ id, moving, onOpen }: Props) {
  const query = useMilestone(id);
  const acts = useMilestoneActs();
  const refused = statusOf(query.error) === 403;
  return (
    <EdgeDialog opened onClose={() => onOpen(null)} position="right" size="min(34rem, 100vw)" title={query.data?.name ?? "Milestone"}>
      {refused ? (
        <Empty title="No longer shared with you">Ask whoever shared this milestone, if you still need it.</Empty>
      ) : (
        <QueryState
          query={query}
          waiting="Loading the milestone"
          failed="The milestone could not be loaded."
          missing={<Empty title="No such milestone">It was deleted, or was never yours to read.</Empty>}
        >
          {(milestone) => <Opened milestone={milestone} acts={acts} moving={moving} onOpen={onOpen} />}
        </QueryState>
      )}
    </EdgeDialog>
  );
}

interface OpenedProps extends Omit<Props, "id"> {
  milestone: MilestoneDetail;
  acts: MilestoneActs;
}

function Opened({ milestone, acts, moving, onOpen }: OpenedProps) {
  const { id, may, owner } = milestone;
  return (
    <div className={styles.pane}>
      {owner !== null && (
        <p className={styles.quiet}>
          {owner} shared it with you{may === "view" ? " to be read" : ", and you may edit it"}.
        </p>
      )}
      <MilestoneBasis milestone={milestone} acts={acts} />
      <MilestoneSaid key={id} milestone={milestone} acts={acts} moving={moving} />
      <MilestoneClocks milestone={milestone} onUndo={(moveId) => void moving.putBack(moveId)} />
      <MilestoneDocuments milestone={milestone} acts={acts} />
      <MilestoneDependencies milestone={milestone} acts={acts} onOpen={onOpen} />
      {may === "own" && <Shares milestone={milestone} acts={acts} />}
      <MilestoneHistory id={id} />
      {may === "own" && <Removing milestone={milestone} onRemove={() => acts.remove(id)} onGone={() => onOpen(null)} />}
    </div>
  );
}

function Shares({ milestone: { id, name, shares }, acts }: Pick<OpenedProps, "milestone" | "acts">) {
  const [sharing, setSharing] = useState(false);
  return (
    <section aria-label="Sharing">
      <h3>Shared with</h3>
      {shares.length === 0 && <p className={styles.quiet}>Nobody but you sees it.</p>}
      <ul className={styles.entries} aria-label="Recipients">
        {shares.map(({ recipient, may_edit, notify, in_calendar }) => (
          <li key={recipient}>
            <span>
              {recipient}
              <small>
                {[may_edit ? "may edit" : "may read", notify && "gets e-mail", in_calendar && "in their calendar"]
                  .filter(Boolean)
                  .join(", ")}
              </small>
            </span>
            <TextButton onClick={() => void acts.unshare(id, recipient)} aria-label={`Take back from ${recipient}`}>
              Take back
            </TextButton>
          </li>
        ))}
      </ul>
      <Button variant="default" leftSection={<IconShare size={16} aria-hidden />} onClick={() => setSharing(true)}>
        Share
      </Button>
      <ShareDialog id={id} name={name} opened={sharing} onClose={() => setSharing(false)} />
    </section>
  );
}

function Removing({ milestone, onRemove, onGone }: { milestone: MilestoneDetail; onRemove: () => Promise<unknown>; onGone: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>Delete this milestone</TextButton>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title={`Delete “${milestone.name}”?`}
        action="Delete"
        danger
        onConfirm={async () => {
          await onRemove();
          onGone();
        }}
        failed="It was not deleted. Please try again."
      >
        Whoever it is shared with no longer sees it. What depends on it stays on its day; its documents stay where they are.
      </Confirm>
    </>
  );
}
