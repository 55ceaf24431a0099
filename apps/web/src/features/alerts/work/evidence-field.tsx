import type { Evidence } from "@clausewise/contracts";
import { evidenceKindLabels, evidenceKinds } from "@clausewise/contracts/vocabulary";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { explain } from "../../../shared/trpc.ts";
import { TextField } from "../../../shared/ui/fields.ts";
import { Segments } from "../../../shared/ui/segments.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { EvidenceList } from "./evidence-list.tsx";
import { useEvidenceFound } from "./use-work.ts";
import styles from "./work.module.css";

const kinds = evidenceKinds.map((kind) => [kind, evidenceKindLabels[kind]] as const);

const asks: Record<Evidence["kind"], string> = {
  document: "Find one of your documents",
  bookmark: "Find one of your bookmarks",
  clause: "Cite a clause of the library",
};

const nothing: Record<Evidence["kind"], string> = {
  document: "None of your documents has these words.",
  bookmark: "None of your bookmarks has these words.",
  clause: "The library holds no clause of that name. Write it as 21 CFR 820.10 or MDR 61(4).",
};

interface Props {
  chosen: readonly Evidence[];
  onChange: (chosen: Evidence[]) => void;
}

/** What an assessment rests on: found among what the person has, or cited as it stands in the library. */
export function EvidenceField({ chosen, onChange }: Props) {
  const [kind, setKind] = useState<Evidence["kind"]>("document");
  const [words, setWords] = useState("");
  const choose = (kind: Evidence["kind"]) => {
    setKind(kind);
    setWords("");
  };
  return (
    <fieldset className={styles.evidence}>
      <legend>Evidence</legend>
      <EvidenceList evidence={chosen} onRemove={({ id }) => onChange(chosen.filter((one) => one.id !== id))} />
      <Segments label="Kind of evidence" options={kinds} value={kind} onChange={choose} />
      <TextField
        className={styles.wide ?? ""}
        label={asks[kind]}
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {words.trim().length > 2 && <Found kind={kind} words={words} chosen={chosen} onAdd={(added) => onChange([...chosen, added])} />}
    </fieldset>
  );
}

interface FoundProps {
  kind: Evidence["kind"];
  words: string;
  chosen: Props["chosen"];
  onAdd: (added: Evidence) => void;
}

function Found({ kind, words, chosen, onAdd }: FoundProps) {
  const [settled] = useDebouncedValue(words, 250);
  const { found, isAsking, error } = useEvidenceFound(kind, settled);
  if (error !== null) return <Problem title="That could not be looked up.">{explain(error)}</Problem>;
  if (isAsking || settled !== words) return <p role="status">Looking</p>;
  if (found.length === 0) return <p role="status">{nothing[kind]}</p>;
  return (
    <ul className={styles.found} aria-label="Found">
      {found.map((one) => (
        <li key={one.id} className={styles.hit}>
          <span>{one.label}</span>
          <Button
            variant="default"
            size="compact-sm"
            disabled={chosen.some(({ id }) => id === one.id)}
            onClick={() => onAdd(one)}
            aria-label={`Add ${one.label}`}
          >
            Add
          </Button>
        </li>
      ))}
    </ul>
  );
}
