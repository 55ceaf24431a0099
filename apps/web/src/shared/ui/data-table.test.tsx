// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DataTable } from "./data-table.tsx";
import { show } from "./testing.tsx";

const table = (sort: string | null, onSort: (sort: string) => void) => (
  <DataTable
    caption="Jobs"
    columns={[
      { name: "name", label: "Name", cell: ({ name }: { name: string }) => name, sorts: ["name", "-name"] },
      { name: "length", label: "Length", cell: ({ name }) => name.length, figure: true },
      { name: "age", label: "Age", cell: () => "1 day", sorts: [null, "oldest"] },
    ]}
    rows={[{ name: "digest" }, { name: "index" }]}
    keyOf={({ name }) => name}
    sort={sort}
    onSort={onSort}
  />
);

test("a column that sorts says how it is sorted, and goes the other way when chosen again", async () => {
  const onSort = vi.fn();
  const { person, unmount } = show(table(null, onSort));
  expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("none");
  await person.click(screen.getByRole("button", { name: "Name" }));
  expect(onSort).toHaveBeenLastCalledWith("name");
  unmount();
  const again = show(table("name", onSort));
  expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("ascending");
  await again.person.click(screen.getByRole("button", { name: "Name" }));
  expect(onSort).toHaveBeenLastCalledWith("-name");
});

test("a column that sorts one way alone keeps to it", async () => {
  const onSort = vi.fn();
  const { person } = show(table("oldest", onSort));
  expect(screen.getByRole("columnheader", { name: "Age" }).getAttribute("aria-sort")).toBe("descending");
  await person.click(screen.getByRole("button", { name: "Age" }));
  expect(onSort).toHaveBeenLastCalledWith("oldest");
});
