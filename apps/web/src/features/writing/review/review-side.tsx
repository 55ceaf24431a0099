import type { DraftAnchor, DraftReview } from "@clausewise/contracts";
import { placeOfAnchor } from "@clausewise/contracts/anchors";
import type { TextEditor } from "../editor/create-editor.ts";
import { ElementsList } from "./elements-list.tsx";
import type { List } from "./lists.ts";
import { markId, sentenceAround } from "./finding-words.ts";
import { FindingsList } from "./findings-list.tsx";
import { ReferencesList } from "./references-list.tsx";
import { Side } from "./side.tsx";
import { SourcesList } from "./sources-list.tsx";
import type { SourceLookUp } from "./use-sources.ts";
import type { Findings } from "./use-findings-desk.ts";

interface Props {
  draftId: string | null;
  reviewed: {
    reviews: readonly DraftReview[];
    desk: Findings;
    list: List;
    isSheetOpen: boolean;
    closeSheet: () => void;
    sources: SourceLookUp;
  };
  editor: TextEditor | null;
}

const labels: Record<List, string> = { findings: "Issues", elements: "Required elements", references: "Citations", sources: "Sources" };

/** The list beside the text that a figure opens. */
export function ReviewSide({ draftId, reviewed, editor }: Props) {
  const { reviews, desk, list, isSheetOpen, closeSheet, sources } = reviewed;
  const { finding } = desk;
  const place = finding && editor?.placeOf(markId(finding.id, 0));
  const go = (anchor: DraftAnchor) => {
    if (!editor) return;
    const at = placeOfAnchor(editor.read(), anchor);
    if (!at) return;
    closeSheet();
    editor.go(at.start, at.end);
  };
  return (
    <Side
      label={labels[list]}
      opened={isSheetOpen}
      onClose={closeSheet}
      sentence={list === "findings" && place && editor ? sentenceAround(editor.read(), place) : null}
    >
      {list === "findings" && <FindingsList desk={desk} isChecked={reviews.some(({ figure }) => figure !== null)} />}
      {list === "elements" && <ElementsList draftId={draftId} onGo={go} />}
      {list === "sources" && <SourcesList lookUp={sources} />}
      {list === "references" && <ReferencesList draftId={draftId} onGo={go} />}
    </Side>
  );
}
