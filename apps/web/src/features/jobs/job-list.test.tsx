// @vitest-environment happy-dom
import type { JobStatus } from "@clausewise/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { JobList } from "./job-list.tsx";

const job = (given: Partial<JobStatus>): JobStatus => ({
  id: "00000000-0000-4000-8000-000000000000",
  name: "mail.send",
  state: "waiting",
  progress: null,
  note: null,
  retries: 0,
  error: null,
  created_at: "2026-11-22T09:00:00.000Z",
  started_at: null,
  completed_at: null,
  ...given,
});
const changes = () => ({ retry: vi.fn(async () => {}), cancel: vi.fn(async () => {}) });

test("a job that failed says why, and is tried again by one press", async () => {
  const done = changes();
  const { person } = show(<JobList jobs={[job({ state: "failed", error: "The mail server is away.", retries: 5 })]} changes={done} />);
  expect(screen.getByText("The mail server is away.")).toBeTruthy();
  expect(screen.getByText("5 further tries")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Try again: Mail: send" }));
  expect(done.retry).toHaveBeenCalledWith(job({}).id);
});

test("a job under way shows how far it is, and is stopped only after it was asked once more", async () => {
  const done = changes();
  const { person } = show(<JobList jobs={[job({ state: "running", progress: 0.3, note: "Reading page 30" })]} changes={done} />);
  expect(screen.getByText("Reading page 30")).toBeTruthy();
  expect(screen.getByText("30 %")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Stop: Mail: send" }));
  expect(done.cancel).not.toHaveBeenCalled();
  await person.click(await screen.findByRole("button", { name: "Stop the job" }));
  await waitFor(() => expect(done.cancel).toHaveBeenCalledOnce());
});

test("a job that has ended offers nothing", () => {
  show(<JobList jobs={[job({ state: "done" })]} changes={changes()} />);
  expect(screen.queryByRole("button")).toBeNull();
});
