import type { FormBlock, FormSlot, FormWords } from "@clausewise/contracts";
import styles from "./template.module.css";

const Slot = ({ slot: { value, hint, label } }: { slot: FormSlot }) =>
  value === null ? <span className={styles.slot}>{hint ?? label}</span> : <>{value}</>;

const Words = ({ words }: { words: FormWords }) =>
  words.map((part, at) => (typeof part === "string" ? part : <Slot key={at} slot={part} />));

/** A block of a template as its file has it. */
export function PreviewBlock({ block }: { block: FormBlock }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Words words={block.words} />
        </p>
      );
    case "list": {
      const items = block.items.map((item, at) => (
        <li key={at}>
          <Words words={item} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "fields":
      return (
        <dl>
          {block.fields.map((slot) => (
            <div key={slot.name}>
              <dt>{slot.label}</dt>
              <dd>
                <Slot slot={slot} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "choice":
      return (
        <>
          <p>{block.label}</p>
          <ul className={styles.options}>
            {block.options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </>
      );
    case "table":
      return <PreviewTable table={block} />;
    case "signatures":
      return (
        <ul className={styles.signatures}>
          {block.roles.map((role) => (
            <li key={role}>{role}: name, signature, date</li>
          ))}
        </ul>
      );
    case "records":
      return (
        <div className={styles.onFile}>
          <p>{block.title}</p>
          <ul>
            {block.records.map(({ title, detail, caution }, at) => (
              <li key={at}>
                {title}
                {detail !== "" && ` (${detail})`}
                {caution !== null && ` ${caution}.`}
              </li>
            ))}
          </ul>
        </div>
      );
  }
}

/** Rows that are shown; the file has them all. */
const mostRows = 12;

function PreviewTable({ table: { columns, rows } }: { table: Extract<FormBlock, { kind: "table" }> }) {
  const blank = rows.filter((row) => row.every((cell) => cell.length === 0)).length;
  const filled = rows.filter((row) => row.some((cell) => cell.length > 0));
  const more = [
    filled.length > mostRows ? `${filled.length - mostRows} further rows` : "",
    blank > 0 ? `${blank} rows to fill in` : "",
  ].filter(Boolean);
  return (
    // Scrollable by keyboard, so it must take focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Table: ${columns.map(({ title }) => title).join(", ")}`}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title }, at) => (
              <th key={at} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filled.slice(0, mostRows).map((row, at) => (
            <tr key={at}>
              {row.map((cell, nth) => (
                <td key={nth}>
                  <Words words={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more.length > 0 && <p className={styles.clauses}>{more.join(", ")}</p>}
    </div>
  );
}
