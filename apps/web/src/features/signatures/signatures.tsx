import type { Signature, Signatures, SignedKind } from "@clausewise/contracts";
import { missingSignatures, signatureCaution, signatureMeanings, signatureStates } from "@clausewise/contracts/signing";
import { useId } from "react";
import { formatMoment, spaced } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { SignForm } from "./sign-form.tsx";
import { stateTones } from "./signature-words.ts";
import styles from "./signatures.module.css";
import { useSignatures } from "./use-signatures.ts";

interface Props {
  kind: SignedKind;
  id: string;
  /** Level of the heading, by what it stands under. */
  level: 2 | 3;
  title?: string;
}

/** Who signed an answer, a finding or a report, what that meant, and whether it still holds; reviewers sign it here. */
export function SignaturesPart({ kind, id, level, title = "Signatures" }: Props) {
  const heading = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <Heading id={heading}>{title}</Heading>
      <QueryState query={useSignatures(kind, id)} waiting="Looking who signed it" failed="The signatures could not be loaded." inline>
        {(found) => <Listed found={found} />}
      </QueryState>
    </section>
  );
}

function Listed({ found }: { found: Signatures }) {
  const { signatures, missing, may_sign } = found;
  return (
    <>
      {missing.length > 0 && <Problem title="Signatures are missing.">{missingSignatures(missing)}</Problem>}
      {signatures.length === 0 ? (
        <p className={styles.quiet}>Nobody has signed it yet.{!may_sign && " A reviewer or an administrator can."}</p>
      ) : (
        <ul className={styles.list}>
          {signatures.map((one) => (
            <li key={one.id} data-state={one.state}>
              <Signed signature={one} />
            </li>
          ))}
        </ul>
      )}
      {may_sign && <SignForm key={found.content_hash} found={found} />}
    </>
  );
}

/** Printed name, time and meaning, as 21 CFR 11.50 asks for. */
function Signed({ signature }: { signature: Signature }) {
  const { signer_name, signer_role, meaning, note, signed_at, provider, authenticated_at, audit_number, digest, state } = signature;
  const caution = signatureCaution(signature);
  return (
    <>
      <div className={styles.head}>
        <p>
          <strong>{signer_name}</strong>, {spaced(signer_role)}
        </p>
        <Chip tone={stateTones[state]}>{signatureStates[state]}</Chip>
      </div>
      <p>
        {signatureMeanings[meaning]} on <time dateTime={signed_at}>{formatMoment(signed_at)}</time>
      </p>
      {note !== "" && <p className={styles.remark}>“{note}”</p>}
      {caution !== null && <p className={styles.caution}>{caution}</p>}
      <p className={styles.quiet}>
        Confirmed anew by the identity provider “{provider}”: <time dateTime={authenticated_at}>{formatMoment(authenticated_at)}</time> ·
        audit no. {audit_number} · <span title={digest}>SHA-256 {digest.slice(0, 12)}…</span>
      </p>
    </>
  );
}
