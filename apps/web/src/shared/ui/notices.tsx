import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import styles from "./notices.module.css";

/** Says at the lower left how something went. */
export const notice = (message: string): void => void notifications.show({ message, autoClose: 4000 });

/** Says that something is gone, with the way back; stays until it is closed, because there is no other way. */
export function noticeWithUndo(message: string, undo: () => unknown): void {
  const id = notifications.show({
    autoClose: false,
    closeButtonProps: { "aria-label": "Close" },
    message: (
      <span className={styles.undo}>
        <span>{message}</span>
        <Button
          variant="default"
          autoFocus
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
}
