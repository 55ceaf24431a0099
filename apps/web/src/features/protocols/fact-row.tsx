import { protocolFieldLabels, type Protocol, type ProtocolFact } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { TextArea, TextField } from "../../shared/ui/fields.ts";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { PassageQuote } from "./passage-quote.tsx";
import styles from "./protocols.module.css";
import { useProtocolChanges } from "./use-protocols.ts";

interface Props {
  protocol: Protocol;
  fact: ProtocolFact;
}

const states = {
  found: ["ok", "Found"],
  disagrees: ["warn", "Said in more than one way"],
  not_found: ["plain", "Not found"],
} as const;

/** A fact with the words it was read from; what somebody puts in its place stands above them. */
export function FactRow({ protocol, fact }: Props) {
  const [editing, setEditing] = useState(false);
  const { field, state, readings, corrected } = fact;
  const [tone, label] = states[state];
  const [best] = readings;
  const shown = state === "disagrees" || field === "identifiers" ? readings : readings.slice(0, 1);
  return (
    <div className={styles.fact}>
      <dt>{protocolFieldLabels[field]}</dt>
      <dd>
        <p className={styles.value}>
          <strong>{corrected?.value ?? best?.value ?? "Not found"}</strong>
          <Chip tone={corrected === null ? tone : "plain"}>{corrected === null ? label : "Corrected by you"}</Chip>
        </p>
        {corrected !== null && (
          <p className={styles.note}>
            Read as: {best?.value ?? "not found"}. Corrected {formatDate(corrected.at)}
            {corrected.reason === null ? "" : `: ${corrected.reason}`}
          </p>
        )}
        {shown.map((reading) => (
          <PassageQuote
            key={`${reading.part} ${reading.value}`}
            document={protocol.document}
            passage={reading}
            value={shown.length > 1 ? reading.value : null}
          />
        ))}
        {editing ? (
          <Correction protocol={protocol} fact={fact} onDone={() => setEditing(false)} />
        ) : (
          <TextButton onClick={() => setEditing(true)} aria-label={`Correct: ${protocolFieldLabels[field]}`}>
            Correct
          </TextButton>
        )}
      </dd>
    </div>
  );
}

function Correction({ protocol, fact: { field, readings, corrected }, onDone }: Props & { onDone: () => void }) {
  const { correct } = useProtocolChanges();
  const [value, setValue] = useState(corrected?.value ?? readings[0]?.value ?? "");
  const [reason, setReason] = useState(corrected?.reason ?? "");
  const [busy, setBusy] = useState(false);
  const keep = async (said: string | null) => {
    setBusy(true);
    const kept = await correct(protocol.id, field, said, reason);
    setBusy(false);
    if (kept !== null) onDone();
  };
  return (
    <form
      className={styles.correction}
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== "") void keep(value.trim());
      }}
    >
      <TextArea
        label={`${protocolFieldLabels[field]}, as it is`}
        autosize
        maxLength={5000}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <TextField label="Why" maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
      <div className={styles.acts}>
        <Button type="submit" loading={busy} disabled={value.trim() === ""}>
          Keep the correction
        </Button>
        {corrected !== null && (
          <Button variant="default" disabled={busy} onClick={() => void keep(null)}>
            Take it back
          </Button>
        )}
        <Button variant="default" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
