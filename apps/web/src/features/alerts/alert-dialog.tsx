import { RegulatoryBody } from "@clausewise/contracts";
import { alertTypeLabels, alertTypes, severities, severityLabels } from "@clausewise/contracts/vocabulary";
import { Button } from "@mantine/core";
import { explain } from "../../shared/trpc.ts";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { Choice, TextArea, TextField } from "../../shared/ui/fields.ts";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./alert-form.module.css";
import { useNewAlert } from "./use-alerts.ts";

interface Props {
  opened: boolean;
  onClose: () => void;
  onCreated: () => void;
}

const types = alertTypes.map((value) => ({ value, label: alertTypeLabels[value] }));
const levels = severities.map((value) => ({ value, label: severityLabels[value] }));
const bodies = [{ value: "", label: "None" }, ...RegulatoryBody.options.map((value) => ({ value, label: value }))];

/** A person writes an alert of their own. */
export function AlertDialog({ opened, onClose, onCreated }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Create Alert" size="lg">
      <AlertForm onCreated={onCreated} />
    </Dialog>
  );
}

function AlertForm({ onCreated }: Pick<Props, "onCreated">) {
  const { form, send, sending, error } = useNewAlert(onCreated);
  const wide = styles.wide ?? "";
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)} aria-label="Alert">
      <TextField className={wide} label="Title" required maxLength={300} data-autofocus {...form.field("title")} />
      <TextArea className={wide} label="Description" required rows={5} maxLength={5000} {...form.field("description")} />
      <Choice label="Alert type" data={types} {...form.field("alert_type")} />
      <Choice label="Severity" data={levels} {...form.field("severity_level")} />
      <Choice label="Regulatory body (optional)" data={bodies} {...form.field("regulatory_body")} />
      <TextField label="Source URL (optional)" type="url" inputMode="url" maxLength={2000} {...form.field("source_url")} />
      {error !== null && (
        <div className={wide}>
          <Problem title="The alert was not created.">What you typed is kept. {explain(error)}</Problem>
        </div>
      )}
      <div className={`${wide} ${styles.foot}`}>
        <p>You alone see it here.</p>
        <Button type="submit" loading={sending}>
          {sending ? "Creating..." : "Create Alert"}
        </Button>
      </div>
    </form>
  );
}
