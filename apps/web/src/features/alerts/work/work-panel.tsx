import type { Alert, AlertWork } from "@clausewise/contracts";
import { workImpactLabels, workImpacts, workStateLabels } from "@clausewise/contracts/vocabulary";
import { Button } from "@mantine/core";
import { explain } from "../../../shared/trpc.ts";
import { Choice, TextArea } from "../../../shared/ui/fields.ts";
import { QueryState } from "../../../shared/ui/query-state.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { Assigning } from "./assigning.tsx";
import { EvidenceField } from "./evidence-field.tsx";
import { EvidenceList } from "./evidence-list.tsx";
import { type Assessing, useAssessment, useClosing, useTaking, useWork } from "./use-work.ts";
import { WorkChip } from "./work-chip.tsx";
import { WorkHistory } from "./work-history.tsx";
import styles from "./work.module.css";

/** A person's own work on an alert: taken on, assessed, closed with a reason. */
export function WorkPanel({ alert: { id, origin } }: { alert: Pick<Alert, "id" | "origin"> }) {
  return (
    <section className={styles.panel} aria-label="Your work on this alert">
      <h2>Your work on this alert</h2>
      <QueryState query={useWork(id)} waiting="Loading your work" failed="Your work on this alert could not be loaded." inline>
        {(work) => (
          <>
            <p className={styles.state}>
              <WorkChip state={work.state} /> <span>You alone see it here; the audit trail records it.</span>
            </p>
            <Standing key={work.version} work={work} />
            <WorkHistory steps={work.steps} />
          </>
        )}
      </QueryState>
      {origin !== "own" && <Assigning alertId={id} />}
    </section>
  );
}

function Standing({ work }: { work: AlertWork }) {
  if (work.state === "assessing") return <Assessment work={work} />;
  return (
    <>
      {work.state === "closed" && <Closed work={work} />}
      <Take work={work} />
      {work.state === "open" && <Close work={work} blocked={false} />}
    </>
  );
}

function Take({ work }: { work: AlertWork }) {
  const { take, taking, error } = useTaking(work);
  return (
    <>
      {error !== null && <Problem title={`It stays ${workStateLabels[work.state].toLowerCase()}.`}>{explain(error)}</Problem>}
      <div className={styles.foot}>
        <Button onClick={take} loading={taking}>
          {work.state === "closed" ? "Reopen" : "Take it on"}
        </Button>
      </div>
    </>
  );
}

function Closed({ work: { reason, impact, note, evidence } }: { work: AlertWork }) {
  return (
    <>
      <p className={styles.note}>
        <strong>Reason</strong> {reason}
      </p>
      {impact !== null && (
        <p>
          <strong>Impact</strong> {workImpactLabels[impact]}
        </p>
      )}
      {note !== "" && <p className={styles.note}>{note}</p>}
      <EvidenceList evidence={evidence} />
    </>
  );
}

const impacts = [{ value: "", label: "Not assessed yet" }, ...workImpacts.map((value) => ({ value, label: workImpactLabels[value] }))];

function Assessment({ work }: { work: AlertWork }) {
  const assessing = useAssessment(work);
  const { form, send } = assessing;
  return (
    <>
      <form className={styles.form} noValidate aria-label="Assessment" onSubmit={form.submit(send)}>
        <Choice className={styles.short ?? ""} label="Impact on us" data={impacts} {...form.field("impact")} />
        <TextArea className={styles.wide ?? ""} label="Note" rows={3} autosize maxLength={10_000} {...form.field("note")} />
        <EvidenceField chosen={form.values.evidence} onChange={(evidence) => form.change({ evidence })} />
        <Save assessing={assessing} />
      </form>
      <Close work={work} blocked={assessing.isChanged} />
    </>
  );
}

function Save({ assessing: { form, isChanged, sending, error } }: { assessing: Assessing }) {
  return (
    <>
      {form.problems.length > 0 && <Problem title="It is not saved yet.">{form.problems.join(" ")}</Problem>}
      {error !== null && <Problem title="The assessment was not saved.">What you wrote is kept in this browser. {explain(error)}</Problem>}
      <div className={styles.foot}>
        <Button type="submit" loading={sending} disabled={!isChanged}>
          Save assessment
        </Button>
        <span role="status">{isChanged ? "Not saved yet. It is kept in this browser." : "Saved."}</span>
      </div>
    </>
  );
}

function Close({ work, blocked }: { work: AlertWork; blocked: boolean }) {
  const { form, send, sending, error } = useClosing(work);
  return (
    <form className={styles.form} noValidate aria-label="Close" onSubmit={form.submit(send)}>
      <TextArea className={styles.wide ?? ""} label="Reason for closing" required rows={2} maxLength={5000} {...form.field("reason")} />
      {error !== null && <Problem title="It was not closed.">The reason is kept in this browser. {explain(error)}</Problem>}
      <div className={styles.foot}>
        <Button type="submit" variant="default" loading={sending} disabled={blocked}>
          Close alert
        </Button>
        {blocked && <span>Save the assessment first.</span>}
      </div>
    </form>
  );
}
