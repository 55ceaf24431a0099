import type { WorkState } from "@clausewise/contracts";
import { workStateLabels } from "@clausewise/contracts/vocabulary";
import type { Tone } from "../../../shared/labels.ts";
import { Chip } from "../../../shared/ui/chip.tsx";

const tones: Record<WorkState, Tone> = { open: "plain", assessing: "warn", closed: "ok" };

/** Where the person's own work on an alert stands. */
export const WorkChip = ({ state }: { state: WorkState }) => <Chip tone={tones[state]}>{workStateLabels[state]}</Chip>;
