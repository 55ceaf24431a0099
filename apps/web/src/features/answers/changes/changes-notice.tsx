import type { LookedChange, SearchResult } from "@clausewise/contracts";
import { Link, useSearchParams } from "react-router";
import { formatDay } from "../../../shared/format.ts";
import { withParams } from "../../../shared/params.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { AskAgainButton } from "../ask-again-button.tsx";
import { ChangeWords } from "../../../shared/ui/change-words.tsx";
import styles from "./changes.module.css";
import { LookForm } from "./look-form.tsx";
import { useChanges } from "./use-changes.ts";

/** Which cited passages no longer stand as they were cited; nothing where all do. */
export function ChangesNotice({ answer }: { answer: SearchResult }) {
  const changes = useChanges(answer);
  const open = changes.filter(({ looked_at }) => looked_at === null);
  const { answer_id, query } = answer;
  if (changes.length === 0) return null;
  return (
    <Panel warns className={styles.notice} heading="What this answer cites has changed since">
      <ul>
        {changes.map((change) => (
          <Change key={change.mark} change={change} />
        ))}
      </ul>
      <div className={`${styles.foot} no-print`}>
        <AskAgainButton answerId={answer_id} question={query} />
        {open.length > 0 && <LookForm answerId={answer_id} question={query} changes={open} />}
      </div>
    </Panel>
  );
}

function Change({ change }: { change: LookedChange }) {
  const { looked_at } = change;
  return (
    <li>
      <ChangeWords change={change} /> <ReadNow change={change} />
      {looked_at !== null && (
        <p className={styles.noted}>
          You looked at it on {formatDay(looked_at.at)}
          {looked_at.note === "" ? "." : `: ${looked_at.note}`}
        </p>
      )}
    </li>
  );
}

function ReadNow({ change: { now, passage, kind, source_id } }: { change: LookedChange }) {
  const [params] = useSearchParams();
  if (now === null || passage === null) return null;
  const there = withParams(params, { source: source_id, version: now.version_id, passage: passage.passage_id, quote: null });
  return (
    <Link preventScrollReset to={{ search: there.toString() }}>
      {kind === "amended" ? "Read it with what amended it" : "Read it as it stands now"}
    </Link>
  );
}
