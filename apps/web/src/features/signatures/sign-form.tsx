import type { SignatureMeaning, Signatures } from "@clausewise/contracts";
import { signatureMeanings, signingMinutes } from "@clausewise/contracts/signing";
import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { Choice, TextArea } from "../../shared/ui/fields.ts";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./signatures.module.css";
import { useSigning } from "./use-signatures.ts";

const isMeaning = (value: string): value is SignatureMeaning => value in signatureMeanings;

const meanings = [
  { value: "", label: "Choose what the signature means" },
  ...Object.entries(signatureMeanings).map(([value, label]) => ({ value, label })),
];

/** Signs what is shown: the identity provider is asked once more who it is. */
export function SignForm({ found: { kind, object_id, content_hash } }: { found: Signatures }) {
  const [meaning, setMeaning] = useState("");
  const [note, setNote] = useState("");
  const { begin, busy, error } = useSigning(kind, object_id, content_hash);
  return (
    <form
      className={`${styles.form} no-print`}
      aria-label="Sign"
      onSubmit={(event) => {
        event.preventDefault();
        if (isMeaning(meaning)) begin(meaning, note);
      }}
    >
      <Choice label="Meaning" value={meaning} onChange={(event) => setMeaning(event.target.value)} data={meanings} />
      <TextArea
        label="Remark on the signature (optional)"
        rows={2}
        maxLength={5000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className={styles.quiet}>
        To sign, prove once more who you are: your identity provider asks you, and leads back here. It is signed as you see it now, within{" "}
        {signingMinutes} minutes or not at all, and a signature is never taken away.
      </p>
      {error !== null && <Problem title="Nothing was signed.">{explain(error)}</Problem>}
      <div>
        <Button type="submit" size="compact-sm" loading={busy} disabled={!isMeaning(meaning)}>
          Prove who I am and sign
        </Button>
      </div>
    </form>
  );
}
