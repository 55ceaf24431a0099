import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import styles from "./notices.module.css";

/** Says at the lower left how something went. */
export const notice = (message: string): void => void notifications.show({ message, autoClose: 4000 });

/**
 * Says what was done, with the way back; stays until it is closed. The way back has the focus, because what held it is gone;
 * where that is still there and gone on with, `focus` is false, or a key meant for it would undo. Gives what closes it.
 */
export function noticeWithUndo(message: string, undo: () => unknown, { focus = true } = {}): () => void {
  const id = notifications.show({
    autoClose: false,
    closeButtonProps: { "aria-label": "Close" },
    message: (
      <span className={styles.undo}>
        <span>{message}</span>
        <Button
          variant="default"
          autoFocus={focus}
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          Undo
        </Button>
      </span>
    ),
  });
  return () => void notifications.hide(id);
}
