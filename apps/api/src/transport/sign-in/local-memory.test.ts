import { expect, test } from "vitest";
import { createFakeClock } from "../../testing/fake-clock.ts";
import { memoryAdapter } from "./local-memory.ts";

function open() {
  const clock = createFakeClock();
  clock.set("2026-11-22T10:00:00Z");
  const adapterOf = memoryAdapter(clock);
  const [codes, sessions] = [adapterOf("AuthorizationCode"), adapterOf("Session")];
  return { clock, codes, sessions };
}

test("a record is found until its time is over", async () => {
  const { clock, codes } = open();
  await codes.upsert("one", { accountId: "ana" }, 60);
  clock.pass(59_000);
  expect(await codes.find("one")).toMatchObject({ accountId: "ana" });
  clock.pass(2000);
  expect(await codes.find("one")).toBeUndefined();
});

test("records of different kinds under the same id are not taken for each other", async () => {
  const { codes, sessions } = open();
  await codes.upsert("one", { accountId: "ana" }, 60);
  expect(await sessions.find("one")).toBeUndefined();
});

test("a code that was used is marked with the second it was used in", async () => {
  const { codes } = open();
  await codes.upsert("one", {}, 60);
  await codes.consume("one");
  expect(await codes.find("one")).toMatchObject({ consumed: Date.parse("2026-11-22T10:00:00Z") / 1000 });
});

test("a session is also found by its second name, until it is destroyed", async () => {
  const { sessions } = open();
  await sessions.upsert("one", { uid: "second" }, 60);
  expect(await sessions.findByUid("second")).toMatchObject({ uid: "second" });
  await sessions.destroy("one");
  expect(await sessions.findByUid("second")).toBeUndefined();
});

test("all that one grant gave is taken back with it, and nothing else", async () => {
  const { codes } = open();
  await codes.upsert("one", { grantId: "g" }, 60);
  await codes.upsert("two", { grantId: "g" }, 60);
  await codes.upsert("three", { grantId: "h" }, 60);
  await codes.revokeByGrantId("g");
  expect(await Promise.all(["one", "two", "three"].map((id) => codes.find(id)))).toMatchObject([undefined, undefined, { grantId: "h" }]);
});

test("of very many records the oldest go first, so that memory stays bounded", async () => {
  const { codes } = open();
  for (let nth = 0; nth <= 5000; nth++) await codes.upsert(`code ${nth}`, {}, 60);
  expect(await codes.find("code 0")).toBeUndefined();
  expect(await codes.find("code 5000")).toBeDefined();
});
