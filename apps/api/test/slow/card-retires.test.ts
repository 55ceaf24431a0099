import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OfficialSource, RetiredCard } from "@clausewise/contracts";
import { createDoubleEcfr, generatedPart, openDouble } from "@clausewise/official/double";
import { expect, test, vi } from "vitest";
import { json, read, type Answer } from "../requests.ts";
import { signIn, type Browser } from "../sign-in.ts";
import { startProduct } from "./product.ts";

const patience = { timeout: 120_000, interval: 100 };
/** A card of 21 CFR 803.1, and another of a section that nothing changes. */
const [id, other] = ["us-mdr-who-reports", "us-806-exempt-actions"];

const get = async <T>(browser: Browser, path: string) => (await read<Answer<T>>(await browser.fetch(path))).data;
const retired = (browser: Browser) => get<RetiredCard[]>(browser, "/api/coach/retired-cards");
const retiredIds = async (browser: Browser) => (await retired(browser)).map((card) => card.id);

/** Waits until the title was looked at whole after a moment. */
const looked = (browser: Browser, after: string) =>
  vi.waitFor(async () => {
    const { sources } = await get<{ sources: OfficialSource[] }>(browser, "/api/official-sources");
    const ecfr = sources.find((source) => source.id === "ecfr");
    expect(ecfr?.progress).toBeNull();
    expect((ecfr?.last_success ?? "") > after).toBe(true);
  }, patience);

test("a card retires once the official text of its clause is amended, until somebody confirms it", { timeout: 300_000 }, async () => {
  const today = new Date().toISOString().slice(0, 10);
  const title = createDoubleEcfr(
    ["803", "806"].map((part) => generatedPart(part, 6, "2026-02-02")),
    "2026-10-01",
  );
  const double = await openDouble([title]);
  const folder = mkdtempSync(join(tmpdir(), "clausewise-cards-"));
  const product = startProduct(folder, { OFFICIAL_MIRROR: double.base, OFFICIAL_MIRROR_PAUSE: "0" });
  try {
    const dana = await signIn(await product.ready, "dana");
    const ana = await signIn(await product.ready, "ana");
    const answer = () => ana.fetch(`/api/coach/cards/${id}/answers`, json("POST", { chosen: [0] }));
    await looked(dana, "");
    expect(await retiredIds(dana)).not.toContain(id);
    expect((await answer()).status).toBe(200);

    title.amend("803", today, (part) => part.sections[0]?.paragraphs.push("(z) Who distributes reports too."));
    const before = new Date().toISOString();
    await dana.fetch("/api/official-sources/ecfr/run", json("POST", {}));
    await looked(dana, before);
    const found = await vi.waitFor(async () => {
      const card = (await retired(dana)).find((one) => one.id === id);
      if (!card) throw new Error("it is still asked");
      return card;
    }, patience);
    expect(found.amended).toMatchObject([{ clause: "21 CFR 803.1", since: today }]);
    expect(await retiredIds(dana)).not.toContain(other);
    expect((await answer()).status).toBe(409);

    const confirmed = await dana.fetch(`/api/coach/cards/${id}/confirm`, json("POST", { reason: "Who reports is the same." }));
    expect(confirmed.status).toBe(200);
    expect(await retiredIds(dana)).not.toContain(id);
    expect((await answer()).status).toBe(200);
  } finally {
    product.child.kill("SIGTERM");
    await product.ended;
    await double.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
