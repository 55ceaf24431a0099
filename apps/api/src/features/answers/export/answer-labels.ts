import type { Outcome, SourceKind, SourceStatus } from "@clausewise/contracts";

export const kindLabels: Record<SourceKind, string> = {
  statute: "Statute",
  regulation: "Regulation",
  directive: "Directive",
  guidance: "Guidance",
  standard: "Standard",
  letter: "Letter",
  register: "Register entry",
  upload: "Own document",
};

export const statusLabels: Record<SourceStatus, string> = {
  draft: "Draft",
  final: "Final",
  in_force: "In force",
  superseded: "Superseded",
  withdrawn: "Withdrawn",
};

export const outcomeLabels: Record<Outcome, string> = {
  answered: "Answered",
  inconclusive: "Found, but not conclusive",
  nothing_found: "Nothing found",
  declined: "Declined",
};

/** What an outcome means, in one line. */
export const outcomeNotes: Record<Outcome, string> = {
  answered: "The cited passages carry the answer.",
  inconclusive: "The passages bear on the question but do not settle it.",
  nothing_found: "No passage in the library carries an answer. That is no proof that there is no rule.",
  declined: "The request was not one to answer.",
};
