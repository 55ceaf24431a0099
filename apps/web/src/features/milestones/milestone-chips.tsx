import type { Milestone } from "@clausewise/contracts";
import { milestoneStatusLabels } from "@clausewise/contracts/milestone-words";
import type { Tone } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";

const tones: Record<Milestone["status"], Tone> = {
  pending: "plain",
  in_progress: "plain",
  completed: "ok",
  delayed: "warn",
  cancelled: "bad",
};

export const StatusChip = ({ status }: Pick<Milestone, "status">) => <Chip tone={tones[status]}>{milestoneStatusLabels[status]}</Chip>;
