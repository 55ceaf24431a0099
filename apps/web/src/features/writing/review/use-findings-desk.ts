import type { DraftFinding } from "@clausewise/contracts";
import { useEffect, useMemo, useState } from "react";
import type { TextEditor } from "../editor/create-editor.ts";
import { type FindingFilter, findingOfMark, markId, marksOf, neighbour, shownFindings, usualFilter } from "./finding-words.ts";
import type { ReviewActs } from "./use-reviews.ts";

interface Parts {
  findings: readonly DraftFinding[];
  acts: Pick<ReviewActs, "decide">;
  /** The editor, once it is there. */
  editor: TextEditor | null;
}

/** What was found beside the text: which of it is looked at, and what is decided of it. */
export function useFindingsDesk({ findings, acts, editor }: Parts) {
  const [filter, setFilter] = useState<FindingFilter>(usualFilter);
  const [looked, setLooked] = useState<{ id: string | null; isListed: boolean }>({ id: null, isListed: false });
  const [dismissing, setDismissing] = useState<string | null>(null);
  const [last, setLast] = useState<DraftFinding | null>(null);
  const current = looked.id;
  const shown = useMemo(() => shownFindings(findings, filter), [findings, filter]);
  const finding = findings.find(({ id }) => id === current) ?? null;

  useEffect(() => editor?.mark(marksOf(findings, editor.read())), [editor, findings]);

  const go = (id: string | null, isListed: boolean) => {
    setLooked({ id, isListed });
    setDismissing(null);
    editor?.show(id === null ? null : markId(id, 0));
  };
  const decide = async (one: DraftFinding, decision: Parameters<ReviewActs["decide"]>[1]) => {
    const next = neighbour(shown, one.id, 1);
    const isLast = next?.id === one.id;
    setDismissing(null);
    if (decision.state !== filter.state) go(isLast ? null : (next?.id ?? null), true);
    const kept = { ...one, reason: null, ...decision };
    setLast(decision.state === "open" ? null : kept);
    if (!(await acts.decide(one, decision))) setLast(null);
  };
  const reopen = (one: DraftFinding) => void decide(one, { state: "open" });

  return {
    findings,
    shown,
    filter,
    narrow: (changed: Partial<FindingFilter>) => setFilter({ ...filter, ...changed }),
    current,
    finding,
    dismissing,
    setDismissing,
    last,
    /** Whether the current one was gone to from the list, which then keeps the focus. */
    isListed: looked.isListed,
    open: (id: string) => go(id === current ? null : id, true),
    step: (step: 1 | -1, isListed = true) => go(neighbour(shown, current, step)?.id ?? null, isListed),
    /** A mark in the text was pressed. */
    pressed: (mark: string) => {
      const id = findingOfMark(mark);
      const one = findings.find((other) => other.id === id);
      if (one && !shown.includes(one)) setFilter({ ...usualFilter, state: one.state });
      setLooked({ id, isListed: false });
      setDismissing(null);
    },
    placesOf: ({ id, anchors }: DraftFinding): number => anchors.filter((_, nth) => editor?.placeOf(markId(id, nth)) ?? null).length,
    showPlace: (id: string, nth: number) => editor?.show(markId(id, nth)),
    accept: (one: DraftFinding) => void decide(one, { state: "accepted" }),
    dismiss: (one: DraftFinding, reason: string) => void decide(one, { state: "dismissed", reason }),
    reopen,
    undo: () => {
      if (!last) return;
      reopen(last);
      setFilter({ ...filter, state: "open" });
      go(last.id, true);
    },
    toText: () => editor?.focus(),
  };
}

export type Findings = ReturnType<typeof useFindingsDesk>;
