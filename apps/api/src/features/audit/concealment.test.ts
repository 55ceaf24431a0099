import { describe, expect, test } from "vitest";
import { keysInMemory } from "../../testing/person-keys.ts";
import { seal } from "./audit-chain.ts";
import { concealed, revealed, type ClearRecord } from "./concealment.ts";

const [ana, ben] = ["2775b27e-c5fe-4fa4-b2bb-bb13d7d23739", "4bd2bd0f-2c1b-4a4e-8a06-3c6b4b8f9f10"];
const clear = (given: Partial<ClearRecord> = {}): ClearRecord => ({
  sequence: 7,
  recorded_at: "2026-11-22T08:00:00.000Z",
  actor_id: ana,
  actor_role: "administrator",
  subject_id: ben,
  request_id: "request",
  action: "person.role_changed",
  object_type: "person",
  object_id: ben,
  object_version: null,
  outcome: "done",
  previous_hash: "0".repeat(64),
  actor: { label: "ana@example.org", session_id: "f4".repeat(32), address: "192.0.2.7" },
  content: { reason: "Ben joined", changes: { email: "ben@example.org" } },
  ...given,
});
const stored = (keys = keysInMemory(), given: Partial<ClearRecord> = {}) => seal(concealed(clear(given), keys), Buffer.alloc(32));

test("what a record says of people comes back whole to who has their keys, and nothing of it is stored in the clear", () => {
  const keys = keysInMemory();
  const record = stored(keys);
  expect(JSON.stringify(record)).not.toMatch(/example\.org|192\.0\.2\.7|Ben joined|f4f4/);
  expect(revealed(record, keys)).toMatchObject({
    actor: "readable",
    content: "readable",
    actor_label: "ana@example.org",
    address: "192.0.2.7",
    reason: "Ben joined",
    changes: { email: "ben@example.org" },
  });
});

test("the seals of the chain are not handed out with what they prove", () => {
  const keys = keysInMemory();
  expect(Object.keys(revealed(stored(keys), keys))).not.toEqual(expect.arrayContaining(["mac"]));
});

test("the same words never give the same bytes, so that nobody can tell who did a thing twice", () => {
  const keys = keysInMemory();
  expect(stored(keys).actor_sealed).not.toBe(stored(keys).actor_sealed);
});

describe("when a person's key was destroyed", () => {
  test("who acted reads as a deleted person, and what they did to somebody else stays", () => {
    const keys = keysInMemory();
    const record = stored(keys);
    keys.destroy(ana);
    expect(revealed(record, keys)).toMatchObject({ actor: "deleted", actor_label: "Deleted person", address: null, reason: "Ben joined" });
  });

  test("what was done to them cannot be read, though who did it can", () => {
    const keys = keysInMemory();
    const record = stored(keys);
    keys.destroy(ben);
    expect(revealed(record, keys)).toMatchObject({ actor_label: "ana@example.org", content: "deleted", reason: null, changes: {} });
  });

  test("the attempts of nobody go month by month", () => {
    const keys = keysInMemory();
    const nobody = { actor_id: null, subject_id: null, actor: { label: "anonymous", session_id: null, address: "192.0.2.7" } };
    const [november, december] = ["2026-11-30T23:00:00.000Z", "2026-12-01T00:00:00.000Z"].map((recorded_at) =>
      stored(keys, { ...nobody, recorded_at }),
    );
    keys.destroy("nobody-2026-11");
    expect([november, december].map((record) => record && revealed(record, keys).address)).toEqual([null, "192.0.2.7"]);
    expect(november && revealed(november, keys).actor_label).toBe("anonymous");
  });
});

describe("a sealed part that was tampered with is damaged, and the rest is read", () => {
  const keys = keysInMemory();
  const record = stored(keys);
  const other = stored(keys, { sequence: 8 });
  const flipped = Buffer.from(record.actor_sealed, "base64");
  flipped[20] = (flipped[20] ?? 0) ^ 1;

  test.each([
    ["one bit was changed", { actor_sealed: flipped.toString("base64") }],
    ["it was taken from another record", { actor_sealed: other.actor_sealed }],
    ["it was cut short", { actor_sealed: record.actor_sealed.slice(0, 12) }],
    ["it was emptied", { actor_sealed: "" }],
  ])("where %s", (_, change) => {
    expect(revealed({ ...record, ...change }, keys)).toMatchObject({ actor: "damaged", actor_label: "Unreadable", reason: "Ben joined" });
  });

  test("where the two parts changed places", () => {
    const own = stored(keys, { subject_id: ana });
    const swapped = { ...own, actor_sealed: own.content_sealed, content_sealed: own.actor_sealed };
    expect(revealed(swapped, keys)).toMatchObject({ actor: "damaged", content: "damaged" });
  });

  test("where the record was given another action", () => {
    expect(revealed({ ...record, action: "person.deleted" }, keys)).toMatchObject({ actor: "damaged", content: "damaged" });
  });
});
