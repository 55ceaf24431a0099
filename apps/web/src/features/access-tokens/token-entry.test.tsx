// @vitest-environment happy-dom
import type { AccessToken } from "@clausewise/contracts";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { TokenEntry } from "./token-entry.tsx";

const token: AccessToken = {
  id: "0b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11",
  name: "Assistant",
  scopes: ["read", "check"],
  created_at: "2026-11-20T09:00:00.000Z",
  expires_at: "2099-11-20T09:00:00.000Z",
  last_used_at: null,
};

test("a token says what it allows, until when, and that nothing used it yet", () => {
  show(<TokenEntry token={token} onLeave={vi.fn()} />);
  expect(screen.getByText("Read, Check references")).toBeTruthy();
  expect(screen.getByText(/^good until 20 Nov 2099/u)).toBeTruthy();
  expect(screen.getByText("not used yet")).toBeTruthy();
  expect(screen.queryByText(/opens nothing/u)).toBeNull();
});

test("one that is over says so in place of its end, and can still be taken back", async () => {
  const onLeave = vi.fn();
  const over = { ...token, expires_at: "2020-01-01T00:00:00.000Z", last_used_at: "2019-12-31T00:00:00.000Z" };
  const { person } = show(<TokenEntry token={over} onLeave={onLeave} />);
  expect(screen.getByText(/^Over since .*: it opens nothing$/u)).toBeTruthy();
  expect(screen.queryByText(/good until/u)).toBeNull();
  await person.click(screen.getByRole("button", { name: "Take back Assistant" }));
  expect(onLeave).toHaveBeenCalled();
});
