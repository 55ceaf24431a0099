import { expect, test } from "vitest";
import { draftStore } from "./draft.ts";

function memory(): Storage {
  const storage: Record<string, unknown> = {};
  const methods = {
    getItem: (key: string) => (typeof storage[key] === "string" ? storage[key] : null),
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  };
  return new Proxy(storage, { get: (target, key) => Reflect.get(key in methods ? methods : target, key) }) as unknown as Storage;
}

test("a draft is there again after a reload", () => {
  const storage = memory();
  draftStore(() => storage).write("contact", "Dear all");
  expect(draftStore(() => storage).read("contact")).toBe("Dear all");
});

test("signing out clears the drafts and nothing else", () => {
  const storage = memory();
  storage.setItem("other", "kept");
  const drafts = draftStore(() => storage);
  drafts.write("contact", "Dear all");
  drafts.clear();
  expect(drafts.read("contact")).toBeNull();
  expect(storage.getItem("other")).toBe("kept");
});

test("typing goes on when the browser's storage is switched off", () => {
  const drafts = draftStore(() => {
    throw new Error("storage is switched off");
  });
  drafts.write("contact", "Dear all");
  expect(drafts.read("contact")).toBeNull();
});
