import { createTheme } from "@mantine/core";

// Mantine's scroll lock writes a <style> element, which the content security policy forbids; base.css locks instead.
// The head of a dialog is no banner of the page, of which one may lie over another.
const steady = { lockScroll: false, overlayProps: { backgroundOpacity: 0.35 }, attributes: { header: { role: "none" } } };

/** Colours live in tokens.css; Mantine reads them through mantine.css. */
export const theme = createTheme({
  fontFamily: "var(--ui)",
  cursorType: "pointer",
  defaultRadius: "var(--radius-s)",
  respectReducedMotion: true,
  // Plain objects rather than `Modal.extend`: importing the components here would put them on the landing page.
  components: {
    Modal: { defaultProps: { ...steady, radius: "md" } },
    Drawer: { defaultProps: steady },
    Checkbox: { defaultProps: { color: "var(--accent)", iconColor: "var(--on-accent)" } },
    Notification: { defaultProps: { closeButtonProps: { "aria-label": "Close" } } },
  },
});
