import { utils, write } from "cfb";
import { expect, test } from "vitest";
import { readUpload } from "../read-upload.ts";
import { control, partsOf, reasonOf } from "../uploads.fixture.ts";
import { bytes, characters, header, record, shape, u32 } from "./ppt.fixture.ts";

/** All shapes are in a group whose first shape stands for the whole slide. */
const drawing = (shapes: Buffer[]) => record(1036, [record(0xf002, [record(0xf003, [record(0xf004, []), ...shapes])])]);
const slideAtom = (notes: number) => record(1007, Buffer.concat([Buffer.alloc(16), u32(notes, 0)]));
const slide = (notes: number, ...shapes: Buffer[]) => record(1006, [slideAtom(notes), drawing(shapes)]);
const notesPage = (...shapes: Buffer[]) => record(1008, [drawing(shapes)]);

/** A presentation whose parts stand wherever: the last record says where, and a second stream where that is. */
function deck(parts: Buffer[], lists: Buffer[], token = 0xe3_91_c0_5f): Uint8Array {
  const all = [record(1000, lists), ...parts];
  const places = all.map((_, at) => all.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  const end = places.length > 0 ? all.reduce((sum, { length }) => sum + length, 0) : 0;
  const directory = record(6002, u32(((all.length << 20) | 1) >>> 0, ...places));
  const edit = record(4085, u32(0, 0, 0, end, 1, 0, 0));
  const file = utils.cfb_new();
  utils.cfb_add(file, "/PowerPoint Document", Buffer.concat([...all, directory, edit]));
  utils.cfb_add(file, "/Current User", Buffer.concat([u32(0, 0, 20, token, end + directory.length), Buffer.alloc(12)]));
  return write(file, { type: "buffer" }) as Buffer;
}

const listed = (place: number, id: number, ...texts: Buffer[]) => Buffer.concat([record(1011, u32(place, 0, 0, id, 0)), ...texts]);
const told = async (file: Uint8Array) =>
  (await partsOf(file, "ppt")).map(({ number, name, blocks }) => [number, name, ...blocks.map(({ kind, text }) => `${kind}: ${text}`)]);

test("slides come in the order they are shown, with texts of their own and of the outline, and their notes", async () => {
  const first = slide(
    256,
    shape(50, 0, record(3998, u32(1))),
    shape(0, 0, record(3998, u32(0))),
    shape(90, 50, header(4), bytes("right")),
    shape(90, 0, header(4), bytes("left")),
  );
  const second = slide(0, shape(0, 0, header(0), characters("規制")));
  const notes = notesPage(shape(0, 0, header(2), characters("Say this")));
  const slides = record(4080, [listed(3, 300, header(0), characters("Plan"), header(1), bytes("one\rtwo\u000bon")), listed(2, 301)], 0);
  const list = record(4080, [listed(4, 256)], 2);
  expect(await told(deck([second, first, notes], [slides, list]))).toEqual([
    [1, "Plan", "heading: Plan", "paragraph: one", "paragraph: two on", "paragraph: left", "paragraph: right", "note: Say this"],
    [2, "規制", "heading: 規制"],
  ]);
});

test("what stands in the outline is read where no shape names it", async () => {
  const slides = record(4080, [listed(2, 300, header(0), bytes("Plan"), header(1), bytes("one"))]);
  expect(await told(deck([slide(0, shape(0, 0, header(4), bytes("own")))], [slides]))).toEqual([
    [1, "Plan", "heading: Plan", "paragraph: one", "paragraph: own"],
  ]);
});

test("a presentation that does not say where its slides are is read in the order of the file", async () => {
  const file = utils.cfb_new();
  utils.cfb_add(file, "/PowerPoint Document", Buffer.concat([slide(0, shape(0, 0, header(4), bytes("Words")))]));
  expect(await told(write(file, { type: "buffer" }) as Buffer)).toEqual([[1, null, "paragraph: Words"]]);
});

test("a presentation behind a password is encrypted", async () => {
  expect(reasonOf(await readUpload(deck([], [], 0xf3_d1_c4_df), "ppt", control))).toBe("encrypted");
});
