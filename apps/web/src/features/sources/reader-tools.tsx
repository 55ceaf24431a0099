import type { Passage, SourceReading } from "@clausewise/contracts";
import { Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconPlayerSkipBack from "@tabler/icons-react/dist/esm/icons/IconPlayerSkipBack.mjs";
import IconPlayerSkipForward from "@tabler/icons-react/dist/esm/icons/IconPlayerSkipForward.mjs";
import { FindField } from "../../shared/ui/find-field.tsx";
import { IconButton } from "../../shared/ui/icon-button.tsx";
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
  const places = { total, shown: passages.length, waiting, failed: false, at: at < 0 ? null : at };
  const onStep = (to: number) => {
    const next = passages[to];
    if (next !== undefined) onOpen(next.passage_id);
  };
  return <FindField label="Find in this source" words={words} onFind={onFind} found={words === "" ? null : places} onStep={onStep} />;
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
