import { createHash, randomBytes } from "node:crypto";
import type { AuditRecord } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { sampleCheckpoints, sampleRecords } from "../../testing/sample-trail.ts";
import { hashOf } from "../../canonical.ts";
import { chainStart, seal } from "./audit-chain.ts";
import { type ExportHeader, exportHeader } from "./audit-export.ts";
import { signedCheckpoint } from "./checkpoint-lines.ts";
import { MalformedRecord } from "./malformed-record.ts";
import { verifyTrail } from "./verify-trail.ts";

const key = randomBytes(32);
const trail = [...sampleRecords(12, key)];
const at = (sequence: number): AuditRecord => trail[sequence - 1]!;
const lines = sampleCheckpoints([at(4), at(8), at(12)], key);

async function* streamed(records: Iterable<unknown>) {
  yield* records;
}

const verify = (records: Iterable<unknown>, checkpoints: readonly string[] = lines, header?: ExportHeader) =>
  verifyTrail({ records: streamed(records), checkpoints: () => checkpoints, key, ...(header && { header }) });

/** Someone who can rewrite every record, but has no key: the chain fits again, the MACs are their own. */
function rechained(records: readonly AuditRecord[], macKey = randomBytes(32)): AuditRecord[] {
  let previous_hash = chainStart;
  return records.map(({ hash: _hash, mac: _mac, ...record }, index) => {
    const sealed = seal({ ...record, sequence: index + 1, previous_hash }, macKey);
    previous_hash = sealed.hash;
    return sealed;
  });
}

const changed = (sequence: number, fields: Record<string, unknown>) =>
  trail.map((record) => (record.sequence === sequence ? { ...record, ...fields } : record));

test("an intact trail is proven, with the number and time of its last record", async () => {
  expect(await verify(trail)).toEqual({
    intact: true,
    records: 12,
    checkpoints: 4,
    last: expect.objectContaining({ sequence: 12, recorded_at: at(12).recorded_at }),
    restores: [],
    resealed: null,
    warnings: [],
  });
});

test("records cut together with their checkpoint lines are found with the copy kept elsewhere", async () => {
  const copy = sampleCheckpoints(trail, key);
  const cut = { records: streamed(trail.slice(0, -2)), checkpoints: () => copy.slice(0, -2), key };
  expect(await verifyTrail(cut)).toMatchObject({ intact: true });
  const again = { ...cut, records: streamed(trail.slice(0, -2)) };
  expect(await verifyTrail({ ...again, copy })).toMatchObject({ intact: false, rule: "checkpoint copy", sequence: 11 });
});

test("a copy that is behind, or that holds what somebody else wrote, proves nothing against the trail", async () => {
  const lines = sampleCheckpoints(trail, key);
  const evidence = { records: streamed(trail), checkpoints: () => lines, key };
  expect(await verifyTrail({ ...evidence, copy: [...lines.slice(0, 3), "{}"] })).toMatchObject({ intact: true });
});

test("a trail of ten thousand records is proven", async () => {
  const records = [...sampleRecords(10_000, key)];
  const begun = performance.now();
  const result = await verify(records, sampleCheckpoints(records.slice(-1), key));
  console.info(`10,000 records verified in ${((performance.now() - begun) / 1000).toFixed(2)} s`);
  expect(result).toMatchObject({ intact: true, records: 10_000 });
});

test("an empty trail that has only begun is intact", async () => {
  expect(await verify([], lines.slice(0, 1))).toMatchObject({ intact: true, records: 0, last: null });
});

describe("editing a record is found", () => {
  const edits: Record<Exclude<keyof AuditRecord, "sequence" | "previous_hash" | "hash" | "mac">, unknown> = {
    recorded_at: "2026-01-05T08:00:09.999Z",
    actor_id: null,
    actor_role: "administrator",
    subject_id: null,
    request_id: "other",
    action: "answer.deleted",
    object_type: "alert",
    object_id: "answer-6",
    object_version: "2",
    outcome: "denied",
    actor_sealed: at(6).actor_sealed,
    content_sealed: at(6).content_sealed,
  };
  test.each(Object.entries(edits))("in its %s", async (field, value) => {
    expect(await verify(changed(5, { [field]: value }))).toMatchObject({ intact: false, sequence: 5, rule: "hash" });
  });

  test("in its number", async () => {
    expect(await verify(changed(5, { sequence: 50 }))).toMatchObject({ sequence: 5, rule: "gap" });
  });

  test("in its previous hash", async () => {
    expect(await verify(changed(5, { previous_hash: at(3).hash }))).toMatchObject({ sequence: 5, rule: "previous hash" });
  });

  test("in its hash", async () => {
    expect(await verify(changed(5, { hash: at(4).hash }))).toMatchObject({ sequence: 5, rule: "hash" });
  });

  test("in its MAC", async () => {
    expect(await verify(changed(5, { mac: at(4).mac }))).toMatchObject({ sequence: 5, rule: "mac" });
  });

  test("with a fresh hash that fits the new content", async () => {
    const { hash: _hash, mac, ...record } = { ...at(5), object_version: "edited" };
    expect(await verify(changed(5, { object_version: "edited", hash: hashOf(record), mac }))).toMatchObject({ sequence: 5, rule: "mac" });
  });

  test("by a field that records do not have", async () => {
    expect(await verify(changed(5, { note: "harmless" }))).toMatchObject({ sequence: 5, rule: "form" });
  });

  test("so that it is no record any more", async () => {
    expect(await verify(changed(5, { outcome: "splendid" }))).toMatchObject({
      sequence: 5,
      rule: "form",
      detail: expect.stringContaining("outcome"),
    });
  });
});

describe("taking records out or moving them is found", () => {
  test.each([1, 5, 11])("when record %i is deleted", async (gone) => {
    expect(await verify(trail.filter(({ sequence }) => sequence !== gone))).toMatchObject({ sequence: gone, rule: "gap" });
  });

  test("when two records stand in each other's place", async () => {
    expect(await verify([...trail.slice(0, 4), at(6), at(5), ...trail.slice(6)])).toMatchObject({ sequence: 5, rule: "gap" });
  });

  test("when two records exchange their numbers", async () => {
    const swapped = [...trail.slice(0, 4), { ...at(6), sequence: 5 }, { ...at(5), sequence: 6 }, ...trail.slice(6)];
    expect(await verify(swapped)).toMatchObject({ sequence: 5, rule: "previous hash" });
  });

  test("when a record is there twice", async () => {
    expect(await verify([...trail.slice(0, 5), ...trail.slice(4)])).toMatchObject({ sequence: 6, rule: "gap" });
  });

  test("when a record is inserted and those after it are numbered on", async () => {
    const { hash: _hash, mac: _mac, ...model } = at(5);
    const inserted = seal({ ...model, action: "answer.approved" }, randomBytes(32));
    const after = trail.slice(4).map((record) => ({ ...record, sequence: record.sequence + 1 }));
    expect(await verify([...trail.slice(0, 4), inserted, ...after])).toMatchObject({ sequence: 5, rule: "mac" });
  });

  test("when a record numbered below 1 is put before the first", async () => {
    expect(await verify([{ ...at(1), sequence: 0 }, ...trail])).toMatchObject({ sequence: 1, rule: "gap" });
  });

  test.each([1, 2, 11])("when the last %i are cut off", async (many) => {
    expect(await verify(trail.slice(0, -many))).toMatchObject({ sequence: 13 - many, rule: "checkpoint" });
  });

  test("when all are gone", async () => {
    expect(await verify([])).toMatchObject({ sequence: 1, rule: "checkpoint" });
  });
});

describe("re-chaining with the database alone is found", () => {
  test("from an edited record on", async () => {
    const edited = changed(7, { object_version: "edited" });
    const rewritten = rechained(edited).map((record) => (record.sequence < 7 ? at(record.sequence) : record));
    expect(await verify(rewritten)).toMatchObject({ sequence: 7, rule: "mac" });
  });

  test("when everything is replaced by a shorter trail that looks honest", async () => {
    expect(await verify(rechained(trail.slice(0, 4)))).toMatchObject({ sequence: 1, rule: "mac" });
  });

  test("when MACs are only hashes of hashes", async () => {
    const mac = createHash("sha256").update(at(5).hash).digest("hex");
    expect(await verify(changed(5, { mac }))).toMatchObject({ sequence: 5, rule: "mac" });
  });
});

describe("with the key, but without the checkpoints, it is still found", () => {
  test("when the last records are written anew", async () => {
    const forged = rechained(changed(10, { object_version: "edited" }), key);
    expect(await verify(forged)).toMatchObject({ sequence: 12, rule: "checkpoint" });
  });
});

describe("touching the checkpoint file is found", () => {
  const edited = (index: number, change: (line: Record<string, unknown>) => Record<string, unknown>) =>
    lines.map((line, i) => (i === index ? JSON.stringify(change(JSON.parse(line))) : line));

  test.each(["sequence", "hash", "count", "previous", "signature"])("when the %s of a line is edited", async (field) => {
    const other = { sequence: 7, hash: at(7).hash, count: 7, previous: chainStart, signature: chainStart }[field];
    expect(
      await verify(
        trail,
        edited(2, (line) => ({ ...line, [field]: other })),
      ),
    ).toMatchObject({ sequence: 5, rule: "checkpoint signature" });
  });

  test("when a line is signed with another key", async () => {
    const forged = JSON.stringify(signedCheckpoint(at(8), JSON.parse(lines[1]!).signature, randomBytes(32)));
    expect(await verify(trail, [lines[0]!, lines[1]!, forged, lines[3]!])).toMatchObject({ rule: "checkpoint signature" });
  });

  test("when a line is overwritten", async () => {
    expect(await verify(trail, [...lines.slice(0, 3), "{}"])).toMatchObject({ sequence: 9, rule: "checkpoint file" });
  });

  test.each([0, 1, 2])("when line %i is taken out", async (index) => {
    expect(await verify(trail, lines.toSpliced(index, 1))).toMatchObject({ intact: false, rule: "checkpoint file" });
  });

  test("when lines change places", async () => {
    expect(await verify(trail, [lines[0]!, lines[2]!, lines[1]!, lines[3]!])).toMatchObject({ rule: "checkpoint file" });
  });

  test("when it is gone", async () => {
    expect(await verify(trail, [])).toMatchObject({ sequence: 1, rule: "checkpoint file" });
  });

  test("when its end is cut off and records stay without a checkpoint", async () => {
    const long = [...sampleRecords(100, key)];
    const cut = sampleCheckpoints([long[9]!, long[99]!], key).slice(0, -1);
    expect(await verify(long, cut)).toMatchObject({ sequence: 11, rule: "checkpoint file" });
  });

  test("when it shrinks while the records are read", async () => {
    const states = [lines, lines.slice(0, 2)];
    const result = await verifyTrail({ records: streamed(trail), checkpoints: () => states.shift() ?? [], key });
    expect(result).toMatchObject({ rule: "checkpoint file" });
  });
});

describe("what happens in honest operation is not taken for tampering", () => {
  test("records written a moment ago, before their checkpoint", async () => {
    expect(await verify(trail, lines.slice(0, -1))).toMatchObject({ intact: true });
  });

  test("records and checkpoints written while the trail is read", async () => {
    const states = [lines.slice(0, 2), lines];
    const result = await verifyTrail({ records: streamed(trail.slice(0, 6)), checkpoints: () => states.shift() ?? [], key });
    expect(result).toMatchObject({ intact: true, records: 6 });
  });

  test("a clock that was set back, which is said", async () => {
    const early = (trail: AuditRecord[]) =>
      trail.map((record) => (record.sequence === 6 ? { ...record, recorded_at: "2026-01-05T07:00:00.000Z" } : record));
    const records = rechained(early(trail), key);
    const result = await verify(records, sampleCheckpoints([records.at(-1)!], key));
    expect(result).toMatchObject({ intact: true, warnings: [expect.stringContaining("record 6")] });
  });

  test("two servers that write checkpoints side by side", async () => {
    const parse = (line: string) => JSON.parse(line) as { signature: string };
    const other = JSON.stringify(signedCheckpoint(at(6), parse(lines[1]!).signature, key));
    expect(await verify(trail, [...lines.slice(0, 3), other, lines[3]!])).toMatchObject({ intact: true, checkpoints: 5 });
  });
});

describe("an export", () => {
  const statement = { exported_at: "2026-01-06T08:00:00.000Z", count: 8, head: at(8).hash, checkpoints: 3 };
  const header = exportHeader(statement, key);

  test("stays intact when the trail and its checkpoints have grown since", async () => {
    expect(await verify(trail.slice(0, 8), lines, header)).toMatchObject({ intact: true, records: 8, checkpoints: 3 });
  });

  test("that lost its end is found out by the checkpoints there were", async () => {
    expect(await verify(trail.slice(0, 7), lines, header)).toMatchObject({ sequence: 8, rule: "checkpoint" });
  });

  test("that lost its end after the last checkpoint is found out by its first line", async () => {
    const later = exportHeader({ ...statement, count: 10, head: at(10).hash }, key);
    expect(await verify(trail.slice(0, 9), lines, later)).toMatchObject({ sequence: 10, rule: "export header" });
  });

  test("cut to an earlier time with a first line of one's own is found", async () => {
    const forged = exportHeader({ ...statement, count: 6, head: at(6).hash, checkpoints: 2 }, randomBytes(32));
    expect(await verify(trail.slice(0, 6), lines, forged)).toMatchObject({ sequence: 7, rule: "checkpoint" });
  });

  test("whose first line was edited is found", async () => {
    expect(
      await verify(trail, lines, {
        ...exportHeader({ ...statement, count: 12, head: at(12).hash }, key),
        exported_at: "2026-02-06T08:00:00.000Z",
      }),
    ).toMatchObject({
      sequence: 1,
      rule: "export header",
    });
  });

  test("made when there were more checkpoints than the file has now shows that the file shrank", async () => {
    expect(await verify(trail.slice(0, 8), lines.slice(0, 2), header)).toMatchObject({ rule: "checkpoint file" });
  });
});

test("a record that the source cannot give as one is named", async () => {
  async function* source() {
    yield at(1);
    throw new MalformedRecord(2, "its line is not JSON");
  }
  const result = await verifyTrail({ records: source(), checkpoints: () => lines, key });
  expect(result).toEqual({ intact: false, sequence: 2, rule: "form", detail: "its line is not JSON" });
});
