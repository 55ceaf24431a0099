import type { Chart } from "@clausewise/planning/chart";

/** The box that an arrow key leads to: along the way that was taken, to what another answer leads to, and from one of these to the next. */
export function neighbour({ arrows }: Chart, id: string, key: string): string | null {
  const onward = arrows.find(({ from, isTaken }) => from === id && isTaken);
  const cameBy = arrows.find(({ to }) => to === id);
  const aside = (of: string | undefined) => arrows.filter(({ from, isTaken }) => from === of && !isTaken).map(({ to }) => to);
  const [others, among] = [aside(id), cameBy?.isTaken === false ? aside(cameBy.from) : []];
  const at = among.indexOf(id);
  switch (key) {
    case "ArrowDown":
      return (at < 0 ? onward?.to : among[at + 1]) ?? null;
    case "ArrowUp":
      return (at < 0 ? cameBy?.from : among[at - 1]) ?? null;
    case "ArrowRight":
      return others[0] ?? null;
    case "ArrowLeft":
      return at < 0 ? null : (cameBy?.from ?? null);
    default:
      return null;
  }
}
