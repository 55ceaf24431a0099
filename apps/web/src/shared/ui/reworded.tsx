import type { DiffPiece } from "../word-diff.ts";

const elements = { kept: "span", gone: "del", new: "ins" } as const;

/** A text in two versions at once: what went and what came are marked. */
export function Reworded({ pieces }: { pieces: readonly DiffPiece[] }) {
  return pieces.map(({ kind, text }, at) => {
    const Piece = elements[kind];
    // Pieces never move within a text, so their positions are stable keys.
    // oxlint-disable-next-line react/no-array-index-key
    return <Piece key={at}>{text}</Piece>;
  });
}
