import { describe, expect, test } from "vitest";
import { bytes, header, record, u32 } from "./ppt.fixture.ts";
import { slidesOf } from "./ppt-document.ts";

const slide = (name: string, notes = 0) =>
  record(1006, [record(1007, Buffer.concat([Buffer.alloc(16), u32(notes, 0)])), record(4008, Buffer.from(name))]);
const listed = (place: number, id: number, ...texts: Buffer[]) => Buffer.concat([record(1011, u32(place, 0, 0, id, 0)), ...texts]);
const slideList = (...entries: Buffer[]) => record(4080, entries);
const user = (at: number, token = 0xe3_91_c0_5f) => Buffer.concat([u32(0, 0, 20, token, at), Buffer.alloc(12)]);

/** A stream that is written on from one edit to the next, each with the places of what it wrote. */
class Stream {
  bytes = Buffer.alloc(0);
  newest = 0;

  /** Writes parts by their numbers; gives where the edit stands. */
  edit(parts: Record<number, Buffer>, more: Buffer = Buffer.alloc(0)): this {
    const places = Object.entries(parts).map(([number, part]) => [Number(number), this.#write(part)] as const);
    const directory = this.#write(record(6002, Buffer.concat(places.map(([number, at]) => u32(((1 << 20) | number) >>> 0, at)))));
    this.newest = this.#write(record(4085, Buffer.concat([u32(0, 0, this.newest, directory, 1, 0, 0), more])));
    return this;
  }

  #write(part: Buffer): number {
    const at = this.bytes.length;
    this.bytes = Buffer.concat([this.bytes, part]);
    return at;
  }
}

const names = (stream: Stream, at: Buffer | null = user(stream.newest)) =>
  slidesOf(stream.bytes, at).map((one) => /[A-Z]\w*/.exec(one.slide.data.toString("latin1"))?.[0]);

test("slides come in the order of the newest list, each as it was written last", () => {
  const stream = new Stream().edit({ 2: slide("First"), 3: slide("Second") });
  stream.edit({ 1: record(1000, [slideList(listed(3, 301), listed(2, 300))]), 3: slide("Changed") });
  expect(names(stream)).toEqual(["Changed", "First"]);
});

test("a slide has the texts of its outline, and the notes that it names", () => {
  const notes = record(4080, [listed(3, 256, header(2), bytes("Say this"))], 2);
  const stream = new Stream().edit({
    1: record(1000, [slideList(listed(2, 300, header(0), bytes("Plan"))), notes]),
    2: slide("Plan", 256),
    3: record(1008, []),
  });
  const [shown] = slidesOf(stream.bytes, user(stream.newest));
  expect(shown?.outline.map(({ title, paragraphs }) => [title, paragraphs])).toEqual([[true, ["Plan"]]]);
  expect(shown?.notes).toMatchObject({ page: { type: 1008 }, outline: [{ paragraphs: ["Say this"] }] });
});

describe("a presentation that does not say where its slides are", () => {
  const loose = { bytes: Buffer.concat([slide("One"), slide("Two")]), newest: 0 } as Stream;

  test("gives them in the order of the file", () => expect(names(loose, null)).toEqual(["One", "Two"]));

  test("and has none is damaged", () => {
    expect(() => slidesOf(Buffer.alloc(0), null)).toThrow(expect.objectContaining({ reason: "damaged" }));
  });
});

test("edits that name each other in a circle are followed once", () => {
  const stream = new Stream().edit({ 1: record(1000, [slideList(listed(2, 300))]), 2: slide("Only") });
  stream.bytes.writeUInt32LE(stream.newest, stream.newest + 8 + 8);
  expect(names(stream)).toEqual(["Only"]);
});

test("a presentation behind a password is refused as such, by its user or by its edit", () => {
  const stream = new Stream().edit({ 1: record(1000, []) });
  const refused = expect.objectContaining({ reason: "encrypted" });
  expect(() => slidesOf(stream.bytes, user(stream.newest, 0xf3_d1_c4_df))).toThrow(refused);
  const locked = new Stream().edit({ 1: record(1000, []) }, u32(5));
  expect(() => slidesOf(locked.bytes, user(locked.newest))).toThrow(refused);
});
