import { Confirm } from "../../shared/ui/confirm.tsx";
import { useSession } from "./session-context.tsx";

/** Asks before every session of the person ends. */
export function SignOutEverywhere({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { signOutEverywhere } = useSession();
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title="Sign out everywhere?"
      action="Sign out everywhere"
      onConfirm={signOutEverywhere}
      failed="Your sessions could not be ended. You are still signed in; try again in a moment."
    >
      Every session of yours ends, on this device and on all others. Your questions and bookmarks stay.
    </Confirm>
  );
}
