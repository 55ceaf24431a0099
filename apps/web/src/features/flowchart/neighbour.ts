import type { Chart } from "@clausewise/planning/chart";

/** The box that an arrow key leads to: along the decision, or beside it. */
export function neighbour({ boxes, arrows }: Chart, id: string, key: string): string | null {
  if (key === "ArrowDown")
    return (arrows.find(({ from, isTaken }) => from === id && isTaken) ?? arrows.find(({ from }) => from === id))?.to ?? null;
  if (key === "ArrowUp") return arrows.find(({ to }) => to === id)?.from ?? null;
  const here = boxes.find((box) => box.id === id);
  if (!here || (key !== "ArrowLeft" && key !== "ArrowRight")) return null;
  const beside = boxes
    .filter((box) => box.id !== id && box.top < here.top + here.height && here.top < box.top + box.height)
    .filter(({ left }) => (key === "ArrowLeft" ? left < here.left : left > here.left))
    .toSorted((one, other) => Math.abs(one.left - here.left) - Math.abs(other.left - here.left));
  return beside[0]?.id ?? null;
}
