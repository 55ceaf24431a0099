import type { OfficialAnswer } from "@clausewise/contracts";
import { fileSize } from "@clausewise/contracts/vocabulary";
import { formatDate, formatTime } from "../../shared/format.ts";
import { saveFile } from "../../shared/save-file.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { type Column, DataTable } from "../../shared/ui/data-table.tsx";
import { notice } from "../../shared/ui/notices.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./source-table.module.css";
import { useAnswers } from "./use-official.ts";

/** As many as the server gives at most. */
const most = 200;

const columns: readonly Column<OfficialAnswer>[] = [
  { name: "url", label: "Address", cell: (answer) => <Address answer={answer} /> },
  { name: "fetched", label: "Came first", cell: ({ fetched_at }) => <time dateTime={fetched_at}>{formatTime(fetched_at)}</time> },
  { name: "seen", label: "Came last", cell: ({ seen_at }) => <time dateTime={seen_at}>{formatTime(seen_at)}</time> },
  { name: "as-of", label: "As of", cell: ({ as_of }) => (as_of === null ? "not said" : formatDate(as_of)) },
  { name: "size", label: "Size", figure: true, cell: ({ size }) => fileSize(size) },
  { name: "hash", label: "SHA-256", cell: ({ sha256 }) => <Hash sha256={sha256} /> },
  { name: "save", label: "Bytes", cell: (answer) => <SaveRaw answer={answer} /> },
];

function Address({ answer: { url, by_hand } }: { answer: OfficialAnswer }) {
  return (
    <span className={styles.address}>
      {url} {by_hand && <Chip tone="warn">Added by hand</Chip>}
    </span>
  );
}

const Hash = ({ sha256 }: Pick<OfficialAnswer, "sha256">) => (
  <span className={styles.hash} title={sha256}>
    {sha256.slice(0, 12)}…
  </span>
);

/** Hands the bytes of an answer to the browser to save. */
export function SaveRaw({ answer: { id, url, sha256 } }: { answer: Pick<OfficialAnswer, "id" | "url" | "sha256"> }) {
  const save = () =>
    saveFile(`/api/official-answers/${id}/file`).then(
      (name) => notice(`Saved as ${name}. Its SHA-256 is ${sha256}.`),
      () => notice("The bytes could not be saved. Please try again."),
    );
  return (
    <TextButton aria-label={`Download the bytes of ${url}`} onClick={() => void save()}>
      Download
    </TextButton>
  );
}

/** What a source answered, as it came: the record behind every text and entry. */
export function SourceAnswers({ id }: { id: string }) {
  return (
    <QueryState
      query={useAnswers(id)}
      waiting="Loading the answers"
      failed="The answers could not be loaded."
      isEmpty={(answers) => answers.length === 0}
      empty={<Empty title="No answer is held yet">Each answer is kept as it came, with its address, its dates and its hash.</Empty>}
    >
      {(answers) => (
        <>
          {answers.length >= most && <p>The newest {most}.</p>}
          {/* Scrollable by keyboard, so it must take focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.box} tabIndex={0} role="region" aria-label="Raw record">
            <DataTable caption="Answers" columns={columns} rows={answers} keyOf={({ id: one }) => one} sort={null} onSort={unsorted} />
          </div>
        </>
      )}
    </QueryState>
  );
}

const unsorted = () => undefined;
