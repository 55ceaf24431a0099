import type { Document, ReferenceCheck } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { TextField } from "../../shared/ui/fields.ts";
import { Line } from "../../shared/ui/line.tsx";
import { ProgressLine } from "../../shared/ui/progress-line.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty, Problem } from "../../shared/ui/states.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { CheckHead } from "./check-head.tsx";
import { ReferenceList } from "./reference-list.tsx";
import type { Whereabouts } from "./reference-places.tsx";
import styles from "./references.module.css";
import { type ReferenceChecks, useNewestCheck, useReferenceChecks } from "./use-references.ts";

interface Props {
  document: Pick<Document, "id" | "upload_status">;
  where: Whereabouts;
}

/** What a document refers to, checked against library and registers. */
export function DocumentReferences({ document, where }: Props) {
  const checks = useReferenceChecks();
  const newest = useNewestCheck(document.id);
  const [asksAgain, setAsksAgain] = useState(false);
  const begin = (day: string) => {
    setAsksAgain(false);
    checks.begin.mutate({ document_id: document.id, ...(day !== "" && { day }) });
  };
  if (document.upload_status !== "completed")
    return <Empty title="The document has not been read yet.">Its references can be checked once it has.</Empty>;
  return (
    <QueryState query={newest} waiting="Asking for the last check" failed="The last check could not be loaded." inline>
      {(check) => (
        <>
          {checks.begin.isError && <Problem title="The check was not begun.">{explain(checks.begin.error)}</Problem>}
          {check === null || asksAgain || check.state === "cancelled" ? (
            <Begin day={check?.day ?? ""} busy={checks.begin.isPending} onBegin={begin} />
          ) : (
            <Shown check={check} checks={checks} where={where} onAgain={() => setAsksAgain(true)} />
          )}
        </>
      )}
    </QueryState>
  );
}

/** The day that the text speaks of, and the way to have it checked. */
function Begin({ day, busy, onBegin }: { day: string; busy: boolean; onBegin: (day: string) => void }) {
  const [typed, setTyped] = useState(day);
  return (
    <form
      className={styles.begin}
      onSubmit={(event) => {
        event.preventDefault();
        onBegin(typed);
      }}
    >
      <p>
        Every law, clause, standard, guidance and number that the text names is looked up: whether it is in force, was amended since, was
        replaced and by what. Words it quotes are compared with the clause, word for word.
      </p>
      <TextField
        type="date"
        label="The text speaks of"
        description="What was amended after this day is told. Leave it empty where there is no such day."
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button type="submit" loading={busy}>
          Check references
        </Button>
      </div>
    </form>
  );
}

interface ShownProps extends Pick<Props, "where"> {
  check: ReferenceCheck;
  checks: ReferenceChecks;
  onAgain: () => void;
}

function Shown({ check, checks, where, onAgain }: ShownProps) {
  if (check.state === "failed")
    return (
      <Problem title="The references could not be checked." retry={onAgain}>
        Nothing was lost: the document is as it was.
      </Problem>
    );
  if (check.state !== "done")
    return (
      <div>
        {check.stage === null ? (
          <p role="status">Waiting to be checked.</p>
        ) : (
          <ProgressLine label={check.stage.note} done={check.stage.progress} total={1} unit="share" />
        )}
        <Line quiet>
          <TextButton onClick={() => checks.cancel.mutate({ id: check.id })}>Stop checking</TextButton>
        </Line>
      </div>
    );
  return (
    <>
      <CheckHead check={check} busy={checks.begin.isPending} onAgain={onAgain} />
      <ReferenceList check={check} where={where} />
    </>
  );
}
