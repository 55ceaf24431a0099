import type { DocumentBlock } from "@clausewise/contracts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./part-view.module.css";
import { type Stretch, cellsOf, columnName, cornerOf, within } from "./places.ts";

interface Props {
  block: DocumentBlock;
  stretches: readonly Stretch[];
  /** What it is called, for those who hear it. */
  label: string;
}

/** A table as rows and cells; of a sheet with the letters and numbers that name its cells. */
export function BlockTable({ block, stretches, label }: Props) {
  const rows = cellsOf(block.text);
  const corner = cornerOf(block.range);
  const widest = Math.max(...rows.map((cells) => cells.length));
  return (
    // Scrollable by keyboard, so it must take focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.tableBox} tabIndex={0} role="region" aria-label={block.range === null ? label : `${label}, ${block.range}`}>
      <table className={styles.table} data-sheet={corner !== null}>
        {corner !== null && (
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Row</span>
              </th>
              {Array.from({ length: widest }, (_, at) => (
                <th key={columnName(corner.column + at)} scope="col">
                  {columnName(corner.column + at)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, at) => (
            // Rows never move within a table, so their positions are stable keys.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              {corner !== null && <th scope="row">{corner.row + at}</th>}
              {cells.map(({ text, start }) => (
                <td key={start}>
                  <MarkedText text={text} stretches={within(stretches, start, text.length)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
