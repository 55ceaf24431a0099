// @vitest-environment happy-dom
import { TRPCClientError } from "@trpc/client";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { QueryState } from "./query-state.tsx";
import { show } from "./testing.tsx";

const refused = (httpStatus: number) => Object.assign(new TRPCClientError("No such source."), { data: { httpStatus } });
const query = (state: { data?: string[]; error?: unknown }) => ({
  data: state.data,
  error: state.error,
  isError: state.error !== undefined,
  refetch: vi.fn(),
});
const state = (of: ReturnType<typeof query>) => (
  <QueryState
    query={of}
    waiting="Opening the library"
    failed="The library could not be opened."
    missing={<p>Not here</p>}
    isEmpty={(rows) => rows.length === 0}
    empty={<p>Nothing yet</p>}
  >
    {(rows) => <p>{rows.join(", ")}</p>}
  </QueryState>
);

test("it says what it waits for, then shows what has come", () => {
  const { rerender } = show(state(query({})));
  expect(screen.getByRole("status").textContent).toContain("Opening the library");
  rerender(<div />);
  show(state(query({ data: ["21 CFR 11"] })));
  expect(screen.getByText("21 CFR 11")).toBeTruthy();
});

test("a failure says what to do, and doing it asks again", async () => {
  const failed = query({ error: refused(500) });
  const { person } = show(state(failed));
  expect(screen.getByRole("alert").textContent).toContain("Something went wrong on the server.");
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(failed.refetch).toHaveBeenCalledOnce();
});

test("what is not there is not called a failure", () => {
  show(state(query({ error: refused(404) })));
  expect(screen.getByText("Not here")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("nothing in it has words of its own", () => {
  show(state(query({ data: [] })));
  expect(screen.getByText("Nothing yet")).toBeTruthy();
});

test("without a connection it says so instead of waiting for ever", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(state(query({})));
  expect(screen.getByRole("alert").textContent).toContain("There is no connection.");
  vi.restoreAllMocks();
});
