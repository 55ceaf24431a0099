import { Drawer, type DrawerProps, Modal, type ModalProps } from "@mantine/core";
import { useReturnedFocus } from "./use-returned-focus.ts";
import { useEscape, Within } from "./use-escape.ts";

const closing = { closeOnEscape: false, closeButtonProps: { "aria-label": "Close" } };

/** A dialog over the page; Escape closes it where nothing lies over it. */
export function Dialog({ children, ...props }: ModalProps) {
  const layer = useEscape(props.opened, props.onClose);
  useReturnedFocus(props.opened && props.returnFocus !== false);
  return (
    <Modal {...closing} {...props}>
      <Within value={layer}>{children}</Within>
    </Modal>
  );
}

/** Long work over the whole screen. */
export function Sheet(props: ModalProps) {
  return <Dialog fullScreen radius={0} {...props} />;
}

/** A dialog at an edge of the screen. */
export function EdgeDialog({ children, ...props }: DrawerProps) {
  const layer = useEscape(props.opened, props.onClose);
  useReturnedFocus(props.opened && props.returnFocus !== false);
  return (
    <Drawer {...closing} {...props}>
      <Within value={layer}>{children}</Within>
    </Drawer>
  );
}
