/** What a signature stands for, as 21 CFR 11.50(a)(3) asks it to be said. */
export const signatureMeanings = {
  review: "Reviewed",
  approval: "Approved",
  responsibility: "Takes responsibility",
} as const;
export type SignatureMeaning = keyof typeof signatureMeanings;

/**
 * Whether a signature still says what it said. `holds`: what was signed is as it was. `changed`: it is another by now, and the
 * signature says nothing of that. `broken`: the signature itself is not the one that the audit trail recorded.
 */
export const signatureStates = { holds: "Holds", changed: "Changed since", broken: "Broken" } as const;
export type SignatureState = keyof typeof signatureStates;

/** What its state means to whoever relies on it, with what changed; null where it holds. */
export function signatureCaution({ state, changed }: { state: SignatureState; changed: readonly string[] }): string | null {
  if (state === "holds") return null;
  if (state === "broken")
    return "This signature is not the one that the audit trail recorded. Do not rely on it, and have an administrator verify the trail.";
  const what = new Intl.ListFormat("en").format(changed.map((part) => part.replaceAll("_", " ")));
  return `What was signed is another by now: ${what}. The signature says nothing of it as it stands.`;
}

/** That signatures are gone which the audit trail recorded. */
export const missingSignatures = (numbers: readonly number[]): string =>
  `The audit trail recorded signatures here that are gone: no. ${numbers.join(", ")}. Have an administrator verify the trail.`;

/** What can be signed. */
export const signedKinds = {
  answer: "Answer",
  gap_requirement: "Gap finding",
  gap_analysis: "Gap report",
} as const;
export type SignedKind = keyof typeof signedKinds;

/** Minutes within which a signature that was begun is confirmed at the identity provider. */
export const signingMinutes = 10;

/** What the state of a visit to the identity provider says where it is to confirm a signature, in front of what is random. */
const mark = "sign-";

/** The state of such a visit: `local.sign-…`. */
export const signingState = (provider: string, random: string): string => `${provider}.${mark}${random}`;

/** Whether somebody comes back from the identity provider to sign, rather than to sign in. */
export const isSigningState = (state: string): boolean => state.split(".")[1]?.startsWith(mark) ?? false;
