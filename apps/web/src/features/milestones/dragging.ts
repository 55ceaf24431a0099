import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** Has an element be dragged as a milestone; what is dragged is marked on the element alone, so that nothing is drawn anew. */
export function useDraggable(element: RefObject<HTMLElement | null>, id: string, fixed: boolean): void {
  useEffect(() => {
    const dragged = element.current;
    if (!dragged || fixed) return;
    return draggable({
      element: dragged,
      getInitialData: ({ input }) => ({ id, grabbedAt: input.clientX - dragged.getBoundingClientRect().left }),
      onDragStart: () => dragged.setAttribute("data-dragging", "true"),
      onDrop: () => dragged.removeAttribute("data-dragging"),
    });
  }, [element, id, fixed]);
}

export interface Dropped {
  id: string;
  clientX: number;
  /** How far within what is dragged it was taken, in pixels. */
  grabbedAt: number;
}

/** Has milestones be dropped on an element. */
export function useDropTarget(element: RefObject<HTMLElement | null>, onDrop: (dropped: Dropped) => void): void {
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const over = (is: boolean) => (is ? target.setAttribute("data-over", "true") : target.removeAttribute("data-over"));
    return dropTargetForElements({
      element: target,
      onDragEnter: () => over(true),
      onDragLeave: () => over(false),
      onDrop: ({ source, location }) => {
        over(false);
        const { id, grabbedAt } = source.data;
        if (typeof id === "string" && typeof grabbedAt === "number") dropped({ id, grabbedAt, clientX: location.current.input.clientX });
      },
    });
  }, [element]);
}
