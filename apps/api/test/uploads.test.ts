import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { uploadLimit } from "@clausewise/contracts";
import { countUnread } from "../src/testing/documents.repository.ts";
import { form, read, type Answer } from "./requests.ts";
import { sharedServer, type RunningServer } from "./server.ts";
import { openBrowser, signIn, type Browser } from "./sign-in.ts";

let server: RunningServer;
let ana: Browser;
beforeAll(async () => {
  server = await sharedServer();
  ana = await signIn(server.base, "ana");
});

const upload = (init: RequestInit) => ana.fetch("/api/documents/upload", init);
const files = (place: string) =>
  readdirSync(join(server.dataDir, place), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const text = { name: "a.txt", text: "text" };

const raw = (parts: string[], boundary = "cut", end = `--${boundary}--\r\n`): RequestInit => ({
  method: "POST",
  headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  body: parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("") + end,
});
const filePart = 'Content-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\ntext';
const titlePart = 'Content-Disposition: form-data; name="title"\r\n\r\nTitle';

test("fields count whether they stand before or after the file", async () => {
  const { data } = await read<Answer<object>>(
    await upload(
      form([
        ["file", text],
        ["title", "After"],
        ["regulatory_body", "FDA"],
      ]),
    ),
  );
  expect(data).toMatchObject({ title: "After", regulatory_body: "FDA" });
});

test("empty selects mean that nothing was chosen", async () => {
  const { data } = await read<Answer<object>>(
    await upload(
      form([
        ["title", "T"],
        ["regulatory_body", ""],
        ["document_category", ""],
        ["file", text],
      ]),
    ),
  );
  expect(data).toMatchObject({ regulatory_body: null, document_category: null });
});

const refusals: [string, () => RequestInit, number][] = [
  ["without a file", () => form([["title", "T"]]), 400],
  ["without a title", () => form([["file", text]]), 400],
  [
    "with a file under another name",
    () =>
      form([
        ["title", "T"],
        ["attachment", text],
      ]),
    400,
  ],
  [
    "with text where the file belongs",
    () =>
      form([
        ["title", "T"],
        ["file", "text"],
      ]),
    400,
  ],
  [
    "with an empty file",
    () =>
      form([
        ["title", "T"],
        ["file", { name: "a.txt", text: "" }],
      ]),
    400,
  ],
  [
    "with two files",
    () =>
      form([
        ["title", "T"],
        ["file", text],
        ["other", text],
      ]),
    413,
  ],
  [
    "with many fields",
    () => form([...Array.from({ length: 40 }, (_, at) => [`f${at}`, "x"] as [string, string]), ["title", "T"], ["file", text]]),
    413,
  ],
  [
    "with a program",
    () =>
      form([
        ["title", "T"],
        ["file", { name: "a.exe", text: "MZ" }],
      ]),
    415,
  ],
  [
    "with an unknown regulatory body",
    () =>
      form([
        ["title", "T"],
        ["regulatory_body", "Nobody"],
        ["file", text],
      ]),
    400,
  ],
  [
    "with a title given twice",
    () =>
      form([
        ["title", "T"],
        ["title", "U"],
        ["file", text],
      ]),
    400,
  ],
  ["that ends in the middle of the file", () => raw([titlePart, filePart], "cut", ""), 400],
  [
    "with a wrong boundary",
    () => ({ ...raw([titlePart, filePart]), headers: { "content-type": "multipart/form-data; boundary=other" } }),
    400,
  ],
  ["without a boundary", () => ({ ...raw([titlePart, filePart]), headers: { "content-type": "multipart/form-data" } }), 400],
  ["with nothing in it", () => ({ ...raw([]), body: "" }), 400],
  ["as JSON", () => ({ method: "POST", headers: { "content-type": "application/json" }, body: '{"title":"T"}' }), 415],
];

/** Waits until every file is read: what reading writes is none of what an upload leaves behind. */
const allRead = () => vi.waitFor(async () => expect(await countUnread(server.database)).toBe(0), { timeout: 120_000, interval: 100 });

test.each(refusals)("an upload %s is refused and leaves nothing behind", async (_, init, status) => {
  await allRead();
  const before = files("files");
  const response = await upload(init());
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ success: false, error: expect.any(String) });
  expect(files("files")).toBe(before);
  expect(files("uploads")).toBe(0);
});

test("a file of 50 MB is taken, one byte more is refused with the limit named and nothing kept", async () => {
  const largest = await upload(
    form([
      ["title", "Large"],
      ["file", { name: "large.txt", text: new Uint8Array(uploadLimit).fill(32) }],
    ]),
  );
  expect((await read<Answer<object>>(largest)).data).toMatchObject({ file_size: uploadLimit });
  await allRead();
  const before = files("files");
  const larger = await upload(
    form([
      ["title", "Larger"],
      ["file", { name: "larger.txt", text: new Uint8Array(uploadLimit + 1).fill(32) }],
    ]),
  );
  expect(larger.status).toBe(413);
  expect((await read<{ error: string }>(larger)).error).toContain("50 MB");
  expect([files("files"), files("uploads")]).toEqual([before, 0]);
});

test("who is not signed in is refused before anything is stored", async () => {
  const response = await openBrowser(server.base).fetch(
    "/api/documents/upload",
    form([
      ["title", "T"],
      ["file", text],
    ]),
  );
  expect(response.status).toBe(401);
  expect(files("uploads")).toBe(0);
});
