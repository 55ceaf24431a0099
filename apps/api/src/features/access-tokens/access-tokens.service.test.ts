import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actorOf, type Caller, type Services } from "../../service.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { peopleReads } from "../identity/people.reads.ts";
import { createPeopleService } from "../identity/people.service.ts";
import { createAccessTokenService } from "./access-tokens.service.ts";
import { createOpenToken, type OpenToken } from "./open-token.ts";

let world: TestWorld;
let tokens: Services["accessTokens"];
let open: OpenToken;
let ana: Caller;

beforeAll(async () => {
  world = await createTestWorld();
  tokens = createAccessTokenService(world);
  open = createOpenToken({ ...world, people: peopleReads });
});
beforeEach(async () => {
  await world.reset();
  world.clock.set("2026-11-20T09:00:00.000Z");
  ana = await world.asPerson("ana");
});
afterAll(() => world.close());

const shown = { requestId: "00000000-0000-4000-8000-000000000001", address: "127.0.0.1" };
const make = (days = 30) => tokens.create({ name: "Quality system", scopes: ["read", "ask"], days }, ana);

describe("a token", () => {
  test("lets a program act for whoever made it, within its scopes", async () => {
    const { id, token } = await make();
    expect(token).toMatch(/^cwp_[\w-]{43}$/);
    expect(await open(token, shown)).toEqual({ id, scopes: ["read", "ask"], actor: ana.actor });
  });

  test("is told once and kept nowhere", async () => {
    const { token } = await make();
    expect(JSON.stringify([await tokens.list({}, ana), await world.records()])).not.toContain(token);
  });

  test("opens nothing from the moment it was taken back, and nobody else can take it back", async () => {
    const { id, token } = await make();
    await expect(tokens.revoke({ id }, await world.asPerson("ben"))).rejects.toMatchObject({ code: "not_found" });
    expect(await open(token, shown)).not.toBeNull();
    await tokens.revoke({ id }, ana);
    expect(await open(token, shown)).toBeNull();
    expect(await tokens.list({}, ana)).toEqual([]);
  });

  test("opens nothing from the moment it is over, and stays in the list for its maker to see", async () => {
    const { id, token } = await make(1);
    world.clock.set("2026-11-21T08:59:59.999Z");
    expect(await open(token, shown)).not.toBeNull();
    world.clock.set("2026-11-21T09:00:00.000Z");
    expect(await open(token, shown)).toBeNull();
    expect(await tokens.list({}, ana)).toMatchObject([{ id, expires_at: "2026-11-21T09:00:00.000Z" }]);
  });

  test("opens nothing while the account of whoever made it is closed", async () => {
    const { token } = await make();
    const people = createPeopleService({ ...world, administrators: [] });
    const dana = await world.asPerson("dana", "administrator");
    const close = (disabled: boolean) => people.update({ id: actorOf(ana).id, disabled }, dana);
    await close(true);
    expect(await open(token, shown)).toBeNull();
    await close(false);
    expect(await open(token, shown)).not.toBeNull();
  });

  test.each([0, 4, 47, 5004])("of %i letters that nobody made opens nothing", async (letters) => {
    await make();
    expect(await open(`cwp_${"a".repeat(5000)}`.slice(0, letters), shown)).toBeNull();
  });
});

test("when a token was last used is told to the minute, and the first use of a day is in the trail", async () => {
  const { id, token } = await make();
  for (const [at, told] of [
    ["2026-11-20T09:00:00.000Z", "2026-11-20T09:00:00.000Z"],
    ["2026-11-20T09:00:59.000Z", "2026-11-20T09:00:00.000Z"],
    ["2026-11-20T09:01:01.000Z", "2026-11-20T09:01:01.000Z"],
    ["2026-11-21T00:00:01.000Z", "2026-11-21T00:00:01.000Z"],
  ] as const) {
    world.clock.set(at);
    await open(token, shown);
    expect((await tokens.list({}, ana))[0]?.last_used_at).toBe(told);
  }
  const used = (await world.records()).filter(({ action }) => action === "access_token.used");
  expect(used.map(({ object_id, session_id }) => ({ object_id, session_id }))).toEqual(
    [1, 2].map(() => ({ object_id: id, session_id: `access-token:${id}` })),
  );
});

test("a person has twenty tokens at most", async () => {
  for (let made = 0; made < 20; made += 1) await make();
  await expect(make()).rejects.toMatchObject({ code: "conflict" });
});
