// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { RouterProvider, createBrowserRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { ListSource, ListSpec } from "../list.ts";
import { useList } from "./use-list.ts";

afterEach(cleanup);

const source: ListSource<string> = { name: "updates", read: async () => ({ items: [], next: null, total: 0, facets: {} }) };
const spec: ListSpec = { filters: [{ name: "market", label: "Market" }], sorts: [["newest", "Newest first"]] };
const withOne = (value: string) => (now: string | undefined) => [...(now === undefined ? [] : now.split(",")), value].join(",");

function Markets() {
  const list = useList(source, spec);
  return ["EU", "US"].map((value) => (
    <button key={value} onClick={() => list.chooseFrom("market", withOne(value))}>
      {value}
    </button>
  ));
}

test("of several values of one filter, a second that is chosen before the first is drawn stands beside it", async () => {
  window.history.replaceState(null, "", "/updates");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createBrowserRouter([{ path: "*", element: <Markets /> }])} />
    </QueryClientProvider>,
  );
  const [eu, us] = [screen.getByText("EU"), screen.getByText("US")];
  eu.click();
  await Promise.resolve();
  us.click();
  await waitFor(() => expect(new URLSearchParams(window.location.search).get("market")).toBe("EU,US"));
});
