import { UnstyledButton } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import IconCommand from "@tabler/icons-react/dist/esm/icons/IconCommand.mjs";
import { Suspense, lazy, useEffect, useState } from "react";
import styles from "./palette-opener.module.css";

const load = () => import("./palette.tsx");
const CommandPalette = lazy(async () => ({ default: (await load()).CommandPalette }));

/** The button and the key that open the command palette; its code comes after the page's own. */
export function PaletteOpener() {
  const [asked, setAsked] = useState(0);
  const open = () => setAsked((times) => times + 1);
  useHotkeys([["mod+K", open]], [], true);
  useEffect(() => {
    load().catch((error: unknown) => console.error("The command palette could not be loaded:", error));
  }, []);
  return (
    <>
      <UnstyledButton className={styles.opener} onClick={open}>
        <IconCommand size={14} stroke={1.6} aria-hidden />
        <span>Ask or go to…</span>
        <kbd>Ctrl K</kbd>
      </UnstyledButton>
      {asked > 0 && (
        <Suspense fallback={null}>
          <CommandPalette asked={asked} />
        </Suspense>
      )}
    </>
  );
}
