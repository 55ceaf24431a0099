import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { Agent, request as ask } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import { uploadLimit } from "@clausewise/contracts";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "../errors.ts";
import type { FileStore } from "../platform/storage/file-store.ts";
import { SpooledFile } from "../platform/storage/spool.ts";
import { openTestFiles } from "../testing/files.ts";
import { formLimits, receiveForm } from "./form.ts";

let folder: string;
let app: FastifyInstance;
/** What lies in the store when a form was read, and again once it was discarded. */
let lying: number[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-form-"));
  lying = [];
  const files = openTestFiles(folder);
  app = Fastify();
  await app.register(multipart, { limits: formLimits });
  app.post("/form", (request) => read(request, files));
  const spool = () => Promise.reject(new AppError("storage_full", "The disk is almost full."));
  app.post("/full", (request) => read(request, { ...files, spool }));
  app.setErrorHandler((error: Error, _, reply) =>
    reply.code(error instanceof AppError ? 400 : 500).send({ code: error instanceof AppError ? error.code : "fault", told: error.message }),
  );
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function read(request: FastifyRequest, files: FileStore) {
  const { input, discard } = await receiveForm(request, files);
  lying.push(filesIn(folder));
  await discard();
  const shown = Object.entries(input).map(([name, value]) => [name, isUpload(value) ? `${value.filename}: ${value.stream.size}` : value]);
  return Object.fromEntries(shown);
}

const isUpload = (value: unknown): value is { filename: string; stream: SpooledFile } =>
  typeof value === "object" && value !== null && "stream" in value && value.stream instanceof SpooledFile;
const filesIn = (place: string): number =>
  readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;

type Part = [name: string, value: string] | [name: string, value: string, filename: string];
const boundary = "----a-form";
const bodyOf = (parts: readonly Part[]) =>
  `${parts
    .map(([name, value, filename]) => {
      const file = filename === undefined ? "" : `; filename="${filename}"\r\ncontent-type: text/plain`;
      return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    })
    .join("")}--${boundary}--\r\n`;
const send = async (payload: string, headers: Record<string, string> = {}) => {
  const all = { "content-type": `multipart/form-data; boundary=${boundary}`, ...headers };
  return (await app.inject({ method: "POST", url: "/form", payload, headers: all })).json<Record<string, unknown>>();
};
const sent = (...parts: Part[]) => send(bodyOf(parts));

test("fields count whether they stand before or after the file, which lies on the disk until it is discarded", async () => {
  expect(await sent(["title", "Plan"], ["file", "words", "plan.txt"], ["country", "CA"])).toEqual({
    title: "Plan",
    file: "plan.txt: 5",
    country: "CA",
  });
  expect([...lying, filesIn(folder)]).toEqual([1, 0]);
});

describe("a form is refused, and nothing of it stays, where", () => {
  const many = Array.from({ length: 30 }, (_, nth): Part => [`field${nth}`, "x"]);
  const file: Part = ["file", "words", "plan.txt"];

  test.each([
    ["a field stands twice", [file, ["title", "a"], ["title", "b"]], "invalid", "more than once"],
    ["a field is too long", [file, ["title", "x".repeat(70_000)]], "too_large", "A field of the form is too long."],
    ["it has two files", [file, ["other", "words", "b.txt"]], "too_large", "one file and a few fields"],
    ["it has too many fields", [file, ...many], "too_large", "one file and a few fields"],
    ["the file has no name", [["file", "words", ""]], "invalid", "Give the file a name."],
  ] as [string, Part[], string, string][])("%s", async (_, parts, code, told) => {
    expect(await sent(...parts)).toEqual({ code, told: expect.stringContaining(told) as string });
    expect(filesIn(folder)).toBe(0);
  });

  test("it was cut off on the way", async () => {
    const whole = bodyOf([["title", "a"], file]);
    expect(await send(whole.slice(0, -30))).toMatchObject({ code: "invalid", told: "The form could not be read. Please send it again." });
    expect(filesIn(folder)).toBe(0);
  });

  test("it says beforehand that it is larger than any file may be", async () => {
    const told = await send(bodyOf([file]), { "content-length": String(uploadLimit * 2) });
    expect(told).toMatchObject({ code: "too_large", told: expect.stringMatching(/larger than \d+ MB\. Nothing was stored\./) as string });
  });
});

test("a file that is refused before it has come is still taken from the line, on which the next request is answered", async () => {
  const base = await app.listen({ host: "127.0.0.1", port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (path: string, payload: string) =>
    new Promise<{ code: number | undefined; from: number | undefined }>((answered, failed) => {
      const headers = { "content-type": `multipart/form-data; boundary=${boundary}`, "content-length": Buffer.byteLength(payload) };
      const sending = ask(new URL(path, base), { method: "POST", agent, headers });
      sending.once("response", (response) => {
        const from = response.socket.localPort;
        response.resume().once("end", () => answered({ code: response.statusCode, from }));
      });
      sending.once("error", failed).end(payload);
    });
  const large = bodyOf([["file", "words ".repeat(4_000_000), "plan.txt"]]);
  const refused = await post("/full", large);
  expect(refused.code).toBe(400);
  expect(await post("/form", bodyOf([["title", "Plan"]]))).toEqual({ code: 200, from: refused.from });
  agent.destroy();
});

test("a field that is named like something every object has is refused", async () => {
  expect(await sent(["constructor", "a"])).toMatchObject({ code: "invalid" });
  expect(await sent(["__proto__", "a"])).toMatchObject({ code: "invalid" });
});
