import { useState } from "react";
import type { View } from "./reader-tools.tsx";
import { markings } from "./places.ts";
import type { Target } from "./use-landing.ts";
import { type Cited, type Readable, useFound, useMarks } from "./use-reading.ts";

/** What the address says of a reader's place. */
export interface Place {
  page: number | null;
  /** Null reads the version that the passage stands in, else the newest. */
  version: number | null;
  cited: Cited | null;
  /** Words that somebody came for, and which of them on the page, from 1. */
  sought: { words: string; nth: number } | null;
}

/** A wish of the reader's own, which holds until another passage is opened. */
type Wish = { to: "part"; part: number } | { to: "find"; at: number };

/** What a reader shows of a document, and how to move in it. */
export function useReader(document: Readable, place: Place) {
  const passage = `${document.id} ${place.cited?.passageId} ${place.cited?.start}`;
  const marks = useMarks(document.id, place.cited);
  // While it is asked in which version the next passage stands, the one that is open stays open.
  const [opened, setOpened] = useState<number | null>(null);
  const version = place.version ?? marks.data?.version ?? (marks.isLoading ? opened : document.version);
  if (version !== opened) setOpened(version);
  const [words, setWords] = useState(place.sought?.words ?? "");
  const found = useFound(document.id, version, words);
  const [wished, setWished] = useState<{ passage: string; nth: number; wish: Wish } | null>(null);
  // From then on the address follows the reader, not the reader the address.
  const [first] = useState(place.page);
  const [current, setCurrent] = useState<number | null>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const [view, setView] = useState<View>("pages");
  const wish = wished?.passage === passage ? wished : null;
  const stepped = wish?.wish.to === "find" && wish.wish.at < found.marks.length ? wish.wish.at : null;
  const at = wish === null && words === place.sought?.words ? soughtAt(found.marks, place) : stepped;
  const cited = marks.data?.version === version ? marks.data.marks : [];
  const go = (to: Wish) => setWished({ passage, nth: (wished?.nth ?? 0) + 1, wish: to });
  return {
    version,
    marks,
    marked: markings(cited, found.marks, at),
    target: targetOf({ passage, wish, at, found: found.marks, cited, page: first, view }),
    /** Somebody came for words that are not to be found. */
    lost: place.cited !== null && marks.isSuccess && (marks.data?.marks ?? []).length === 0,
    /** It is known on which page the words stand, and not where on it. */
    unplaced: cited.length > 0 && cited.every(({ rectangles }) => rectangles.length === 0),
    place: marks.data?.place ?? null,
    part: current ?? first ?? 1,
    onPart: setCurrent,
    goTo: (part: number) => go({ to: "part", part }),
    zoom,
    setZoom,
    view,
    setView,
    finding: {
      words,
      onFind: (next: string) => {
        setWords(next);
        if (at !== null) setWished(null);
      },
      found: { total: found.total, shown: found.marks.length, waiting: found.waiting, failed: found.failed, at },
      onStep: (at: number) => go({ to: "find", at }),
    },
  };
}

interface Aims {
  passage: string;
  wish: { nth: number; wish: Wish } | null;
  /** Which of the words found is to be shown. */
  at: number | null;
  found: readonly { part: number }[];
  cited: readonly { part: number }[];
  page: number | null;
  view: View;
}

/** Which of the words found somebody came for; null while they are not found on the page that the address names. */
export function soughtAt(found: readonly { part: number }[], { page, sought }: Pick<Place, "page" | "sought">): number | null {
  if (sought === null) return null;
  const here = found.flatMap(({ part }, at) => (page === null || part === page ? [at] : []));
  return here[sought.nth - 1] ?? here[0] ?? null;
}

/** Where to bring the reader: what they wished last, else the words they came for, else the page that the address names. */
export function targetOf({ passage, wish, at, found, cited, page, view }: Aims): Target | null {
  if (wish?.wish.to === "part") return { key: `${wish.nth} ${view} part`, part: wish.wish.part, marked: null };
  const hit = at === null ? undefined : found[at];
  if (hit !== undefined) return { key: `${wish?.nth ?? passage} ${view} find`, part: hit.part, marked: "current" };
  const [first] = cited;
  if (first !== undefined) return { key: `${passage} ${view} cited`, part: first.part, marked: "cited" };
  return page === null ? null : { key: `${view} page`, part: page, marked: null };
}
