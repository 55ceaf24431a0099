import type { Draft } from "@clausewise/contracts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { connectionNow, onConnection } from "../../../shared/connection.ts";
import { draftStore } from "../../../shared/draft.ts";
import type { TextEditor } from "../editor/create-editor.ts";
import { DraftSaver } from "../saving/draft-saver.ts";
import { draftServer } from "../saving/draft-server.ts";
import { createLocalCopy } from "../saving/local-copy.ts";

/** Kept beyond the tab: it is dropped once its words are on the server. */
const store = draftStore(() => localStorage);

const later = (call: () => void, ms: number) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** Puts a draft on the desk: its editor, once it is there, and what is saved of it. */
function openDesk(draft: Draft | null, personId: string) {
  let editor: TextEditor | null = null;
  let text = draft?.text ?? "";
  const read = () => editor?.read() ?? text;
  const write = (next: string) => editor?.write(next);
  const saver = new DraftSaver({ draft, server: draftServer, copy: createLocalCopy(store, personId), later, read, write });
  return {
    saver,
    editor: () => editor,
    /** Gives the desk its editor; what it gives takes that away again. */
    ready: (made: TextEditor) => {
      editor = made;
      saver.open();
      return () => {
        saver.close();
        text = made.read();
        editor = null;
      };
    },
  };
}

function listen(target: Window | Document, name: "pagehide" | "visibilitychange", hear: () => void): () => void {
  target.addEventListener(name, hear);
  return () => target.removeEventListener(name, hear);
}

/** One draft on the desk. */
export function useDesk(draft: Draft | null, personId: string) {
  const [desk] = useState(() => openDesk(draft, personId));
  const { saver } = desk;
  useEffect(() => {
    const leaving = [
      onConnection(() => connectionNow() === "here" && void saver.flush()),
      listen(window, "pagehide", saver.keepCopy),
      listen(document, "visibilitychange", () => document.visibilityState === "hidden" && void saver.flush()),
    ];
    return () => leaving.forEach((leave) => leave());
  }, [saver]);
  return { ...desk, saving: useSyncExternalStore(saver.subscribe, saver.snapshot) };
}
