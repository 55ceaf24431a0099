import type { Signature } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { signatureBlocks } from "./signature-blocks.ts";

const signature: Signature = {
  id: "8f1d6f8a-6c6c-4a43-9a3e-2f8f1f0b7a11",
  signer_name: "Rita Sample",
  signer_role: "reviewer",
  meaning: "approval",
  note: "Held against the clauses.",
  signed_at: "2026-11-24T10:00:00.000Z",
  provider: "local",
  authenticated_at: "2026-11-24T09:59:40.000Z",
  content_hash: "0".repeat(64),
  digest: "1".repeat(64),
  audit_number: 12,
  state: "holds",
  changed: [],
};

test("what nobody signed says nothing of signatures", () => {
  expect(signatureBlocks({ signatures: [], missing: [] })).toEqual([]);
});

test("a signature stands with name, time and meaning, and with what proves it", () => {
  const [, facts] = signatureBlocks({ signatures: [signature], missing: [] });
  expect(facts).toMatchObject({
    facts: [
      {
        label: "Approved",
        value: "Rita Sample, reviewer, 24 November 2026 at 10:00:00 UTC",
        note: expect.stringContaining("audit number 12") as string,
      },
    ],
  });
});

test("one that no longer holds says so in the file", () => {
  const [, facts] = signatureBlocks({ signatures: [{ ...signature, state: "changed", changed: ["status"] }], missing: [] });
  expect(JSON.stringify(facts)).toContain("What was signed is another by now: status.");
});

test("signatures that are gone are told of, also where none is left", () => {
  expect(JSON.stringify(signatureBlocks({ signatures: [], missing: [12] }))).toContain("are gone: no. 12");
});
