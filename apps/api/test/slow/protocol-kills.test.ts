import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Protocol } from "@clausewise/contracts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { form, json, read, type Answer } from "../requests.ts";
import { signIn, type Browser } from "../sign-in.ts";
import { startProduct, type Product } from "./product.ts";

const patience = { timeout: 120_000, interval: 20 };

const visits = Array.from(
  { length: 1500 },
  (_, nth) =>
    `Visit ${nth + 1}. The investigator records adverse events and study drug accountability, and the sponsor reviews them under 21 CFR Part 312.`,
);
const text = [
  "Protocol Title: A Phase 2, Randomized, Double-Blind Study of Zelotinib in Adults With Plaque Psoriasis",
  "Sponsor: Nordlys Pharma A/S",
  "Number of Participants: Approximately 120 participants will be randomized in a 1:1 ratio.",
  ...visits,
].join("\n\n");

let folder: string;
let product: Product;
let ana: Browser;

const start = async () => {
  product = startProduct(folder, { OFFICIAL_SOURCES: "off" });
  ana = await signIn(await product.ready, "ana");
};
const kill = async () => {
  product.child.kill("SIGKILL");
  await product.ended;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-protocols-"));
  await start();
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

const protocolOf = async (id: string) => (await read<Answer<Protocol>>(await ana.fetch(`/api/protocols/${id}`))).data;
const becomes = (id: string, holds: (one: Protocol) => boolean) =>
  vi.waitFor(async () => {
    const found = await protocolOf(id);
    if (!holds(found)) throw new Error(`it is ${found.state}: ${found.step}`);
    return found;
  }, patience);

/** Has a protocol be read; gives its id once the reading is under way. */
async function begun(): Promise<string> {
  const uploaded = await ana.fetch(
    "/api/documents/upload",
    form([
      ["title", "Zelotinib"],
      ["file", { name: "zelotinib.txt", text }],
    ]),
  );
  const { data: document } = await read<Answer<{ id: string }>>(uploaded);
  const { data } = await read<Answer<Protocol>>(await ana.fetch("/api/protocols", json("POST", { document_id: document.id })));
  return data.id;
}

const isReading = ({ state }: Protocol) => state === "reading";

test("a protocol whose server was killed while it was read is read to its end by the next one", { timeout: 300_000 }, async () => {
  const id = await begun();
  const before = await becomes(id, isReading);
  await kill();
  await start();
  const after = await becomes(id, ({ state }) => state === "done");
  expect(before.facts).toEqual([]);
  expect(after.facts.find(({ field }) => field === "enrolment")?.readings[0]).toMatchObject({ amount: 120 });
  expect(after.problem).toBeNull();
});

test("one whose server is killed each time it is read ends with the reason, and can be asked for again", { timeout: 300_000 }, async () => {
  const id = await begun();
  for (let tries = 0; tries < 3; tries += 1) {
    await becomes(id, isReading);
    await kill();
    await start();
  }
  const given = await becomes(id, ({ state }) => state === "failed");
  expect(given.problem).toContain("given up");
  await ana.fetch(`/api/protocols/${id}/retry`, json("POST", {}));
  expect(await becomes(id, ({ state }) => state === "done")).toMatchObject({ problem: null });
});
