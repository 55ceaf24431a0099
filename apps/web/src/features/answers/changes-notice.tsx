import type { CitedChange, SearchResult } from "@clausewise/contracts";
import { amendedWords } from "@clausewise/contracts/citations";
import { Link, useSearchParams } from "react-router";
import { formatDate } from "../../shared/format.ts";
import { statusLabels } from "../../shared/labels.ts";
import { withParams } from "../../shared/params.ts";
import { changeLabels } from "../../shared/answer-changes.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { AskAgainButton } from "./ask-again-button.tsx";
import { useChanges } from "./use-answers.ts";
import styles from "./changes-notice.module.css";

/** Which cited passages no longer stand as they were cited; nothing where all do. */
export function ChangesNotice({ answer }: { answer: SearchResult }) {
  const changes = useChanges(answer);
  if (changes.length === 0) return null;
  return (
    <Panel warns className={styles.notice} heading="What this answer cites has changed since">
      <ul>
        {changes.map((change) => (
          <Change key={change.passage_id} change={change} />
        ))}
      </ul>
      <div className={`${styles.again} no-print`}>
        <AskAgainButton answerId={answer.answer_id} question={answer.query} />
      </div>
    </Panel>
  );
}

const versionText = ({ label, status, date }: CitedChange["was"]): string =>
  [label, statusLabels[status].toLowerCase(), ...(date === null || date === label ? [] : [formatDate(date)])].filter(Boolean).join(", ");

/** Which words were cited, and what stands there now. */
function standingText({ was, now, amended }: CitedChange): string {
  const cited = `Cited from: ${versionText(was)}.`;
  const acts = amendedWords(amended, "short");
  if (acts !== null) return `${cited} It was ${acts}; the library holds it as it was before.`;
  return `${cited} ${now === null ? "The source is no longer in the library." : `Now: ${versionText(now)}.`}`;
}

function Change({ change }: { change: CitedChange }) {
  const [params] = useSearchParams();
  const { now, passage, text_kind, kind } = change;
  return (
    <li>
      <Chip tone={kind === "changed" || kind === "amended" ? "warn" : "bad"}>{changeLabels[kind]}</Chip> <strong>{change.citation}</strong>
      {text_kind === "summary" && " (our summary)"}. {standingText(change)}{" "}
      {now !== null && passage !== null && (
        <Link
          preventScrollReset
          to={{
            search: withParams(params, {
              source: change.source_id,
              version: now.version_id,
              passage: passage.passage_id,
              quote: null,
            }).toString(),
          }}
        >
          {kind === "amended" ? "Read it with what amended it" : "Read it as it stands now"}
        </Link>
      )}
    </li>
  );
}
