import type { Document, DocumentChanges } from "@clausewise/contracts";
import { lengths } from "@clausewise/contracts/limits";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Choice, TextField } from "../../../shared/ui/fields.ts";
import { notice } from "../../../shared/ui/notices.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { useContractForm } from "../../../shared/ui/use-contract-form.ts";
import { bodyChoices, categoryChoices } from "../upload/said-fields.tsx";
import { Details, changesOf, detailsOf } from "./details-form.ts";
import styles from "./document-details.module.css";

interface Props {
  document: Document;
  onSave: (changes: DocumentChanges) => Promise<void>;
  /** What is said of a failure. */
  explain: (error: unknown) => string;
}

/** What is said of a document, to be changed. */
export function DocumentDetails({ document, onSave, explain }: Props) {
  const { values, field, submit, forget } = useContractForm(Details, { initial: detailsOf(document), draft: `document ${document.id}` });
  const [state, setState] = useState<"still" | "saving" | { failed: string }>("still");
  const save = async (typed: typeof values) => {
    setState("saving");
    try {
      await onSave(changesOf(document.id, typed));
      forget();
      notice("Saved.");
      setState("still");
    } catch (error) {
      console.error("Failed to save document:", error instanceof Error ? error.message : error);
      setState({ failed: explain(error) });
    }
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit((typed) => void save(typed))}>
      <TextField label="Title" required maxLength={lengths.title} {...field("title")} />
      <div className={styles.two}>
        <Choice label="Regulatory body" data={bodyChoices} {...field("regulatory_body")} />
        <Choice label="Category" data={categoryChoices} {...field("document_category")} />
      </div>
      <TextField label="Tags" description="Parted by commas" placeholder="pump, EU" {...field("tags")} />
      <TextField
        label="Review on"
        description="You are reminded on that day in the app, and by mail where you chose that for alerts."
        type="date"
        {...field("review_on")}
      />
      {typeof state === "object" && <Problem title="It was not saved; what you typed is kept.">{state.failed}</Problem>}
      <div>
        <Button type="submit" loading={state === "saving"}>
          Save
        </Button>
      </div>
    </form>
  );
}
