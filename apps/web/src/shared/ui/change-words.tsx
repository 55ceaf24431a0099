import { type ChangeKind, changeLabels, type CitedChange } from "@clausewise/contracts";
import { amendedWords } from "@clausewise/contracts/citations";
import { formatDate } from "../format.ts";
import { statusLabels } from "../labels.ts";
import { Chip } from "./chip.tsx";

const versionText = ({ label, status, date }: CitedChange["was"]): string =>
  [label, statusLabels[status].toLowerCase(), ...(date === null || date === label ? [] : [formatDate(date)])].filter(Boolean).join(", ");

/** Which words were cited, and what stands there now. */
function standingText({ was, now, amended }: CitedChange): string {
  const cited = `Cited from: ${versionText(was)}.`;
  const acts = amendedWords(amended, "short");
  if (acts !== null) return `${cited} It was ${acts}; the library holds it as it was before.`;
  return `${cited} ${now === null ? "The source is no longer in the library." : `Now: ${versionText(now)}.`}`;
}

const isMild = (kind: ChangeKind): boolean => kind === "changed" || kind === "amended";

/** One change in words: what became of which clause, from which version to which. */
export function ChangeWords({ change }: { change: CitedChange }) {
  const { kind, citation, text_kind } = change;
  return (
    <>
      <Chip tone={isMild(kind) ? "warn" : "bad"}>{changeLabels[kind]}</Chip> <strong>{citation}</strong>
      {text_kind === "summary" && " (our summary)"}. {standingText(change)}
    </>
  );
}
