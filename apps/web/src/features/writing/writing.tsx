import type { Draft } from "@clausewise/contracts";
import { type ComponentType, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useAddress } from "../../shared/address.ts";
import { withParams } from "../../shared/params.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { Desk } from "./desk/desk.tsx";
import { DraftList } from "./drafts/draft-list.tsx";
import { useOpenedDraft } from "./use-drafts.ts";
import { draftsAddress, writingAddress } from "./writing-address.ts";
import styles from "./writing.module.css";

interface Props {
  personId: string;
  /** Other ways to begin a draft. */
  begin: ReactNode;
  /** Says which document a draft's text came from. */
  FromDocument: ComponentType<{ id: string }>;
}

/** The desk and what is on it: the draft that it was opened with, and what that is called by now. */
interface Opened {
  generation: number;
  opened: string | null;
  now: string | null;
  /** The draft that the address names. */
  address: string | null;
}

const openedAt = (before: Opened, id: string | null): Opened =>
  id === before.now ? { ...before, address: id } : { generation: before.generation + 1, opened: id, now: id, address: id };

/** The Writing Assistant: one draft on the desk, or the list of them, as the address says. */
export function Writing({ personId, begin, FromDocument }: Props) {
  const [params, setParams] = useAddress();
  const id = params.get("draft");
  const [desk, setDesk] = useState<Opened>({ generation: 0, opened: id, now: id, address: id });
  if (id !== desk.address) setDesk(openedAt(desk, id));
  const made = (now: string) => {
    setDesk((before) => ({ ...before, now }));
    setParams((before) => withParams(before, { draft: now }), { replace: true, preventScrollReset: true });
  };
  const isList = params.get("view") === "drafts";
  return (
    <>
      <nav className={styles.nav} aria-label="Drafts">
        {(isList || id !== null) && <Link to={writingAddress(null)}>New draft</Link>}
        {!isList && <Link to={draftsAddress}>Your drafts</Link>}
      </nav>
      {isList ? (
        <DraftList />
      ) : (
        <OpenDesk key={desk.generation} id={desk.opened}>
          {(draft) => (
            <Desk
              draft={draft}
              personId={personId}
              onMade={made}
              begin={begin}
              from={draft?.document_id && <FromDocument id={draft.document_id} />}
            />
          )}
        </OpenDesk>
      )}
    </>
  );
}

function OpenDesk({ id, children }: { id: string | null; children: (draft: Draft | null) => ReactNode }) {
  return id === null ? children(null) : <Loaded id={id}>{children}</Loaded>;
}

function Loaded({ id, children }: { id: string; children: (draft: Draft) => ReactNode }) {
  return (
    <QueryState
      query={useOpenedDraft(id)}
      waiting="Opening the draft"
      failed="The draft could not be opened."
      missing={
        <Empty title="There is no such draft" action={<Link to={draftsAddress}>Your drafts</Link>}>
          It was deleted, or it is somebody else’s.
        </Empty>
      }
    >
      {(draft) => children(draft)}
    </QueryState>
  );
}
