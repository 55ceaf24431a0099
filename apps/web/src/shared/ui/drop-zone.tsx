import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { type DragEvent, useId, useState } from "react";
import styles from "./drop-zone.module.css";

interface Props {
  /** What is wanted: `Drop documents here, or choose them`. */
  label: string;
  /** What it takes, in words: `PDF or Word, 50 MB each`. */
  hint: string;
  /** Endings of file names: `.pdf`. */
  accept: readonly string[];
  /** Bytes. */
  mostBytes: number;
  /** Whether one file is wanted, so that others are named and left. */
  single?: boolean;
  onFiles: (files: File[]) => void;
}

/** Files that can be taken, and why each of the others cannot. */
export function sortFiles(files: readonly File[], accept: readonly string[], mostBytes: number): { taken: File[]; refused: string[] } {
  const reasonFor = ({ name, size }: File): string | null => {
    if (!accept.some((ending) => name.toLowerCase().endsWith(ending))) return `${name}: only ${accept.join(", ")} can be read.`;
    if (size === 0) return `${name}: the file is empty.`;
    return size > mostBytes ? `${name}: larger than ${Math.floor(mostBytes / 1024 ** 2)} MB.` : null;
  };
  const taken = files.filter((file) => reasonFor(file) === null);
  return { taken, refused: files.map(reasonFor).filter((reason) => reason !== null) };
}

/** Takes files by drop or by choice, and says at once which cannot be taken. */
export function DropZone({ label, hint, accept, mostBytes, single = false, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const input = useId();
  const take = (files: FileList | null) => {
    const sorted = sortFiles([...(files ?? [])], accept, mostBytes);
    const left = single ? sorted.taken.splice(1) : [];
    setRefused([
      ...sorted.refused,
      ...left.map(({ name }) => `${name}: only one file is taken here, and ${sorted.taken[0]?.name} came first.`),
    ]);
    if (sorted.taken.length > 0) onFiles(sorted.taken);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div>
      <div
        className={styles.zone}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconUpload size={22} stroke={1.5} aria-hidden />
        <label htmlFor={input}>{label}</label>
        <small id={`${input}-hint`}>{hint}</small>
        <input
          id={input}
          type="file"
          multiple={!single}
          accept={accept.join(",")}
          aria-describedby={`${input}-hint`}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
      </div>
      {refused.length > 0 && (
        <div role="alert">
          <ul className={styles.refused}>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
