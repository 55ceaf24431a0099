import type { Outcome, SourceStatus } from "@clausewise/contracts";

export { kindLabels, outcomeLabels, statusLabels } from "@clausewise/contracts/vocabulary";

export type Tone = "ok" | "warn" | "bad" | "plain";

export const statusTones: Record<SourceStatus, Tone> = { draft: "warn", final: "ok", in_force: "ok", superseded: "bad", withdrawn: "bad" };

export const outcomeTones: Record<Outcome, Tone> = { answered: "ok", inconclusive: "warn", nothing_found: "plain", declined: "plain" };
