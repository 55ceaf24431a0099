import { UnstyledButton } from "@mantine/core";
import IconMessageCircleQuestion from "@tabler/icons-react/dist/esm/icons/IconMessageCircleQuestion.mjs";
import { counted } from "../../shared/format.ts";
import styles from "./coach-button.module.css";
import { setCoach } from "./coach-state.ts";
import { useConversation } from "./use-coach.ts";

const open = () => setCoach({ shape: "open" });

/** Opens the coach. */
export function ClosedCoach() {
  return (
    <UnstyledButton className={`${styles.button} no-print`} onClick={open} aria-label="Open the compliance coach">
      <IconMessageCircleQuestion size={20} stroke={1.6} aria-hidden />
      <span>Coach</span>
    </UnstyledButton>
  );
}

/** Opens it again where it was left, and says how many messages stand there. */
export function MinimizedCoach({ conversation }: { conversation: string }) {
  const { data } = useConversation(conversation);
  const messages = 2 * (data?.total ?? 0);
  return (
    <UnstyledButton
      className={`${styles.button} no-print`}
      onClick={open}
      aria-label={`Open the compliance coach again, ${counted(messages, "message")}`}
    >
      <IconMessageCircleQuestion size={20} stroke={1.6} aria-hidden />
      <span>Coach</span>
      <span className={styles.count}>{messages}</span>
    </UnstyledButton>
  );
}
