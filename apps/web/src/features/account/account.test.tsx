// @vitest-environment happy-dom
import type { SessionSummary, User } from "@clausewise/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { MyData } from "./my-data.tsx";
import { Profile } from "./profile.tsx";
import { Sessions } from "./sessions.tsx";

const ana: User = {
  id: "0b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11",
  email: "ana@example.org",
  google_user_data: { given_name: "Ana", name: "Ana Sample", picture: null },
  time_zone: null,
};
const session = (client: string, current: boolean): SessionSummary => ({
  id: current ? ana.id : "1b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11",
  created_at: "2026-11-20T09:00:00.000Z",
  last_seen_at: "2026-11-21T09:00:00.000Z",
  client,
  current,
});

test("a time zone is chosen, and taken back to that of the device", async () => {
  const onTimeZone = vi.fn(async () => {});
  const { person } = show(<Profile user={{ ...ana, time_zone: "Asia/Tokyo" }} onTimeZone={onTimeZone} />);
  expect(screen.getByText("ana@example.org")).toBeTruthy();
  await person.selectOptions(screen.getByLabelText("Time zone"), "Europe/Berlin");
  await person.selectOptions(screen.getByLabelText("Time zone"), "As on this device");
  expect(onTimeZone.mock.calls).toEqual([["Europe/Berlin"], [null]]);
});

test("a time zone that this browser does not list stays chosen", () => {
  show(<Profile user={{ ...ana, time_zone: "Etc/Unlisted" }} onTimeZone={vi.fn()} />);
  expect(screen.getByLabelText<HTMLSelectElement>("Time zone").value).toBe("Etc/Unlisted");
});

test("this session is marked, and another is ended only once that is confirmed", async () => {
  const onEnd = vi.fn(async () => {});
  const there = session("Chrome on Android", false);
  const { person } = show(<Sessions sessions={[session("Firefox on Linux", true), there]} onEnd={onEnd} />);
  expect(screen.getAllByText("This session")).toHaveLength(1);
  await person.click(screen.getByRole("button", { name: /Sign out Chrome on Android/ }));
  expect(onEnd).not.toHaveBeenCalled();
  await person.click(await screen.findByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(there));
});

test("deleting says what goes and what stays, and hands on the address as it was typed", async () => {
  const onErase = vi.fn(async () => {});
  const { person } = show(<MyData email={ana.email} onErase={onErase} />);
  await person.click(screen.getByRole("button", { name: "Delete my account" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toMatch(/the time and the meaning of the signature, for \d+ years/);
  expect(dialog.textContent).toContain("Deleted person");
  await person.type(screen.getByLabelText("Type your e-mail address to confirm"), "ana@example.org");
  await person.click(screen.getAllByRole("button", { name: "Delete my account" }).at(-1) ?? dialog);
  await waitFor(() => expect(onErase).toHaveBeenCalledWith("ana@example.org"));
});

test("a refusal keeps the dialog open and says why", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { person } = show(<MyData email={ana.email} onErase={() => Promise.reject(new Error("refused"))} />);
  await person.click(screen.getByRole("button", { name: "Delete my account" }));
  await screen.findByRole("dialog");
  await person.click(screen.getAllByRole("button", { name: "Delete my account" }).at(-1) as HTMLElement);
  expect((await screen.findByRole("alert")).textContent).toContain("Your account was not deleted.");
});
