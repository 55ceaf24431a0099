import "@mantine/core/styles/Tabs.layer.css";
import type { Passage, SourceReading } from "@clausewise/contracts";
import { Tabs } from "@mantine/core";
import { useState } from "react";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { SidePane } from "../../shared/ui/side-pane.tsx";
import type { SourceMark } from "./marks.ts";
import { SourceContents } from "./source-contents.tsx";
import { SourceHead } from "./source-head.tsx";
import { SourceText } from "./source-text.tsx";
import styles from "./source-viewer.module.css";
import { SourceVersions } from "./source-versions.tsx";
import { useReading } from "./use-source.ts";

export interface SourceViewerProps {
  /** What it was opened from. */
  belongsTo: string;
  sourceId: string;
  versionId: string | null;
  passageId: string | null;
  marks: readonly SourceMark[];
  onGo: (to: { passageId: string | null; versionId: string }) => void;
  onClose: () => void;
}

/** A source beside the answer on a wide screen, over it on a narrow one. */
export function SourceViewer({ onClose, belongsTo, ...reader }: SourceViewerProps) {
  return (
    <SidePane label="Source" belongsTo={belongsTo} onClose={onClose} shown={`${reader.sourceId}${reader.passageId}`}>
      <Reader {...reader} />
    </SidePane>
  );
}

type ReaderProps = Omit<SourceViewerProps, "onClose" | "belongsTo">;

function Reader({ sourceId, versionId, passageId, marks, onGo }: ReaderProps) {
  const reading = useReading(sourceId, versionId, passageId);
  return (
    <div className={styles.reader}>
      <QueryState
        query={{ ...reading.source, data: reading.source.data?.pages[0] }}
        waiting="Opening the source"
        failed="The source could not be opened."
      >
        {(first) => <Parts first={first} reading={reading} passageId={passageId} marks={marks} onGo={onGo} />}
      </QueryState>
    </div>
  );
}

interface PartsProps extends Pick<ReaderProps, "passageId" | "marks" | "onGo"> {
  first: SourceReading;
  reading: ReturnType<typeof useReading>;
}

function Parts({ first, reading: { source, around, passages }, passageId, marks, onGo }: PartsProps) {
  const [tab, setTab] = useState<string | null>("text");
  const shown: Passage | undefined = passages.find((passage) => passage.id === passageId) ?? passages[0];
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
          <SourceText
            key={`${first.version.id}${around}`}
            reading={first}
            passages={passages}
            passageId={passageId}
            marks={marks}
            pages={source}
          />
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
