import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { usePaneOpen } from "../shared/ui/panes.ts";

/** Whether the sidebar shows icons alone: by choice, which is remembered, or while the page needs its room. */
export function useSidebar() {
  const [chosen, setChosen] = useLocalStorage({ key: "clausewise-sidebar", defaultValue: "open", getInitialValueInEffect: false });
  const [tight, small] = [useWidthBelow("100em"), useWidthBelow("64em")];
  const pane = usePaneOpen();
  const forced = small || (tight && pane);
  return {
    collapsed: forced || chosen === "icons",
    /** True while it cannot be opened. */
    forced,
    toggle: () => setChosen(chosen === "icons" ? "open" : "icons"),
  };
}

const useWidthBelow = (width: string) => useMediaQuery(`(max-width: ${width})`, false, { getInitialValueInEffect: false });
