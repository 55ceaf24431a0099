import { Button } from "@mantine/core";
import IconAdjustments from "@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconShare from "@tabler/icons-react/dist/esm/icons/IconShare.mjs";
import { useId, useState } from "react";
import { Choice } from "../../shared/ui/fields.ts";
import { Later } from "../../shared/ui/later.tsx";
import { SavedFilters } from "../../shared/ui/saved-filters/saved-filters.tsx";
import { SearchField } from "../../shared/ui/search-field.tsx";
import { AdvancedFilters } from "./advanced-filters.tsx";
import styles from "./hub-sheet.module.css";
import { TrendCards } from "./trend-cards.tsx";
import { UpdateCards } from "./update-cards.tsx";
import { share, type UpdateList, useExport, useSync, useUpdates } from "./use-hub.ts";

/** Trends, filters and updates. */
export function Hub() {
  const { list, all } = useUpdates();
  const { syncing, refresh } = useSync();
  return (
    <>
      <Acts list={list} onRefresh={refresh} />
      <p className={styles.lede}>What authorities changed, told in our words: each leads to the official page, which has the last word.</p>
      <TrendCards />
      <Narrowing list={list} />
      <p role="status" className={styles.syncing}>
        {syncing && "Syncing intelligence data from all integrated sources..."}
      </p>
      <Later>
        <UpdateCards list={list} all={all} />
      </Later>
    </>
  );
}

function Acts({ list, onRefresh }: { list: UpdateList; onRefresh: () => void }) {
  const exportAll = useExport(list);
  return (
    <div className={styles.acts}>
      <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRefresh}>
        Refresh
      </Button>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void exportAll()}>
        Export Intelligence
      </Button>
      <Button variant="default" leftSection={<IconShare size={16} aria-hidden />} onClick={() => void share(window.location.href)}>
        Share this view
      </Button>
    </div>
  );
}

type Opened = "filters" | "saved" | null;

function Narrowing({ list }: { list: UpdateList }) {
  const [opened, setOpened] = useState<Opened>(null);
  const panel = useId();
  const opens = (which: Opened) => ({
    variant: "default",
    "aria-expanded": opened === which,
    "aria-controls": opened === which ? panel : undefined,
    onClick: () => setOpened(opened === which ? null : which),
  });
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label="Search updates"
          placeholder="Title, description, affected area: cybersecurity, UDI"
          value={list.wanted.search}
          onSearch={list.search}
        />
        <Button leftSection={<IconAdjustments size={16} aria-hidden />} {...opens("filters")}>
          Advanced Filters
        </Button>
        <Button leftSection={<IconStar size={16} aria-hidden />} {...opens("saved")}>
          Saved Filters
        </Button>
        <Order list={list} />
      </div>
      {opened !== null && (
        <div id={panel}>{opened === "filters" ? <AdvancedFilters list={list} /> : <SavedFilters of="updates" list={list} />}</div>
      )}
    </>
  );
}

const Order = ({ list: { spec, wanted, sort } }: { list: UpdateList }) => (
  <Choice
    aria-label="Order"
    value={wanted.sort ?? ""}
    onChange={(event) => sort(event.target.value)}
    data={spec.sorts.map(([value, label]) => ({ value, label }))}
  />
);
