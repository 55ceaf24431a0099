import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../../shared/trpc.ts";
import { TextArea, TextField } from "../../../shared/ui/fields.ts";
import { Segments } from "../../../shared/ui/segments.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import styles from "../gaps.module.css";
import { type Linkable, type ToLink, useLinkables, useProofs } from "../use-requirement.ts";

const kinds = [
  ["document", "Document"],
  ["bookmark", "Answer"],
  ["note", "Note"],
] as const;
type Kind = (typeof kinds)[number][0];

const empty = { page: "", words: "", note: "" };

function toLink(kind: Kind, chosen: Linkable | null, { page, words, note }: typeof empty): ToLink {
  if (kind === "note" || chosen === null) return { note };
  if (kind === "bookmark") return { bookmark_id: chosen.id, note };
  return { document_id: chosen.id, note, words, ...(page !== "" && { page: Number(page) }) };
}

/** Links a document with where in it, an answer that was bookmarked, or a note. */
export function LinkForm({ id, onClose }: { id: string; onClose: () => void }) {
  const [kind, setKind] = useState<Kind>("document");
  const [chosen, setChosen] = useState<Linkable | null>(null);
  const [values, setValues] = useState(empty);
  const { link, linking, error } = useProofs(id, onClose);
  const set = (changed: Partial<typeof empty>) => setValues((now) => ({ ...now, ...changed }));
  const isReady = kind === "note" ? values.note.trim() !== "" : chosen !== null;
  return (
    <form
      className={styles.form}
      aria-label="Link evidence"
      onSubmit={(event) => {
        event.preventDefault();
        link(toLink(kind, chosen, values));
      }}
    >
      <Segments
        label="Kind of evidence"
        options={kinds}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setChosen(null);
        }}
      />
      {kind !== "note" && <Choosing key={kind} kind={kind} chosen={chosen} onChoose={setChosen} />}
      {kind === "document" && chosen !== null && (
        <>
          <TextField
            type="number"
            min={1}
            label="Page (optional)"
            value={values.page}
            onChange={(event) => set({ page: event.target.value })}
          />
          <TextArea
            label="Words that show it (optional)"
            description="Copied from the document. They are looked up in it, and watched from then on."
            rows={3}
            maxLength={20_000}
            value={values.words}
            onChange={(event) => set({ words: event.target.value })}
          />
        </>
      )}
      <TextArea
        label={kind === "note" ? "Note" : "Remark (optional)"}
        rows={2}
        maxLength={10_000}
        value={values.note}
        onChange={(event) => set({ note: event.target.value })}
      />
      {error !== null && <Problem title="It was not linked.">{explain(error)}</Problem>}
      <div className={styles.foot}>
        <Button type="submit" size="compact-sm" loading={linking} disabled={!isReady}>
          Link it
        </Button>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface ChoosingProps {
  kind: "document" | "bookmark";
  chosen: Linkable | null;
  onChoose: (chosen: Linkable | null) => void;
}

const asks = { document: "Find one of your documents", bookmark: "Find one of your bookmarks" } as const;
const nothing = { document: "None of your documents has these words.", bookmark: "None of your bookmarks has these words." } as const;

function Choosing({ kind, chosen, onChoose }: ChoosingProps) {
  const [words, setWords] = useState("");
  const { found, isAsking, error } = useLinkables(kind, words);
  if (chosen !== null)
    return (
      <p className={styles.plain}>
        {chosen.label} <TextButton onClick={() => onChoose(null)}>Choose another</TextButton>
      </p>
    );
  return (
    <>
      <TextField
        label={asks[kind]}
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {error !== null && <Problem title="That could not be looked up.">{explain(error)}</Problem>}
      {!isAsking && error === null && found.length === 0 && <p role="status">{nothing[kind]}</p>}
      <ul className={styles.hits} aria-label="Found">
        {found.map((one) => (
          <li key={one.id} className={styles.hit}>
            <span>{one.label}</span>
            <Button variant="default" size="compact-sm" onClick={() => onChoose(one)} aria-label={`Choose ${one.label}`}>
              Choose
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
