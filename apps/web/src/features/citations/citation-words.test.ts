import { expect, test } from "vitest";
import { restingAddress } from "./citation-words.ts";

const product_id = "1b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11";
const id = "0b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11";

test("what rests on a clause is opened where it is worked on", () => {
  const address = (kind: Parameters<typeof restingAddress>[0]["kind"], by: string | null, of: string | null) =>
    restingAddress({ kind, id, title: "One", product_id: of, by });
  expect(address("requirement", null, product_id)).toBe(`/regulatory-compass?tab=gaps&product=${product_id}&requirement=${id}`);
  expect(address("pathway", "eu-mdr", product_id)).toBe(
    `/regulatory-compass?tab=pathway&product=${product_id}&rules=eu-mdr&assessment=${id}`,
  );
  expect(address("checklist", "510k", product_id)).toBe(`/regulatory-compass?tab=checklist&product=${product_id}&route=510k`);
  expect(address("draft", null, null)).toBe(`/regulatory-compass?tab=writing&draft=${id}`);
  expect(address("answer", null, null)).toBe(`/queries/${id}`);
});
