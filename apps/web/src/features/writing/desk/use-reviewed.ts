import type { DraftTool } from "@clausewise/contracts";
import { type KeyboardEvent, useState } from "react";
import { useAddress } from "../../../shared/address.ts";
import type { TextEditor } from "../editor/create-editor.ts";
import { withParams } from "../../../shared/params.ts";
import { type List, lists } from "../review/lists.ts";
import { useFindingsDesk } from "../review/use-findings-desk.ts";
import { useSources } from "../review/use-sources.ts";
import { useFindings, useReviewActs, useReviews } from "../review/use-reviews.ts";
import type { DraftSaver } from "../saving/draft-saver.ts";

const none: never[] = [];

interface Parts {
  draftId: string | null;
  saver: DraftSaver;
  editor: TextEditor | null;
}

/** What was found in the draft on the desk, and which list of it is beside the text. */
export function useReviewed({ draftId, saver, editor }: Parts) {
  const [params, setParams] = useAddress();
  const list = lists.find((one) => one === params.get("show")) ?? "findings";
  const setList = (next: List) =>
    setParams((now) => withParams(now, { show: next === "findings" ? null : next }), { replace: true, preventScrollReset: true });
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { data: reviews = none } = useReviews(draftId);
  const { data: findings = none } = useFindings(draftId);
  const acts = useReviewActs(draftId);
  const sources = useSources();
  const desk = useFindingsDesk({ findings, acts, editor });
  const show = (next: List) => {
    setList(next);
    setSheetOpen(true);
  };
  return {
    reviews,
    findings,
    desk,
    list,
    show,
    isSheetOpen,
    closeSheet: () => setSheetOpen(false),
    asking: acts.asking,
    cancel: (tool: DraftTool) => void acts.cancel(tool),
    sources,
    /** Looks in the library for the words that are chosen, or the sentence at the caret. */
    findSources: () => {
      const words = editor?.sentence() ?? "";
      if (draftId !== null && words !== "") sources.look(draftId, words);
      show("sources");
    },
    /** Has a tool look through the text as it stands, which is saved first. */
    run: async (tool: DraftTool): Promise<void> => {
      await saver.flush();
      const { head } = saver.snapshot();
      if (head) await acts.run(tool, head.id);
    },
    pressed: (mark: string) => {
      show("findings");
      desk.pressed(mark);
    },
    /** From anywhere on the desk a key goes to the next finding or the one before. */
    keyed: (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      setList("findings");
      desk.step(event.shiftKey ? -1 : 1, false);
    },
  };
}
