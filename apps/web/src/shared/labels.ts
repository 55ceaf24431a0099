import type { Outcome, SourceKind, SourceStatus } from "@clausewise/contracts";

export const kindLabels: Record<SourceKind, string> = {
  statute: "Statute",
  regulation: "Regulation",
  directive: "Directive",
  guidance: "Guidance",
  standard: "Standard",
  letter: "Letter",
  register: "Register entry",
  upload: "Your document",
};

export const statusLabels: Record<SourceStatus, string> = {
  draft: "Draft",
  final: "Final",
  in_force: "In force",
  superseded: "Superseded",
  withdrawn: "Withdrawn",
};

export type Tone = "ok" | "warn" | "bad" | "plain";

export const statusTones: Record<SourceStatus, Tone> = { draft: "warn", final: "ok", in_force: "ok", superseded: "bad", withdrawn: "bad" };

export const outcomeLabels: Record<Outcome, string> = {
  answered: "Answered",
  inconclusive: "Found, but not conclusive",
  nothing_found: "Nothing found",
  declined: "Declined",
};

export const outcomeTones: Record<Outcome, Tone> = { answered: "ok", inconclusive: "warn", nothing_found: "plain", declined: "plain" };
