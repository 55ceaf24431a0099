import { expect, test } from "vitest";
import { NewWebhook, Webhook } from "./webhooks.ts";

const problems = (address: string) =>
  NewWebhook.safeParse({ name: "Quality system", address }).error?.issues.map(({ message }) => message) ?? [];

test.each(["https://receiver.example/clausewise", "https://receiver.example:8443/a?key=1", "https://пример.example/"])(
  "%s can be told",
  (address) => expect(problems(address)).toEqual([]),
);

test.each(["http://receiver.example/", "ftp://receiver.example/", "receiver.example", "javascript:alert(1)", "", "https://"])(
  "%j is refused in one sentence that says what is asked for",
  (address) => expect(problems(address)).toEqual(["must be an https address"]),
);

test.each(["https://user@receiver.example/", "https://user:secret@receiver.example/", "https://receiver.example/#part"])(
  "%s would keep a secret where everybody reads it, or name what is never sent",
  (address) => expect(problems(address)).toEqual(["must hold no user, password or fragment"]),
);

test("what is told of a webhook later does not hold its secret", () => {
  const one = { id: "6f9619ff-8b86-4011-b42d-00cf4fc964ff", name: "Quality system", address: "https://receiver.example/" };
  const told = Webhook.parse({ ...one, created_at: "2026-11-22T10:00:00Z", failing_since: null, off_since: null, secret: "whsec_x" });
  expect(told).not.toHaveProperty("secret");
});
