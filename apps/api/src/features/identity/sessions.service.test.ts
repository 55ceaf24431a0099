import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { actorOf, type Caller } from "../../service.ts";
import { asked } from "../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { insertSession } from "./sessions.repository.ts";
import { createSessionService } from "./sessions.service.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const sessions = () => createSessionService({ ...world, administrators: [], providers: async () => [] });

/** Ana, signed in on two devices, of which she asks from the first. */
async function ana(): Promise<Caller & { end: () => Promise<void> }> {
  const caller = await world.asPerson("ana");
  const end = vi.fn(async () => undefined);
  const keep = (id_hash: string, client: string, created_at: string) =>
    insertSession(world.database, {
      id_hash,
      person_id: actorOf(caller).id,
      data: "{}",
      client,
      created_at,
      last_seen_at: created_at,
      expires_at: "2099-01-01T00:00:00.000Z",
    });
  await keep("here", "Firefox on Linux", "2026-05-01T08:00:00.000Z");
  await keep("there", "Chrome on Android", "2026-05-02T08:00:00.000Z");
  await insertSession(world.database, {
    id_hash: "over",
    person_id: actorOf(caller).id,
    data: "{}",
    expires_at: "2020-01-01T00:00:00.000Z",
  });
  return { ...caller, sessionId: "here", signIn: { ...caller.signIn, end }, end };
}

test("a person sees where they are signed in, newest first, with this one marked and no secret told", async () => {
  const { items } = await sessions().list(asked(), await ana());
  expect(items).toEqual([
    {
      id: expect.any(String),
      client: "Chrome on Android",
      created_at: "2026-05-02T08:00:00.000Z",
      last_seen_at: "2026-05-02T08:00:00.000Z",
      current: false,
    },
    {
      id: expect.any(String),
      client: "Firefox on Linux",
      created_at: "2026-05-01T08:00:00.000Z",
      last_seen_at: "2026-05-01T08:00:00.000Z",
      current: true,
    },
  ]);
});

test("one session ends and the other goes on; ending this one signs out here", async () => {
  const caller = await ana();
  const [there, here] = (await sessions().list(asked(), caller)).items;
  await sessions().end({ id: there?.id ?? "" }, caller);
  expect(caller.end).not.toHaveBeenCalled();
  expect((await sessions().list(asked(), caller)).items.map(({ client }) => client)).toEqual(["Firefox on Linux"]);
  await sessions().end({ id: here?.id ?? "" }, caller);
  expect(caller.end).toHaveBeenCalledOnce();
  expect((await world.records()).map(({ action }) => action)).toEqual(["session.ended", "session.ended"]);
});

test("a session of somebody else is not found", async () => {
  const [one] = (await sessions().list(asked(), await ana())).items;
  await expect(sessions().end({ id: one?.id ?? "" }, await world.asPerson("ben"))).rejects.toThrow("This session was not found.");
});
