import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { firstCheckpoint, readCheckpoints, signedCheckpoint, signedReseal, signedRestore } from "./checkpoint-lines.ts";

const key = randomBytes(32);
const now = "2026-11-22T08:00:00.000Z";
const end = (sequence: number, hash = String(sequence % 10).repeat(64)) => ({ sequence, hash });
const first = firstCheckpoint(key);
const second = signedCheckpoint(end(2), first.signature, key);
const fifth = signedCheckpoint(end(5), second.signature, key);
const read = (...lines: object[]) =>
  readCheckpoints(
    lines.map((line) => JSON.stringify(line)),
    key,
  );
const sequences = (...lines: object[]) => read(...lines).checkpoints.map(({ sequence }) => sequence);

test("sound lines are read in their order, with the signature that the next line names", () => {
  expect(read(first, second, fifth)).toMatchObject({ fault: null, end: fifth.signature, restores: [], before: null });
  expect(sequences(first, second, fifth)).toEqual([0, 2, 5]);
});

test("an empty file says nothing, and has no fault of its own", () => {
  expect(read()).toMatchObject({ checkpoints: [], end: null, fault: null });
});

describe("a file that somebody worked on", () => {
  test.each([
    ["moved a checkpoint to another record", [first, { ...second, sequence: 3, count: 3 }], "checkpoint signature"],
    ["gave it another hash", [first, { ...second, hash: "f".repeat(64) }], "checkpoint signature"],
    ["signed it with a key of their own", [first, signedCheckpoint(end(2), first.signature, randomBytes(32))], "checkpoint signature"],
    ["took a line out of the middle", [first, fifth], "checkpoint file"],
    ["took the first line away", [second, fifth], "checkpoint file"],
    ["made two lines change places", [first, fifth, second], "checkpoint file"],
    ["wrote something else in it", [first, { sequence: 2 }, second], "checkpoint file"],
    ["passed a restore off as a checkpoint", [first, { ...second, restored: true }], "checkpoint file"],
  ])("who %s is found", (_, lines, rule) => {
    expect(read(...lines).fault?.rule).toBe(rule);
  });

  test("is faulty from the record after its last sound line, and by its first fault", () => {
    const forged = { ...fifth, hash: "f".repeat(64) };
    const reading = read(first, second, forged, { nothing: true });
    expect(reading.fault).toMatchObject({ sequence: 3, detail: expect.stringContaining("line 3") as string });
    expect(reading.checkpoints).toHaveLength(2);
  });

  test("that is not even text of ours is told of, and what follows is still read", () => {
    const lines = ["half a li", JSON.stringify(first), JSON.stringify(second)];
    expect(readCheckpoints(lines, key)).toMatchObject({ fault: { rule: "checkpoint file" }, end: second.signature });
  });
});

test("two servers that start on an empty trail at once may each write a first line", () => {
  const other = signedCheckpoint(end(3), first.signature, key);
  expect(read(first, first, second, other).fault).toBeNull();
});

describe("a stated restore", () => {
  const restore = signedRestore({ ...end(2), lost: 5, reason: "the disk failed", stated_at: now }, fifth.signature, key);

  test("gives up the checkpoints of the records that were lost, and stands for the end of the copy", () => {
    const reading = read(first, second, fifth, restore);
    expect(reading.checkpoints.map(({ sequence }) => sequence)).toEqual([0, 2, 2]);
    expect(reading).toMatchObject({ restores: [{ lost: 5, reason: "the disk failed" }], end: restore.signature, fault: null });
  });

  test("with another reason than was stated is found", () => {
    expect(read(first, second, fifth, { ...restore, reason: "nothing" }).fault?.rule).toBe("checkpoint signature");
  });
});

describe("records that were sealed anew", () => {
  const reseal = signedReseal({ ...end(5, "a".repeat(64)), old_hash: fifth.hash, fault: null, stated_at: now }, fifth.signature, key);
  const later = signedCheckpoint(end(8), reseal.signature, key);

  test("are named by their new end alone, and the lines of the old ones are kept apart", () => {
    const reading = read(first, second, fifth, reseal, later);
    expect(reading.checkpoints.map(({ sequence, hash }) => [sequence, hash[0]])).toEqual([
      [5, "a"],
      [8, "8"],
    ]);
    expect(reading.before?.map(({ sequence }) => sequence)).toEqual([0, 2, 5]);
    expect(reading.reseal).toMatchObject({ old_hash: fifth.hash });
  });

  test("twice, because a stop cut the first time off, keep the lines from before the first", () => {
    const again = signedReseal({ ...end(5, "b".repeat(64)), old_hash: fifth.hash, fault: null, stated_at: now }, reseal.signature, key);
    const reading = read(first, second, fifth, reseal, again);
    expect(reading.before?.map(({ sequence }) => sequence)).toEqual([0, 2, 5]);
    expect(reading.checkpoints).toMatchObject([{ hash: "b".repeat(64) }]);
  });

  test("and then restored from a copy of before, give up what the copy lacks on both sides", () => {
    const restore = signedRestore({ ...end(2), lost: 5, reason: "the disk failed", stated_at: now }, reseal.signature, key);
    const reading = read(first, second, fifth, reseal, restore);
    expect([reading.before, reading.checkpoints].map((all) => all?.map(({ sequence }) => sequence))).toEqual([[0, 2, 2], [2]]);
  });
});
