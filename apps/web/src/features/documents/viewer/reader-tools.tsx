import type { PartKind } from "@clausewise/contracts";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconZoomIn from "@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs";
import IconZoomOut from "@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs";
import { useState } from "react";
import { formatNumber } from "../../../shared/format.ts";
import { TextField } from "../../../shared/ui/fields.ts";
import { FindField, type FoundPlaces } from "../../../shared/ui/find-field.tsx";
import { IconButton } from "../../../shared/ui/icon-button.tsx";
import { Segments } from "../../../shared/ui/segments.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { partWord } from "./part-name.ts";
import { pageWithin } from "./places.ts";
import styles from "./reader-tools.module.css";
import { zoomStep, zooms } from "./zoom.ts";

interface Finding {
  words: string;
  onFind: (words: string) => void;
  found: FoundPlaces;
  /** Goes to a place, counted from 0. */
  onStep: (at: number) => void;
}

interface Props {
  /** Null where it cannot be looked into yet. */
  finding: Finding | null;
  parts: { kind: PartKind; count: number; at: number; onGo: (part: number) => void } | null;
  /** Null where nothing can be enlarged. */
  zoom: { value: number | null; onZoom: (zoom: number | null) => void } | null;
  /** Null where there is only one way to look at it. */
  view: { value: View; onView: (view: View) => void } | null;
}

export type View = "pages" | "text";

const views = [
  ["pages", "Pages"],
  ["text", "Text"],
] as const;

/** Finding words, going to a page, drawing it larger or smaller. */
export function ReaderTools({ finding, parts, zoom, view }: Props) {
  return (
    <div className={`${styles.tools} no-print`} role="group" aria-label="Reading">
      {finding !== null && (
        <FindField {...finding} label="Find in this document" found={finding.words.trim().length > 1 ? finding.found : null} />
      )}
      <div className={styles.right}>
        {parts !== null && parts.count > 1 && <PartField key={parts.at} {...parts} />}
        {zoom !== null && <Zoom {...zoom} />}
        {view !== null && <Segments label="Shown as" options={views} value={view.value} onChange={view.onView} />}
      </div>
    </div>
  );
}

function PartField({ kind, count, at, onGo }: NonNullable<Props["parts"]>) {
  const [typed, setTyped] = useState(String(at));
  const word = partWord(kind);
  const go = () => {
    const wanted = Number.parseInt(typed, 10);
    if (Number.isNaN(wanted)) setTyped(String(at));
    else if (pageWithin(wanted, count) !== at) onGo(pageWithin(wanted, count));
    else setTyped(String(at));
  };
  return (
    <div className={styles.part}>
      <IconButton label={`Previous ${word}`} disabled={at <= 1} onClick={() => onGo(at - 1)}>
        <IconChevronUp size={16} aria-hidden />
      </IconButton>
      <TextField
        size="xs"
        inputMode="numeric"
        aria-label={`Go to ${word}`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
        onKeyDown={(event) => event.key === "Enter" && go()}
      />
      <span>of {formatNumber(count)}</span>
      <IconButton label={`Next ${word}`} disabled={at >= count} onClick={() => onGo(at + 1)}>
        <IconChevronDown size={16} aria-hidden />
      </IconButton>
    </div>
  );
}

const percent = (size: number) => `${Math.round(size * 100)} %`;

function Zoom({ value, onZoom }: NonNullable<Props["zoom"]>) {
  return (
    <div className={styles.zoom}>
      <IconButton label="Smaller (−)" disabled={value === zooms[0]} onClick={() => onZoom(zoomStep(value, -1))}>
        <IconZoomOut size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <TextButton
        aria-label={value === null ? "Fit: the width is filled" : `${percent(value)}: fit the width (0)`}
        onClick={() => onZoom(null)}
      >
        {value === null ? "Fit" : percent(value)}
      </TextButton>
      <IconButton label="Larger (+)" disabled={value === zooms.at(-1)} onClick={() => onZoom(zoomStep(value, 1))}>
        <IconZoomIn size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}
