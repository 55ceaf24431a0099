import { Button } from "@mantine/core";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconEyeCheck from "@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs";
import type { ListedGuidance } from "@clausewise/contracts";
import { useWatchGuidance } from "./use-guidance.ts";

/** Has a document watched for the person, or no longer. */
export function WatchButton({ document: { id, title, is_watched } }: { document: Pick<ListedGuidance, "id" | "title" | "is_watched"> }) {
  const { busyId, set } = useWatchGuidance();
  const Icon = is_watched ? IconEyeCheck : IconEye;
  return (
    <Button variant="default" loading={busyId === id} leftSection={<Icon size={15} aria-hidden />} onClick={() => set(id, !is_watched)}>
      {is_watched ? "Watching" : "Watch"}
      <span className="visually-hidden">&nbsp;{title}</span>
    </Button>
  );
}
