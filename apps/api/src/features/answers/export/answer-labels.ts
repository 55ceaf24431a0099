import { type Outcome, kindLabels as shownKinds, type SourceKind } from "@clausewise/contracts";

/** Who reads a file may not be whose document it is. */
export const kindLabels: Readonly<Record<SourceKind, string>> = { ...shownKinds, upload: "Own document" };

/** What an outcome means, in one line. */
export const outcomeNotes: Record<Outcome, string> = {
  answered: "The cited passages carry the answer.",
  inconclusive: "The passages bear on the question but do not settle it.",
  nothing_found: "No passage in the library carries an answer. That is no proof that there is no rule.",
  declined: "The request was not one to answer.",
};
