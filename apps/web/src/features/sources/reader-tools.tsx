import type { Passage, SourceReading } from "@clausewise/contracts";
import { lengths } from "@clausewise/contracts/limits";
import { Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconPlayerSkipBack from "@tabler/icons-react/dist/esm/icons/IconPlayerSkipBack.mjs";
import IconPlayerSkipForward from "@tabler/icons-react/dist/esm/icons/IconPlayerSkipForward.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { formatNumber } from "../../shared/format.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import { TextField } from "../../shared/ui/fields.ts";
import { citationText, passageAddress } from "./passage-text.ts";
import { entryOf } from "./places.ts";
import styles from "./reader-tools.module.css";
import { type Found, useSourceContents } from "./use-source.ts";

interface Props {
  reading: SourceReading;
  /** Where the reader is. */
  here: Passage | undefined;
  /** What was opened, else where the reader is: this is what is copied. */
  current: Passage | undefined;
  find: { words: string; onFind: (words: string) => void; found: Found };
  onOpen: (passageId: string) => void;
}

/** Finding words, going from section to section, and taking the place away as a link or a citation. */
export function ReaderTools({ reading, here, current, find, onOpen }: Props) {
  return (
    <div className={`${styles.tools} no-print`} role="group" aria-label="Reading">
      <Find {...find} here={current} onOpen={onOpen} />
      <Sections reading={reading} here={here} onOpen={onOpen} />
      <Take reading={reading} here={current} />
    </div>
  );
}

function Find({ words, onFind, found, here, onOpen }: Props["find"] & Pick<Props, "here" | "onOpen">) {
  const { passages, total, waiting } = found;
  const at = passages.findIndex(({ passage_id }) => passage_id === here?.id);
  const step = (by: number) => {
    const next = at < 0 ? passages[by > 0 ? 0 : passages.length - 1] : passages[(at + by + passages.length) % passages.length];
    if (next !== undefined) onOpen(next.passage_id);
  };
  return (
    <div className={styles.find}>
      <TextField
        type="search"
        size="xs"
        aria-label="Find in this source"
        placeholder="Find in this source"
        maxLength={lengths.search}
        leftSection={<IconSearch size={14} stroke={1.6} aria-hidden />}
        value={words}
        onChange={(event) => onFind(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
          if (event.key !== "Escape" || words === "") return;
          event.preventDefault();
          onFind("");
        }}
      />
      {words !== "" && (
        <>
          <span role="status">{waiting ? "…" : countText(at, passages.length, total)}</span>
          <IconButton label="Previous place (Shift Enter)" disabled={passages.length === 0} onClick={() => step(-1)}>
            <IconChevronUp size={16} aria-hidden />
          </IconButton>
          <IconButton label="Next place (Enter)" disabled={passages.length === 0} onClick={() => step(1)}>
            <IconChevronDown size={16} aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}

function countText(at: number, shown: number, total: number): string {
  if (total === 0) return "Not found";
  const all = total > shown ? `${formatNumber(shown)}+` : formatNumber(total);
  return at < 0 ? `${all} found` : `${formatNumber(at + 1)} of ${all}`;
}

function Sections({ reading, here, onOpen }: Pick<Props, "reading" | "here" | "onOpen">) {
  const contents = useSourceContents(reading.source.id, reading.version.id);
  const entries = contents.data ?? [];
  const entry = entryOf(here, entries);
  const at = entry === undefined ? -1 : entries.indexOf(entry);
  const [before, after] = [entries[at - 1], at < 0 ? undefined : entries[at + 1]];
  const named = (word: string, to: typeof before) =>
    to === undefined ? `${word} section` : `${word} section: ${to.heading || to.citation}`;
  return (
    <>
      <IconButton label={named("Previous", before)} disabled={before === undefined} onClick={() => before && onOpen(before.passage_id)}>
        <IconPlayerSkipBack size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label={named("Next", after)} disabled={after === undefined} onClick={() => after && onOpen(after.passage_id)}>
        <IconPlayerSkipForward size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </>
  );
}

async function take(text: string, said: string) {
  try {
    await navigator.clipboard.writeText(text);
    notifications.show({ message: said, autoClose: 3000 });
  } catch {
    notifications.show({ message: "The browser did not allow copying. The address bar holds the link.", autoClose: 3000 });
  }
}

function Take({ reading, here }: Pick<Props, "reading" | "here">) {
  if (here === undefined) return null;
  return (
    <Menu position="bottom-end" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton label={`Copy a link to ${here.citation}, or its citation`}>
          <IconLink size={16} stroke={1.6} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void take(window.location.origin + passageAddress(reading, here.id), `Link to ${here.citation} copied.`)}>
          Copy link
        </Menu.Item>
        <Menu.Item onClick={() => void take(citationText(reading, here), `Citation of ${here.citation} copied.`)}>Copy citation</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
