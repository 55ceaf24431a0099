import { UnstyledButton } from "@mantine/core";
import IconMessageCircleQuestion from "@tabler/icons-react/dist/esm/icons/IconMessageCircleQuestion.mjs";
import { useEffect, useRef } from "react";
import { counted } from "../../shared/format.ts";
import styles from "./coach-button.module.css";
import { setCoach } from "./coach-state.ts";
import { useConversation } from "./use-coach.ts";

const open = () => setCoach({ shape: "open" });

interface Left {
  /** Whether it stands where the open coach was a moment ago. */
  left: boolean;
}

/** Gives the focus to the button where it went away with the pane. */
function useFocusBack(left: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (left && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [left]);
  return button;
}

/** Opens the coach. */
export function ClosedCoach({ left }: Left) {
  const button = useFocusBack(left);
  return (
    <UnstyledButton ref={button} className={`${styles.button} no-print`} onClick={open} aria-label="Open the compliance coach">
      <IconMessageCircleQuestion size={20} stroke={1.6} aria-hidden />
      <span>Coach</span>
    </UnstyledButton>
  );
}

/** Opens it again where it was left, and says how many messages stand there. */
export function MinimizedCoach({ conversation, left }: Left & { conversation: string }) {
  const button = useFocusBack(left);
  const { data } = useConversation(conversation);
  const messages = 2 * (data?.total ?? 0);
  return (
    <UnstyledButton
      ref={button}
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
