import { beforeAll, expect, test } from "vitest";
import { addNotification } from "../src/testing/notifications.repository.ts";
import { openStream } from "./event-stream.ts";
import { read } from "./requests.ts";
import { sharedServer, type RunningServer } from "./server.ts";
import { openBrowser, signIn } from "./sign-in.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

test("somebody who is not signed in hears nothing", async () => {
  expect((await openBrowser(server.base).fetch("/api/events")).status).toBe(401);
});

test("a notification read in one window is told to the other windows of that person alone, until they sign out", async () => {
  const [ana, ben] = [await signIn(server.base, "ana"), await signIn(server.base, "ben")];
  const [hers, his] = [await openStream(ana), await openStream(ben)];
  const { id: owner } = await read<{ id: string }>(await ana.fetch("/api/users/me"));
  const id = await addNotification(server.database, owner, { title: "A deadline" });
  await ana.fetch(`/api/notifications/${id}/read`, { method: "PUT" });
  expect(await hers.next("changed")).toEqual({ kind: "notifications", object_id: id });
  await ana.fetch("/api/logout", { headers: { "sec-fetch-site": "same-origin" } });
  expect(await hers.next("done")).toEqual({ reason: "signed_out" });
  expect(his.told).toEqual(["ready"]);
  await his.close();
});

test("a page whose connection broke hears what it missed, and is told to load everything again after a longer gap", async () => {
  const ana = await signIn(server.base, "ana");
  const { id: owner } = await read<{ id: string }>(await ana.fetch("/api/users/me"));
  const markOne = async () => {
    const id = await addNotification(server.database, owner, { title: "A deadline" });
    await ana.fetch(`/api/notifications/${id}/read`, { method: "PUT" });
    return id;
  };
  const first = await openStream(ana);
  await markOne();
  await first.next("changed");
  await first.close();
  const missed = await markOne();
  const second = await openStream(ana, first.lastId);
  expect(await second.next("changed")).toEqual({ kind: "notifications", object_id: missed });
  await second.close();
  const late = await openStream(ana, "long ago");
  await late.next("resync");
  await late.close();
});

test("a person has only so many streams", async () => {
  const chi = await signIn(server.base, "chi");
  const streams = [];
  for (let n = 0; n < 8; n += 1) streams.push(await openStream(chi));
  expect((await chi.fetch("/api/events")).status).toBe(429);
  await Promise.all(streams.map((stream) => stream.close()));
});
