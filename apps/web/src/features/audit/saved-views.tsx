import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { SavedFilters } from "../../shared/ui/saved-filters/saved-filters.tsx";
import type { List } from "../../shared/ui/use-list.ts";
import styles from "./audit.module.css";

/** The views of the trail that an administrator keeps, each under a name; opened by a button. */
export function SavedViews({ list }: { list: Pick<List<unknown>, "spec" | "wanted"> }) {
  const [opened, setOpened] = useState(false);
  const panel = useId();
  return (
    <div className={styles.views}>
      <Button variant="default" aria-expanded={opened} aria-controls={opened ? panel : undefined} onClick={() => setOpened(!opened)}>
        Saved views
      </Button>
      {opened && (
        <div id={panel}>
          <SavedFilters of="audit" list={list} />
        </div>
      )}
    </div>
  );
}
