// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Confirm } from "./confirm.tsx";
import { show } from "./testing.tsx";

const dialog = (onConfirm: () => Promise<void>, onClose = vi.fn()) => (
  <Confirm
    opened
    onClose={onClose}
    title="Delete it?"
    action="Delete"
    onConfirm={onConfirm}
    failed="It could not be deleted, and is still there."
  >
    It is gone for good then.
  </Confirm>
);

test("nothing happens until it is confirmed", async () => {
  const onConfirm = vi.fn(async () => {});
  const onClose = vi.fn();
  const { person } = show(dialog(onConfirm, onClose));
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onConfirm).not.toHaveBeenCalled();
  await person.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test("where it fails it stays open and says what was kept", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const onClose = vi.fn();
  const { person } = show(dialog(() => Promise.reject(new Error("offline")), onClose));
  await person.click(screen.getByRole("button", { name: "Delete" }));
  expect((await screen.findByRole("alert")).textContent).toContain("It could not be deleted, and is still there.");
  expect(onClose).not.toHaveBeenCalled();
});
