import { useElementSize, useMergedRef } from "@mantine/hooks";
import { type CSSProperties, type RefObject, useRef } from "react";
import { Problem } from "../../../shared/ui/states.tsx";
import { Waiting } from "../../../shared/ui/waiting.tsx";
import { Marks } from "./marks.tsx";
import { type PageSize, type PdfFile, usePdf } from "./pdf-file.ts";
import styles from "./pdf-pages.module.css";
import { type Marking, markingsOf } from "./places.ts";
import { useCurrentPart } from "./use-current-part.ts";
import { useDrawnPage } from "./use-drawn-page.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { type Target, useLanding } from "./use-landing.ts";
import { useNear } from "./use-near.ts";
import { useZoomKeys } from "./use-zoom-keys.ts";

interface Props {
  /** Where the file is. */
  address: string;
  /** How large it is drawn, 1 being its own size; null fits its width. */
  zoom: number | null;
  onZoom: (zoom: number | null) => void;
  marked: readonly Marking[];
  target: Target | null;
  onPart: (page: number) => void;
}

/** CSS pixels a point at a page's own size. */
const ownSize = 96 / 72;
/** Pages that fit the width are drawn no larger than this, on however wide a screen. */
const largestFit = 1.5 * ownSize;
/** Room at both sides of a page together, in pixels. */
const margins = 32;

/** The pages of a PDF as they are, under one another. */
export function PdfPages({ address, ...view }: Props) {
  const file = usePdf(address);
  if (file.state === "opening") return <Waiting label="Opening the pages" />;
  if (file.state === "failed")
    return (
      <div className={styles.problem}>
        <Problem title="The pages could not be shown." retry={file.retry}>
          The file is kept as it is, and can be downloaded.
        </Problem>
      </div>
    );
  return <Pages file={file} {...view} />;
}

type Opened = Extract<PdfFile, { state: "open" }>;

function Pages({ file: { pdf, sizes }, zoom, onZoom, marked, target, onPart }: Omit<Props, "address"> & { file: Opened }) {
  const box = useRef<HTMLDivElement>(null);
  const measured = useElementSize();
  // Each by itself, so that one wide table among the pages does not make all others small.
  const scaleOf = ({ width }: PageSize) =>
    zoom === null ? Math.min(largestFit, Math.max(0.2, (measured.width - margins) / width)) : zoom * ownSize;
  const drawn = measured.width > 0;
  useLanding(box, target);
  useKeptPlace(box);
  useCurrentPart(box, onPart);
  useZoomKeys(box, zoom, onZoom);
  return (
    // Scrollable by keyboard, so it must take focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={useMergedRef(box, measured.ref)} className={styles.pages} tabIndex={0} role="region" aria-label="Pages of the document">
      {drawn &&
        sizes.map((size, at) => (
          // Pages never move within a file, so their positions are stable keys.
          // oxlint-disable-next-line react/no-array-index-key
          <PdfPage key={at} box={box} pdf={pdf} number={at + 1} size={size} scale={scaleOf(size)} marked={markingsOf(marked, at + 1)} />
        ))}
    </div>
  );
}

interface PageProps {
  box: RefObject<HTMLDivElement | null>;
  pdf: Opened["pdf"];
  number: number;
  size: PageSize;
  scale: number;
  marked: readonly Marking[];
}

function PdfPage({ box, pdf, number, size, scale, marked }: PageProps) {
  const page = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  useDrawnPage(drawn, { pdf, number, scale, near: useNear(page, box) });
  const style = { width: size.width * scale, height: size.height * scale, "--total-scale-factor": scale } as CSSProperties;
  return (
    <div ref={page} className={styles.page} data-part={number} role="group" aria-label={`Page ${number}`} style={style}>
      <div ref={drawn} className={styles.drawn} />
      <Marks marked={marked} size={size} />
    </div>
  );
}
