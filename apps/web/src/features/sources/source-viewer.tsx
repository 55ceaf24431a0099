import "@mantine/core/styles/Tabs.layer.css";
import type { Passage, SourceReading } from "@clausewise/contracts";
import { Tabs } from "@mantine/core";
import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import { type ReactNode, useState } from "react";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { SidePane } from "../../shared/ui/side-pane.tsx";
import type { SourceMark } from "./marks.ts";
import { ReaderTools } from "./reader-tools.tsx";
import { SourceContents } from "./source-contents.tsx";
import { SourceHead } from "./source-head.tsx";
import { SourceText } from "./source-text.tsx";
import styles from "./source-viewer.module.css";
import { SourceVersions } from "./source-versions.tsx";
import { useFound, useReading } from "./use-source.ts";

/** Going from one citation of an answer to the next. */
export interface Steps {
  /** Which of them is open, counted from 1; null where none is. */
  at: number | null;
  of: number;
  previous: (() => void) | null;
  next: (() => void) | null;
}

interface ReaderProps {
  sourceId: string;
  versionId: string | null;
  passageId: string | null;
  marks: readonly SourceMark[];
  onGo: (to: { passageId: string | null; versionId: string }) => void;
}

interface ViewerProps extends ReaderProps {
  /** What it was opened from. */
  belongsTo: string;
  steps?: Steps;
  onClose: () => void;
}

/** A source beside the answer on a wide screen, over it on a narrow one. */
export function SourceViewer({ onClose, belongsTo, steps, ...reader }: ViewerProps) {
  return (
    <SidePane label="Source" belongsTo={belongsTo} onClose={onClose} shown={`${reader.sourceId}${reader.passageId}`}>
      {steps !== undefined && <StepBar steps={steps} />}
      <Opened {...reader}>{(opened) => <Parts {...reader} {...opened} />}</Opened>
    </SidePane>
  );
}

/** A source as a page of its own, read from its beginning or at a passage. */
export function SourceReader(reader: ReaderProps) {
  return (
    <div className={styles.page}>
      <Opened {...reader}>{(opened) => <Text {...reader} {...opened} heading="h2" />}</Opened>
    </div>
  );
}

interface OpenedSource {
  first: SourceReading;
  reading: ReturnType<typeof useReading>;
}

function Opened({ sourceId, versionId, passageId, children }: ReaderProps & { children: (opened: OpenedSource) => ReactNode }) {
  const reading = useReading(sourceId, versionId, passageId);
  return (
    <div className={styles.reader}>
      <QueryState
        query={{ ...reading.source, data: reading.source.data?.pages[0] }}
        waiting="Opening the source"
        failed="The source could not be opened."
      >
        {(first) => children({ first, reading })}
      </QueryState>
    </div>
  );
}

interface Headed {
  /** How the sections' headings stand on the page. */
  heading?: "h2" | "h3";
}

/** The text with what helps to read it. */
function Text({
  first,
  reading: { source, around, passages },
  passageId,
  marks,
  onGo,
  heading = "h3",
}: ReaderProps & OpenedSource & Headed) {
  const [words, setWords] = useState("");
  const [top, setTop] = useState<string | null>(null);
  const found = useFound(first.source.id, first.version.id, words);
  const here = passages.find(({ id }) => id === (top ?? passageId)) ?? passages[0];
  const current = passages.find(({ id }) => id === passageId) ?? here;
  const open = (next: string) => onGo({ passageId: next, versionId: first.version.id });
  return (
    <>
      <ReaderTools reading={first} here={here} current={current} find={{ words, onFind: setWords, found }} onOpen={open} />
      <SourceText
        key={`${first.version.id}${around}`}
        reading={first}
        passages={passages}
        passageId={passageId}
        marks={marks}
        pages={source}
        heading={heading}
        found={words.trim().length > 1 ? words.trim() : ""}
        onOpen={open}
        onTop={setTop}
      />
    </>
  );
}

/** The way from one citation of an answer to the next. */
export function StepBar({ steps: { at, of, previous, next } }: { steps: Steps }) {
  if (of < 2) return null;
  return (
    <div className={`${styles.steps} no-print`} role="group" aria-label="Citations of the answer">
      <span role="status">{at === null ? `${of} citations in the answer` : `Citation ${at} of ${of}`}</span>
      <IconButton label="Previous citation" disabled={previous === null} onClick={() => previous?.()}>
        <IconArrowLeft size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label="Next citation" disabled={next === null} onClick={() => next?.()}>
        <IconArrowRight size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

function Parts(props: ReaderProps & OpenedSource) {
  const { first, reading, passageId, onGo } = props;
  const [tab, setTab] = useState<string | null>("text");
  const shown: Passage | undefined = reading.passages.find((passage) => passage.id === passageId) ?? reading.passages[0];
  const go = (next: string | null, version: string) => {
    setTab("text");
    onGo({ passageId: next, versionId: version });
  };
  return (
    <>
      <SourceHead reading={first} passage={shown} />
      <Tabs value={tab} onChange={setTab} className={styles.tabs ?? ""}>
        <Tabs.List aria-label="Source" className={styles.list ?? ""}>
          <Tabs.Tab value="text">Text</Tabs.Tab>
          <Tabs.Tab value="versions">Versions {first.versions.length}</Tabs.Tab>
          <Tabs.Tab value="contents">Contents</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="text" className={styles.panel ?? ""}>
          <Text {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="versions" className={styles.panel ?? ""}>
          {tab === "versions" && <SourceVersions reading={first} onOpen={(version) => go(passageId, version)} />}
        </Tabs.Panel>
        <Tabs.Panel value="contents" className={styles.panel ?? ""}>
          {tab === "contents" && <SourceContents reading={first} current={shown} onOpen={(passage) => go(passage, first.version.id)} />}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
