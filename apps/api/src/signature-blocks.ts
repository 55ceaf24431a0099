import {
  missingSignatures,
  signatureCaution,
  signatureMeanings,
  signatureStates,
  type Signature,
  type Signatures,
} from "@clausewise/contracts";
import type { Block, Fact } from "@clausewise/documents";

const timeFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "long", timeZone: "UTC" });

const timeOf = (at: string): string => timeFormat.format(new Date(at));

/** Who signed and what their role was, when, and what it meant, in one line. */
export const signatureLine = ({ signer_name, signer_role, meaning, signed_at, state }: Signature): string =>
  `${signatureMeanings[meaning]}: ${signer_name}, ${signer_role.replaceAll("_", " ")}, ${timeOf(signed_at)} (${signatureStates[state].toLowerCase()})`;

/** The signatures under what is handed out, as 21 CFR 11.50(b) asks for in every form that people read; nothing where nobody signed. */
export function signatureBlocks({ signatures, missing }: Pick<Signatures, "signatures" | "missing">): Block[] {
  const gone: Block[] = missing.length === 0 ? [] : [{ kind: "paragraph", text: missingSignatures(missing) }];
  if (signatures.length === 0 && gone.length === 0) return [];
  return [
    { kind: "heading", level: 1, text: "Signatures" },
    ...gone,
    ...(signatures.length === 0 ? [] : [{ kind: "facts" as const, facts: signatures.map(factOf) }]),
  ];
}

function factOf(signature: Signature): Fact {
  const { meaning, signer_name, signer_role, signed_at, provider, authenticated_at, audit_number, digest, note, state } = signature;
  const proof = `Confirmed by the identity provider “${provider}” on ${timeOf(authenticated_at)}; audit number ${audit_number}; SHA-256 ${digest}.`;
  return {
    label: signatureMeanings[meaning],
    value: `${signer_name}, ${signer_role.replaceAll("_", " ")}, ${timeOf(signed_at)}`,
    note: [note, signatureCaution(signature) ?? `${signatureStates[state]} as of this document.`, proof].filter(Boolean).join(" "),
  };
}
