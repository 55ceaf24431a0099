import type { OfficialEntry, OfficialSource } from "@clausewise/contracts";
import { formatDate, formatDay, formatNumber } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { ListBody } from "../../shared/ui/list-body.tsx";
import { SearchField } from "../../shared/ui/search-field.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { webAddress } from "../../shared/web-address.ts";
import { FieldValue } from "./field-value.tsx";
import { fieldName } from "./field-words.ts";
import styles from "./register-look-up.module.css";
import { useEntries } from "./use-official.ts";

type Register = Pick<OfficialSource, "id" | "title" | "scope" | "as_of" | "last_success" | "terms">;

/** The day of what a register says: its own, or else that on which it was last heard; null where it never was. */
export function asOfText({ as_of, last_success }: Pick<Register, "as_of" | "last_success">): string | null {
  if (as_of !== null) return formatDate(as_of);
  return last_success === null ? null : formatDay(last_success);
}

/** Words looked for in one register, of which it is said what it covers and of which day it is. */
export function RegisterLookUp({ register }: { register: Register }) {
  const list = useEntries(register.id);
  const asOf = asOfText(register);
  const covers = `It covers: ${register.scope}. What lies outside of that, or came later, it says nothing of.`;
  return (
    <>
      <p className={styles.scope}>
        {register.scope}. {asOf === null ? "Not fetched so far." : `As of ${asOf}.`} {register.terms}
      </p>
      <SearchField
        label={`Look up in ${register.title}`}
        placeholder="Words, a number, a name"
        value={list.wanted.search}
        onSearch={list.search}
      />
      <ListBody
        list={list}
        label="Entries"
        keyOf={({ id }) => id}
        renderRow={(entry) => <EntryLine entry={entry} />}
        rowHeight={110}
        waiting="Opening the register"
        failed="The register could not be opened."
        empty={
          <div className={styles.empty}>
            <Empty title="This register is not held yet">
              Nothing can be said of what is in it until it has been fetched for the first time.
            </Empty>
          </div>
        }
        none={asOf === null ? ["This register is not held yet", covers] : [`Not in this register as of ${asOf}`, covers]}
        summary={
          <p className={styles.count} role="status">
            {list.total !== null && `${formatNumber(list.total)} ${list.total === 1 ? "entry" : "entries"}`}
            {list.total !== null && list.wanted.search !== "" && ` with “${list.wanted.search}”`}
          </p>
        }
      />
    </>
  );
}

function EntryLine({ entry: { id, title, url, fields, gone_since } }: { entry: OfficialEntry }) {
  const address = webAddress(url);
  const said = Object.entries(fields).filter((field): field is [string, string] => field[1] !== null);
  return (
    <article className={styles.entry}>
      <Line>
        <h2>
          {address === undefined ? (
            title
          ) : (
            <a href={address} target="_blank" rel="noopener">
              {title} <span aria-hidden>↗</span>
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          )}
        </h2>
        {gone_since !== null && <Chip tone="bad">Not listed since {formatDay(gone_since)}</Chip>}
      </Line>
      <dl>
        {[...(url?.includes(id) === true ? [] : [["key", id] as const]), ...said].map(([name, value]) => (
          <div key={name}>
            <dt>{fieldName(name)}</dt>
            <dd>
              <FieldValue name={name} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
