import type { lookup as systemLookup } from "node:dns";
import { expect, test } from "vitest";
import { createPost, mayBePublic } from "./post.ts";

test.each([
  ["https://hooks.example.com/in", true],
  ["https://8.8.8.8/in", true],
  ["https://10.0.0.7/in", false],
  ["https://127.1/in", false],
  ["https://[::1]/in", false],
  ["https://[::ffff:127.0.0.1]/in", false],
  ["https://localhost/in", false],
  ["https://intranet/in", false],
  ["https://printer.local/in", false],
])("whether %s may be of the open internet: %s", (address, is) => {
  expect(mayBePublic(address)).toBe(is);
});

const message = { headers: {}, body: "{}", signal: new AbortController().signal };

test("nothing is sent into this network, also where a name leads there, nor without https", async () => {
  const lookup = ((_: string, __: object, callback: (error: null, found: object[]) => void) =>
    callback(null, [{ address: "10.0.0.7", family: 4 }])) as unknown as typeof systemLookup;
  const post = createPost({ version: "1", lookup });
  await expect(post({ ...message, address: "https://hooks.example.com" })).rejects.toThrow("leads to an address inside this network");
  await expect(post({ ...message, address: "https://127.0.0.1" })).rejects.toThrow("is at no address of the open internet");
  await expect(post({ ...message, address: "http://hooks.example.com" })).rejects.toThrow("is at no address of the open internet");
});
