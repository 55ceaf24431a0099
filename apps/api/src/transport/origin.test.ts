import type { FastifyRequest } from "fastify";
import { describe, expect, test } from "vitest";
import { originsOf } from "./origin.ts";

const request = (host: string, headers: Record<string, string> = {}, method = "POST") =>
  ({ host, headers, method, protocol: "http" }) as unknown as FastifyRequest;

describe("on this machine alone", () => {
  const origins = originsOf({ publicUrl: null, host: "127.0.0.1" });

  test.each(["127.0.0.1:3000", "localhost:3000", "[::1]:3000"])("%s is ours", (host) => {
    expect(origins.isOurs(request(host))).toBe(true);
    expect(origins.of(request(host))).toBe(`http://${host}`);
  });

  test.each(["elsewhere.example", "127.0.0.1.elsewhere.example:3000", "localhost.elsewhere.example"])("%s is not", (host) => {
    expect(origins.isOurs(request(host))).toBe(false);
  });
});

describe("under a public name", () => {
  const origins = originsOf({ publicUrl: "https://clausewise.example.org", host: "0.0.0.0" });

  test("that name and this machine itself are ours, others are not", () => {
    expect(origins.isOurs(request("clausewise.example.org"))).toBe(true);
    expect(origins.isOurs(request("127.0.0.1:3000"))).toBe(true);
    expect(origins.isOurs(request("elsewhere.example"))).toBe(false);
  });

  test("only its pages may change anything, whatever the proxy in front says", () => {
    expect(origins.isSame(request("127.0.0.1:3000", { origin: "https://clausewise.example.org" }))).toBe(true);
    expect(origins.isSame(request("127.0.0.1:3000", { origin: "http://127.0.0.1:3000" }))).toBe(false);
  });
});

test("a browser that names neither origin nor site may only follow a link", () => {
  const origins = originsOf({ publicUrl: null, host: "127.0.0.1" });
  expect(origins.isSame(request("localhost:3000", {}, "GET"))).toBe(true);
  expect(origins.isSame(request("localhost:3000", {}, "POST"))).toBe(false);
});
