import type { GapMatrix as Matrix } from "@clausewise/contracts";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { counted } from "../../shared/format.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { gapsAddress } from "./gap-words.ts";
import styles from "./gap-matrix.module.css";
import { StatusChip } from "./status-chip.tsx";
import { useMatrix } from "./use-gaps.ts";

/** The requirements of a product by market; what corresponds stands in one row. */
export function GapMatrix({ productId }: { productId: string }) {
  return (
    <QueryState
      query={useMatrix(productId)}
      waiting="Opening the matrix"
      failed="The matrix could not be opened."
      missing={<Empty title="There is no product at this address.">It may have been deleted, or it may belong to somebody else.</Empty>}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <Empty title="Nothing to be held against yet" action={<Link to={gapsAddress(productId)}>Choose rule packs</Link>}>
          The matrix shows every requirement of the packs that a product is held against.
        </Empty>
      }
    >
      {(matrix) => <Table matrix={matrix} />}
    </QueryState>
  );
}

const about = 56;

/** Only the rows near the screen are drawn, so that a thousand stand like ten. */
function Table({ matrix: { id, name, markets, rows } }: { matrix: Matrix }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  // Its functions change with the scrolling; nothing here is memoized by hand.
  // oxlint-disable-next-line react/incompatible-library
  const drawn = useWindowVirtualizer({ count: rows.length, estimateSize: () => about, overscan: 12, scrollMargin: top });
  const items = drawn.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = drawn.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <>
      <p role="status" className={styles.lede}>
        {name}: {counted(rows.length, "row")} of requirements in {counted(markets.length, "market")}
      </p>
      <div className={styles.wide}>
        <table className={styles.matrix} aria-rowcount={rows.length + 1}>
          <caption className="visually-hidden">Requirements of {name} by market</caption>
          <thead>
            <tr>
              <th scope="col">Requirement</th>
              {markets.map((market) => (
                <th key={market.code} scope="col">
                  {market.name}
                  <small>{market.authority}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            {items.map(({ index }) => {
              const row = rows[index];
              return row === undefined ? null : (
                <Row key={row.id} row={row} at={index} markets={markets} analysisId={id} measure={drawn.measureElement} />
              );
            })}
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface RowProps {
  row: Matrix["rows"][number];
  at: number;
  markets: Matrix["markets"];
  analysisId: string;
  measure: (element: Element | null) => void;
}

function Row({ row: { title, group, pack_title, cells }, at, markets, analysisId, measure }: RowProps) {
  return (
    <tr data-index={at} ref={measure} aria-rowindex={at + 2}>
      <th scope="row">
        {title}
        <small>
          {pack_title}, {group}
        </small>
      </th>
      {markets.map(({ code }) => (
        <td key={code}>
          {(cells[code] ?? []).map((item) => (
            <div key={item.id}>
              <StatusChip status={item.status} />{" "}
              <Link to={`${gapsAddress(analysisId)}&requirement=${item.id}`}>
                {item.title === title ? "Open" : item.title}
                <span className="visually-hidden">{item.title === title ? ` ${title}` : ""}</span>
              </Link>
              {item.relation === "part" && <small>in part</small>}
            </div>
          ))}
        </td>
      ))}
    </tr>
  );
}
