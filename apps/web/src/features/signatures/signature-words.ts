import type { SignatureState } from "@clausewise/contracts";
import type { Tone } from "../../shared/labels.ts";

export const stateTones: Record<SignatureState, Tone> = { holds: "ok", changed: "warn", broken: "bad" };
