import { afterEach, expect, test, vi } from "vitest";
import { documentWith } from "../document.fixture.ts";
import type { Sending } from "./send-file.ts";
import { type Held, createUploads, isUnderWay, maySubmit } from "./uploads.ts";

const said = { title: "", body: "FDA", category: "", tags: "" };
/** A file with bytes of its own, where none are given. */
const file = (name: string, bytes = name) => new File([bytes], name);

afterEach(() => vi.restoreAllMocks());

/** A library whose server answers as a test says. */
function library(held: readonly Held[] = []) {
  const sent: { sending: Sending; store: () => void; refuse: (why: string) => void }[] = [];
  const told = vi.fn();
  const uploads = createUploads({
    send: (sending, onSent, left) =>
      new Promise((resolve, reject) => {
        onSent(1);
        left.addEventListener("abort", () => reject(new DOMException("Stopped", "AbortError")));
        sent.push({
          sending,
          store: () => resolve(documentWith({ title: sending.title })),
          refuse: (why) => reject(new Error(why)),
        });
      }),
    fingerprintOf: async (file) => file.text(),
    heldOf: async () => held,
    told,
  });
  const names = () => uploads.snapshot().map(({ title, state }) => [title, state]);
  return { uploads, sent, told, names };
}

test("a file without a title is called after itself, and what is said of all is said of it", () => {
  const { uploads } = library();
  uploads.add([file("Risk plan.docx")], said);
  uploads.add([file("Other.pdf")], { ...said, title: "Given" });
  expect(uploads.snapshot().map(({ title, body }) => [title, body])).toEqual([
    ["Risk plan", "FDA"],
    ["Given", "FDA"],
  ]);
});

test("nothing can be sent without a file, nor while something is being sent", () => {
  const { uploads } = library();
  expect(maySubmit(uploads.snapshot())).toBe(false);
  uploads.add([file("a.txt")], said);
  expect(maySubmit(uploads.snapshot())).toBe(true);
  uploads.submit();
  expect(maySubmit(uploads.snapshot())).toBe(false);
});

test("two files are sent at once, the third once one of them is stored, and all is told at the end", async () => {
  const { uploads, sent, told, names } = library();
  uploads.add([file("a.txt"), file("b.txt"), file("c.txt")], said);
  uploads.submit();
  expect(names().map(([, state]) => state)).toEqual(["sending", "sending", "waiting"]);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(uploads.snapshot()[0]?.sent).toBe(1);
  sent[0]?.store();
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(told).not.toHaveBeenCalled();
  sent[1]?.store();
  sent[2]?.store();
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith({ stored: 3, failed: 0 }));
  expect(uploads.snapshot().some(isUnderWay)).toBe(false);
  uploads.clearBegun();
  expect(uploads.snapshot()).toEqual([]);
});

test("an upload that fails keeps what was typed, says why, and can be sent again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { uploads, sent, told, names } = library();
  uploads.add([file("a.txt")], { ...said, title: "Typed", tags: "pump" });
  uploads.submit();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.refuse("There is no room left.");
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith({ stored: 0, failed: 1 }));
  expect(uploads.snapshot()[0]).toMatchObject({ title: "Typed", tags: "pump", state: "failed", problem: "There is no room left." });
  uploads.again(uploads.snapshot()[0]!.key);
  expect(names()).toEqual([["Typed", "sending"]]);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.store();
  await vi.waitFor(() => expect(names()).toEqual([["Typed", "stored"]]));
});

test("an upload that is stopped can be sent later, and tells of no failure", async () => {
  const { uploads, told, names } = library();
  uploads.add([file("a.txt")], said);
  uploads.submit();
  uploads.stop(uploads.snapshot()[0]!.key);
  await vi.waitFor(() => expect(names()).toEqual([["a", "chosen"]]));
  expect(told).not.toHaveBeenCalled();
});

test("a file that is held already is sent only where that is wanted anyway", async () => {
  const { uploads, names } = library([{ id: "1", title: "The same" }]);
  uploads.add([file("a.txt")], said);
  await vi.waitFor(() => expect(uploads.snapshot()[0]?.held).toHaveLength(1));
  uploads.submit();
  expect(names()).toEqual([["a", "chosen"]]);
  expect(maySubmit(uploads.snapshot())).toBe(false);
  uploads.uploadAnyway(uploads.snapshot()[0]!.key);
  uploads.submit();
  expect(names()).toEqual([["a", "sending"]]);
});

test("a file that is sent before it is known to be held waits to be wanted anyway", async () => {
  const { uploads, sent, told, names } = library([{ id: "1", title: "The same" }]);
  uploads.add([file("a.txt")], said);
  uploads.submit();
  await vi.waitFor(() => expect(names()).toEqual([["a", "chosen"]]));
  expect(uploads.snapshot()[0]?.held).toHaveLength(1);
  uploads.uploadAnyway(uploads.snapshot()[0]!.key);
  uploads.submit();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(told).not.toHaveBeenCalled();
});

test("of two files with the same bytes one goes, and the other names it until it is taken out", async () => {
  const { uploads, sent, names } = library();
  uploads.add([file("a.txt", "same"), file("b.txt", "same"), file("c.txt", "other")], said);
  uploads.submit();
  await vi.waitFor(() => expect(names().map(([, state]) => state)).toEqual(["sending", "chosen", "sending"]));
  expect(uploads.snapshot().map(({ twin }) => twin)).toEqual([null, "a.txt", null]);
  expect(sent.map(({ sending }) => sending.file.name)).toEqual(["a.txt", "c.txt"]);
  uploads.drop(uploads.snapshot()[0]!.key);
  expect(uploads.snapshot()[0]?.twin).toBeNull();
});

test("a file that failed is looked for again before it is sent again: it may have arrived", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const held: Held[] = [];
  const { uploads, sent, names } = library(held);
  uploads.add([file("a.txt")], said);
  uploads.submit();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  held.push({ id: "1", title: "a" });
  sent[0]?.refuse("The server could not be reached.");
  await vi.waitFor(() => expect(names()).toEqual([["a", "failed"]]));
  uploads.again(uploads.snapshot()[0]!.key);
  await vi.waitFor(() => expect(names()).toEqual([["a", "chosen"]]));
  expect(sent).toHaveLength(1);
});

test("a file without a title waits, and others go", () => {
  const { uploads } = library();
  uploads.add([file("a.txt"), file("b.txt")], said);
  uploads.say(uploads.snapshot()[0]!.key, { title: "  " });
  uploads.submit();
  expect(uploads.snapshot().map(({ state, problem }) => [state, problem])).toEqual([
    ["chosen", "Give the document a title."],
    ["sending", null],
  ]);
});

test("what is said of all leaves alone what is on its way, and a file that is taken out is stopped", async () => {
  const { uploads, sent } = library();
  uploads.add([file("a.txt")], said);
  uploads.submit();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  uploads.add([file("b.txt")], said);
  uploads.sayOfAll({ body: "EMA" });
  expect(uploads.snapshot().map(({ body }) => body)).toEqual(["FDA", "EMA"]);
  uploads.drop(uploads.snapshot()[0]!.key);
  expect(uploads.snapshot()).toHaveLength(1);
  uploads.clear();
  expect(uploads.snapshot()).toEqual([]);
  expect(sent).toHaveLength(1);
});
