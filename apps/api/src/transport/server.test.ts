import { expect, test } from "vitest";
import { createServer } from "./server.ts";

const answerTo = (publicUrl: string | null) =>
  createServer({ logLevel: "silent", trustedProxies: 0, publicUrl }).inject({ method: "GET", url: "/api/%zz" });

test("an address that cannot be read is refused with the same headers as every other answer", async () => {
  const { statusCode, headers } = await answerTo("https://clausewise.example.org");
  expect(statusCode).toBe(400);
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
  });
});

test("over plain HTTP nobody is told to come over TLS", async () => {
  expect((await answerTo(null)).headers).not.toHaveProperty("strict-transport-security");
});
