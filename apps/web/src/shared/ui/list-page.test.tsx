// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { ListSource, ListSpec } from "../list.ts";
import { ListPage } from "./list-page.tsx";
import { Empty } from "./states.tsx";
import { show } from "./testing.tsx";
import { useList } from "./use-list.ts";

interface Row {
  id: string;
  kind: string;
}

const spec: ListSpec = {
  filters: [{ name: "kind", label: "Kind", nameOf: (kind) => kind.toUpperCase() }],
  sorts: [
    ["up", "First to last"],
    ["down", "Last to first"],
  ],
};
const rows = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: `Row ${at}`, kind: at % 2 === 0 ? "even" : "odd" }));

const source = (all: readonly Row[]): ListSource<Row> => ({
  name: `rows of ${all.length}`,
  read: async ({ search, filters, sort, cursor, limit }) => {
    const found = all.filter(({ id, kind }) => id.includes(search) && (filters["kind"] ?? kind) === kind);
    const facets = { kind: ["even", "odd"].map((value) => ({ value, count: found.filter(({ kind }) => kind === value).length })) };
    const [ordered, from] = [sort === "down" ? found.toReversed() : found, Number(cursor ?? 0)];
    const next = from + limit < found.length ? String(from + limit) : null;
    return { items: ordered.slice(from, from + limit), next, total: found.length, facets };
  },
});

interface RowsProps {
  all: readonly Row[];
  lede?: string;
  disclosure?: { opened: boolean; onToggle: () => void };
}

function Rows({ all, lede, disclosure }: RowsProps) {
  return (
    <ListPage
      list={useList(source(all), spec)}
      heading="Rows"
      {...(lede !== undefined && { lede, ledeCounts: true })}
      {...(disclosure && { disclosure })}
      label="All rows"
      counted={["row", "rows"]}
      searchLabel="Search rows"
      searchHint="Row 1"
      keyOf={({ id }) => id}
      renderRow={({ id }) => <p>{id}</p>}
      rowHeight={40}
      waiting="Loading the rows"
      failed="The rows could not be loaded."
      empty={<Empty title="No rows yet" />}
      none={["No row matches", "Try other words."]}
    />
  );
}

test("a filter goes to the address, shows as a chip, and comes off again", async () => {
  const { person, router } = show(<Rows all={rows(6)} />);
  await screen.findByText("6 rows");
  await person.click(within(screen.getByRole("group", { name: "Kind" })).getByRole("button", { name: /^ODD/u }));
  expect(router.state.location.search).toBe("?kind=odd");
  await screen.findByText("3 rows");
  await person.click(screen.getByRole("button", { name: /Kind: ODD/u }));
  await screen.findByText("6 rows");
  expect(router.state.location.search).toBe("");
});

test("where a button opens the filters, they stand beside the rows once it was pressed, and it says how many are set", async () => {
  function Disclosed() {
    const [opened, setOpened] = useState(false);
    return <Rows all={rows(6)} disclosure={{ opened, onToggle: () => setOpened(!opened) }} />;
  }
  const { person } = show(<Disclosed />);
  await screen.findByText("6 rows");
  expect(screen.queryByRole("group", { name: "Kind" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Filters", expanded: false }));
  await person.click(within(screen.getByRole("group", { name: "Kind" })).getByRole("button", { name: /^ODD/u }));
  await screen.findByText("3 rows");
  await person.click(screen.getByRole("button", { name: "Filters, 1 set", expanded: true }));
  expect(screen.queryByRole("group", { name: "Kind" })).toBeNull();
  expect(screen.getByRole("button", { name: /Kind: ODD/u })).toBeTruthy();
});

test("an address brings the same list: search, filter and order", async () => {
  show(<Rows all={rows(20)} />, "/?search=Row+1&kind=even&sort=down");
  await screen.findByText("5 rows with “Row 1”");
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "Row 1");
  expect(screen.getByRole("combobox", { name: "Order" })).toHaveProperty("value", "down");
});

test("a list whose head says how many there are says it once, and below only what a search leaves", async () => {
  const { unmount } = show(<Rows all={rows(3)} lede="3 rows in total" />);
  await screen.findByRole("list", { name: "All rows" });
  expect(screen.getAllByText(/3 rows/u)).toHaveLength(1);
  unmount();
  show(<Rows all={rows(3)} lede="3 rows in total" />, "/?search=Row+1");
  await screen.findByText("1 row with “Row 1”");
});

test("of ten thousand rows only those near the screen are drawn", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(40);
  show(<Rows all={rows(10_000)} />);
  await screen.findByText("10,000 rows");
  await waitFor(() => expect(screen.getAllByText(/^Row \d/u).length).toBeGreaterThan(0));
  expect(screen.getAllByText(/^Row \d/u).length).toBeLessThan(100);
  vi.restoreAllMocks();
});

test("where nothing matches it says so and leads back; where nothing is it says that", async () => {
  const { person, unmount } = show(<Rows all={rows(3)} />, "/?search=nonsense&kind=odd");
  await screen.findByText("No row matches");
  await person.click(screen.getByRole("button", { name: "Clear search and filters" }));
  await screen.findByText("3 rows");
  unmount();
  show(<Rows all={[]} />);
  expect(await screen.findByText("No rows yet")).toBeTruthy();
});
