import type { User } from "@clausewise/contracts";
import { expect, test, vi } from "vitest";
import { createSessionStore, missingCode } from "./session-store.ts";

const ana: User = {
  id: "0b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11",
  email: "ana@example.org",
  google_user_data: { given_name: "Ana", name: "Ana Sample", picture: null },
  time_zone: null,
};

function world(
  overrides: {
    me?: () => Promise<User>;
    exchange?: () => Promise<void>;
    logout?: () => Promise<void>;
    revokeAll?: () => Promise<void>;
  } = {},
) {
  const done = async () => {};
  const api = {
    me: vi.fn(overrides.me ?? (async () => ana)),
    exchange: vi.fn(overrides.exchange ?? done),
    logout: vi.fn(overrides.logout ?? done),
    revokeAll: vi.fn(overrides.revokeAll ?? done),
  };
  return { api, store: createSessionStore(api) };
}

test("the session is pending until the first load of the current user is over", async () => {
  const { store } = world();
  expect(store.snapshot()).toMatchObject({ user: null, pending: true, fetching: false });
  const load = store.load();
  expect(store.snapshot()).toMatchObject({ pending: true, fetching: true });
  await load;
  expect(store.snapshot()).toMatchObject({ user: ana, pending: false, fetching: false });
});

test("a failed first load ends pending and leaves nobody signed in", async () => {
  const { store } = world({ me: () => Promise.reject(new Error("Failed to fetch user: API responded with HTTP status 401")) });
  await expect(store.load()).rejects.toThrow("Failed to fetch user: API responded with HTTP status 401");
  expect(store.snapshot()).toMatchObject({ user: null, pending: false, fetching: false });
});

test("loads that overlap share one request", async () => {
  const { api, store } = world();
  await Promise.all([store.load(), store.load(), store.load()]);
  expect(api.me).toHaveBeenCalledTimes(1);
  await store.load();
  expect(api.me).toHaveBeenCalledTimes(2);
});

test("a code is exchanged once per page load and the person is loaded afterwards", async () => {
  const { api, store } = world();
  const search = new URLSearchParams("code=abc&state=xyz");
  await Promise.all([store.exchange(search), store.exchange(search)]);
  expect(api.exchange).toHaveBeenCalledTimes(1);
  expect(api.exchange).toHaveBeenCalledWith({ code: "abc", state: "xyz" });
  expect(store.snapshot().user).toEqual(ana);
});

test("a callback without a code fails without asking the server", async () => {
  const { api, store } = world();
  await expect(store.exchange(new URLSearchParams())).rejects.toThrow(missingCode);
  expect(api.exchange).not.toHaveBeenCalled();
});

test("signing out clears the person before the server answers, and even when it fails", async () => {
  let refuse: (error: Error) => void = () => {};
  const { store } = world({ logout: () => new Promise((_, reject) => (refuse = reject)) });
  await store.load();
  const leaving = store.logout();
  expect(store.snapshot().user).toBeNull();
  refuse(new Error("Failed to logout: API responded with HTTP status 500"));
  await expect(leaving).rejects.toThrow("Failed to logout");
  expect(store.snapshot().user).toBeNull();
});

test("signing out everywhere keeps the person signed in when the server refuses", async () => {
  const { store } = world({ revokeAll: () => Promise.reject(new Error("refused")) });
  await store.load();
  await expect(store.revokeAll()).rejects.toThrow("refused");
  expect(store.snapshot().user).toEqual(ana);
});

test("signing out everywhere ends this session too", async () => {
  const { store } = world();
  await store.load();
  await store.revokeAll();
  expect(store.snapshot()).toMatchObject({ user: null, left: true });
});

test("a session that the server has ended already is left without asking it again", async () => {
  const { api, store } = world();
  await store.load();
  store.leave();
  expect(store.snapshot()).toMatchObject({ user: null, left: true });
  expect(api.logout).not.toHaveBeenCalled();
});

test("a session that the server has ended is known as ended, until somebody signs in again", async () => {
  const { api, store } = world();
  await store.load();
  api.me.mockRejectedValueOnce(Object.assign(new Error("refused"), { status: 401 }));
  await expect(store.load()).rejects.toThrow("refused");
  expect(store.snapshot()).toMatchObject({ user: null, ended: true, left: false });
  await store.load();
  expect(store.snapshot()).toMatchObject({ user: ana, ended: false });
});

test("a server that does not answer ends no session", async () => {
  const { api, store } = world();
  await store.load();
  api.me.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(store.load()).rejects.toThrow("Failed to fetch");
  expect(store.snapshot()).toMatchObject({ user: ana, ended: false });
});

test("a visitor who was never signed in has no session that ended", async () => {
  const { store } = world({ me: () => Promise.reject(Object.assign(new Error("refused"), { status: 401 })) });
  await expect(store.load()).rejects.toThrow("refused");
  expect(store.snapshot()).toMatchObject({ user: null, ended: false });
});
