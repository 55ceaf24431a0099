// @vitest-environment happy-dom
import type { Person } from "@clausewise/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { PersonRow } from "./person-row.tsx";

const ben: Person = {
  id: "00000000-0000-4000-8000-000000000000",
  email: "ben@example.org",
  name: "Ben Sample",
  provider: "oidc",
  role_type: "regulatory_professional",
  created_at: "2026-11-22T09:00:00.000Z",
  disabled_at: null,
};

test("a role is given with the reason for it", async () => {
  const onChange = vi.fn(async () => {});
  const { person } = show(<PersonDialog person={ben} onClose={vi.fn()} onChange={onChange} />);
  await person.selectOptions(screen.getByLabelText("Role"), "reviewer");
  await person.type(screen.getByLabelText("Reason"), "Reviews now");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ role: "reviewer", disabled: false, reason: "Reviews now" }));
});

test("closing an account says so on its button, and a refusal is told with its reason", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const onClose = vi.fn();
  const refuse = () => Promise.reject(new Error("offline"));
  const { person } = show(<PersonDialog person={ben} onClose={onClose} onChange={refuse} />);
  await person.selectOptions(screen.getByLabelText("Account"), "closed");
  await person.click(screen.getByRole("button", { name: "Save and close the account" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing was changed.");
  expect(onClose).not.toHaveBeenCalled();
});

test("a closed account says since when, and nobody changes their own", () => {
  const { unmount } = show(<PersonRow person={{ ...ben, disabled_at: "2026-11-22T09:00:00.000Z" }} isSelf={false} onChange={vi.fn()} />);
  expect(screen.getByText("Closed 22 Nov 2026")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Change Ben Sample" })).toBeTruthy();
  unmount();
  show(<PersonRow person={ben} isSelf onChange={vi.fn()} />);
  expect(screen.queryByRole("button")).toBeNull();
});
