import type { SourceReading } from "@clausewise/contracts";
import { Modal, useMatches } from "@mantine/core";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { Waiting } from "../../shared/ui/waiting.tsx";
import type { SourceMark } from "./marks.ts";
import { SourceContents } from "./source-contents.tsx";
import { SourceHead } from "./source-head.tsx";
import { SourceText } from "./source-text.tsx";
import styles from "./source-viewer.module.css";
import { SourceVersions } from "./source-versions.tsx";
import { useSource } from "./use-source.ts";

export interface SourceViewerProps {
  sourceId: string;
  versionId: string | null;
  passageId: string | null;
  marks: readonly SourceMark[];
  onGo: (to: { passageId: string | null; versionId: string }) => void;
  onClose: () => void;
}

/** A source beside the answer on a wide screen, over it on a narrow one. */
export function SourceViewer(props: SourceViewerProps) {
  const wide = useMatches({ base: false, lg: true }, { getInitialValueInEffect: false });
  if (wide) return <Pane onClose={props.onClose} content={<Reader {...props} />} />;
  return (
    <Modal
      opened
      onClose={props.onClose}
      fullScreen
      withCloseButton={false}
      padding={0}
      returnFocus={false}
      classNames={{ content: styles.sheet ?? "", body: styles.sheetBody ?? "" }}
      attributes={{ content: { "aria-label": "Source" } }}
    >
      <Reader {...props} />
    </Modal>
  );
}

function Pane({ onClose, content }: { onClose: () => void; content: ReactNode }) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      const inDialog = document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
      if (event.key === "Escape" && !inDialog && !event.defaultPrevented) onClose();
    };
    window.addEventListener("keydown", close);
    return () => window.removeEventListener("keydown", close);
  }, [onClose]);
  return (
    <aside className={`${styles.pane} no-print`} data-source-pane aria-label="Source">
      {content}
    </aside>
  );
}

type Tab = "text" | "versions" | "contents";

function Reader({ sourceId, versionId, passageId, marks, onGo, onClose }: SourceViewerProps) {
  const [tab, setTab] = useState<Tab>("text");
  const { source, around, passages } = useReading(sourceId, versionId, passageId);
  const pages = source.data?.pages;
  const first = pages?.[0];
  const shown = passages.find((passage) => passage.id === passageId) ?? passages[0];
  const go = (next: string, version: string) => {
    setTab("text");
    onGo({ passageId: next, versionId: version });
  };

  return (
    <div className={styles.reader}>
      <CloseButton key={`${sourceId}${passageId}`} onClose={onClose} />
      {source.isPending && <Waiting label="Opening the source" />}
      {source.isError && (
        <div className={styles.trouble}>
          <Problem title="The source could not be opened." retry={() => void source.refetch()}>
            {explain(source.error)}
          </Problem>
        </div>
      )}
      {first !== undefined && (
        <>
          <SourceHead reading={first} passage={shown} />
          <Tabs tab={tab} onChange={setTab} reading={first} />
          <div className={styles.panel} role="tabpanel" id="source-panel" aria-labelledby={`source-tab-${tab}`} hidden={tab !== "text"}>
            <SourceText
              key={`${first.version.id}${around}`}
              reading={first}
              passages={passages}
              passageId={passageId}
              marks={marks}
              pages={source}
            />
          </div>
          {tab === "versions" && (
            <div className={styles.panel} role="tabpanel" aria-labelledby="source-tab-versions">
              <SourceVersions
                reading={first}
                onOpen={(version) => {
                  setTab("text");
                  onGo({ passageId, versionId: version });
                }}
              />
            </div>
          )}
          {tab === "contents" && (
            <div className={styles.panel} role="tabpanel" aria-labelledby="source-tab-contents">
              <SourceContents reading={first} current={shown} onOpen={(passage) => go(passage, first.version.id)} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** The source read around one passage; it is read again only when the wanted passage is not on screen already. */
function useReading(sourceId: string, versionId: string | null, passageId: string | null) {
  const place = `${sourceId}${versionId}`;
  const [anchor, setAnchor] = useState({ place, around: passageId });
  const around = anchor.place === place ? anchor.around : passageId;
  const source = useSource(sourceId, versionId, around);
  const passages = source.data?.pages.flatMap((page) => page.passages) ?? [];
  const outside =
    source.data !== undefined && passageId !== null && passageId !== around && !passages.some((passage) => passage.id === passageId);
  if (anchor.place !== place || outside) setAnchor({ place, around: passageId });
  return { source, around, passages };
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.close}>
      <IconButton ref={button} label="Close the source (Esc)" onClick={onClose}>
        <IconX size={17} stroke={1.7} aria-hidden />
      </IconButton>
    </div>
  );
}

function Tabs({ tab, onChange, reading }: { tab: Tab; onChange: (tab: Tab) => void; reading: SourceReading }) {
  const tabs: [Tab, string][] = [
    ["text", "Text"],
    ["versions", `Versions ${reading.versions.length}`],
    ["contents", "Contents"],
  ];
  const move = (by: number) => {
    const at = (tabs.findIndex(([name]) => name === tab) + by + tabs.length) % tabs.length;
    const next = tabs[at]?.[0];
    if (next === undefined) return;
    onChange(next);
    document.getElementById(`source-tab-${next}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label="Source">
      {tabs.map(([name, label]) => (
        <button
          key={name}
          id={`source-tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === tab}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onChange(name)}
          onKeyDown={(event) => {
            if (event.key === "ArrowRight") move(1);
            if (event.key === "ArrowLeft") move(-1);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
