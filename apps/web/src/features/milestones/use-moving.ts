import type { MilestoneMove } from "@clausewise/contracts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { counted, formatDate } from "../../shared/format.ts";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice, noticeWithUndo } from "../../shared/ui/notices.tsx";
import { useRefreshMilestones } from "./use-milestones.ts";

/** Where a milestone is to go, and where it was seen to stand. */
interface Asked {
  id: string;
  day: string;
  from: string;
}

/** What is to move, before it does. */
export interface Foreseen extends Asked {
  moves: readonly MilestoneMove[];
}

/** Moves milestones: where others move too, that is said before; what moved can be put back. */
export function useMoving() {
  const { client } = trpc.useUtils();
  const refresh = useRefreshMilestones();
  const [foreseen, setForeseen] = useState<Foreseen | null>(null);
  const move = trpc.milestones.move.useMutation({ onSettled: refresh });
  const undo = trpc.milestones.undo.useMutation({ onSettled: refresh });
  const last = useRef<{ close: () => void; back: () => void } | null>(null);

  async function putBack(id: string): Promise<void> {
    try {
      const back = await undo.mutateAsync({ id });
      notice(`Put back: ${counted(back.length, "milestone")}.`);
    } catch (error) {
      notice(`It was not put back. ${explain(error)}`);
    }
  }

  async function carryOut({ id, day, from }: Asked): Promise<void> {
    const { move_id, moved } = await move.mutateAsync({ id, plannedDate: day, from });
    const [first] = moved;
    if (!first) return;
    const more = moved.length === 1 ? "" : `, and with it ${counted(moved.length - 1, "milestone")} more`;
    const back = () => {
      last.current = null;
      void putBack(move_id);
    };
    // One way back at a time, that of the last move: several, one above another, would cover what is moved next.
    last.current?.close();
    const close = noticeWithUndo(`Moved “${first.name}” to ${formatDate(first.to)}${more}.`, back, { focus: false });
    last.current = { close, back };
    uncover(first.id);
  }

  useUndoKey(() => {
    last.current?.close();
    last.current?.back();
  });

  return {
    foreseen,
    putBack,
    forget: () => setForeseen(null),
    carryOut,
    /** Moves a milestone at once where nothing moves with it; else asks first. False where it could not be moved. */
    async ask(asked: Asked): Promise<boolean> {
      try {
        const moves = await client.milestones.foresee.query({ id: asked.id, plannedDate: asked.day });
        if (moves.length > 1) setForeseen({ ...asked, moves });
        else if (moves.length === 1) await carryOut(asked);
        return true;
      } catch (error) {
        notice(`It was not moved. ${explain(error)}`);
        await refresh();
        return false;
      }
    },
  };
}

export type Moving = ReturnType<typeof useMoving>;

/** Brings what was moved out from under the notice that says so, for which its style keeps room. */
function uncover(id: string): void {
  requestAnimationFrame(() => {
    document.querySelector(`[data-milestone="${id}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/** Has Ctrl or ⌘ Z undo, but for what is being written. */
function useUndoKey(undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isWriting = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, [contenteditable]") !== null;
    if (event.key !== "z" || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey) || isWriting) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const keys = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, []);
}
