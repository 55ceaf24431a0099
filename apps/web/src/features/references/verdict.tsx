import type { ReferenceVerdict } from "@clausewise/contracts";
import { referenceVerdictLabels } from "@clausewise/contracts/vocabulary";
import type { Tone } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";

const tones: Readonly<Record<ReferenceVerdict, Tone>> = {
  misquoted: "bad",
  no_such_clause: "bad",
  wrong_title: "bad",
  superseded: "bad",
  withdrawn: "bad",
  amended: "warn",
  draft: "warn",
  unclear: "warn",
  not_in_library: "plain",
  in_force: "ok",
};

/** What holds of a reference, in a word or two. */
export const Verdict = ({ verdict }: { verdict: ReferenceVerdict }) => <Chip tone={tones[verdict]}>{referenceVerdictLabels[verdict]}</Chip>;
