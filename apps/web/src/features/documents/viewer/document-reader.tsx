import { useDebouncedCallback } from "@mantine/hooks";
import { Suspense, lazy } from "react";
import { Waiting } from "../../../shared/ui/waiting.tsx";
import styles from "./document-reader.module.css";
import { Picture } from "./picture.tsx";
import { ReaderTools } from "./reader-tools.tsx";
import { TextParts } from "./text-parts.tsx";
import { type Place, useReader } from "./use-reader.ts";
import { type Readable, fileAddress } from "./use-reading.ts";

// What draws PDF pages is large; it comes when the first of them is opened.
const PdfPages = lazy(async () => ({ default: (await import("./pdf-pages.tsx")).PdfPages }));

type Reader = ReturnType<typeof useReader>;

interface Props {
  document: Readable;
  place: Place;
  /** Hears which page is read, to keep it in the address. */
  onPage: (page: number) => void;
}

/** Time in ms that a reader stays at a page before the address says so: browsers take only so many changes of it. */
const toldAfter = 400;

const pictures: readonly string[] = ["png", "jpg", "jpeg"];

/** A document as it is read: pages as they are, pictures beside their words, all else as clean text. */
export function DocumentReader({ document, place, onPage }: Props) {
  const reader = useReader(document, place);
  const { version, zoom, setZoom, view, setView, part } = reader;
  const shown = shownAs(document.extension, view);
  const [isPdf, isRead] = [document.extension === "pdf", document.parts !== null];
  const tell = useDebouncedCallback(onPage, toldAfter);
  const onPart = (part: number) => {
    reader.onPart(part);
    tell(part);
  };
  return (
    <div className={styles.reader}>
      <ReaderTools
        finding={isRead ? reader.finding : null}
        parts={document.parts && { ...document.parts, at: part, onGo: reader.goTo }}
        zoom={shown === "pages" ? { value: zoom, onZoom: setZoom } : null}
        view={isPdf && isRead ? { value: view, onView: setView } : null}
      />
      <Notes reader={reader} newest={document.version} drawn={shown !== "text"} />
      {version === null ? <Waiting label="Opening the document" /> : <Shown {...{ document, version, reader, onPart }} />}
    </div>
  );
}

interface ShownProps extends Pick<Props, "document"> {
  version: number;
  reader: Reader;
  onPart: (part: number) => void;
}

function Shown({ document, version, reader: { marked, target, zoom, setZoom, view }, onPart }: ShownProps) {
  const shown = shownAs(document.extension, view);
  const address = fileAddress(document.id, version);
  const common = { documentId: document.id, version, marked, target };
  if (shown === "picture") return <Picture address={address} title={document.title} {...common} />;
  if (shown === "text") return <TextParts {...common} onPart={onPart} />;
  return (
    <Suspense fallback={<Waiting label="Opening the pages" />}>
      <PdfPages {...{ address, zoom, marked, target, onPart }} onZoom={setZoom} />
    </Suspense>
  );
}

function shownAs(extension: Readable["extension"], view: "pages" | "text"): "pages" | "picture" | "text" {
  if (pictures.includes(extension)) return "picture";
  return extension === "pdf" ? view : "text";
}

/** What the reader must know of what is marked, and of which file it is. */
function Notes({ reader: { lost, unplaced, marks, version, place }, newest, drawn }: { reader: Reader; newest: number; drawn: boolean }) {
  return (
    <div role="status" className={styles.notes}>
      {marks.isError && <p>Where the cited words stand could not be asked. Nothing is marked.</p>}
      {lost && <p>The cited words could not be located in this document, so nothing is marked{place === null ? "" : ` (${place})`}.</p>}
      {drawn && unplaced && <p>The cited words stand here ({place}); where on the page is not known, so nothing is marked on it.</p>}
      {version !== null && version !== newest && (
        <p>
          This is version {version}; the newest is version {newest}.
        </p>
      )}
    </div>
  );
}
