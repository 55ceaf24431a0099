import { formatDay } from "../format.ts";
import { useSilentSince } from "../official-silence.ts";
import { Chip } from "./chip.tsx";

/** Says of a text whose official source is silent when that was last heard; nothing where it is not silent. */
export function SilenceChip({ sourceId }: { sourceId: string }) {
  const since = useSilentSince(sourceId);
  if (since === undefined) return null;
  return <Chip tone="warn">{since === null ? "Its source never answered in full" : `Its source was last heard ${formatDay(since)}`}</Chip>;
}
