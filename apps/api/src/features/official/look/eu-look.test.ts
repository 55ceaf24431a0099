import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { euDeviceLaw } from "@clausewise/official";
import { createDoubleCellar } from "@clausewise/official/double";
import { describe, expect, test } from "vitest";
import { changesOf, labelsOf, textsOf } from "../../../testing/official.repository.ts";
import { officialWorld } from "../../../testing/official-world.ts";
import { summarise } from "../../library/import/import.repository.ts";
import { readPassages } from "../../library/reading.repository.ts";

let cellar: ReturnType<typeof createDoubleCellar>;
const official = officialWorld(() => {
  const first = { "1": "It applies to devices.", "52": "Manufacturers assess conformity." };
  const later = { ...first, "10a": "Manufacturers tell of interruptions." };
  cellar = createDoubleCellar(
    new Map([
      [
        "2017R0745",
        new Map<string, Record<string, string>>([
          ["2017-05-05", first],
          ["2023-03-20", first],
          ["2025-01-10", later],
        ]),
      ],
      ["2017R0746", new Map<string, Record<string, string>>([["2025-01-10", { "1": "It applies to diagnostics." }]])],
    ]),
  );
  return [cellar];
});
const { look, texts, changes } = official.of(euDeviceLaw);
const states = () => cellar.acts.get("2017R0745") ?? expect.unreachable();
const held = async () => (await summarise(official.world.database)).versions;

test("every state of both regulations comes in, the newest first, and the earlier ones are no news", async () => {
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 2, changed: 0, removed: 0 } });
  expect(await texts()).toEqual(["EU IVDR consolidated 2025-01-10", "EU MDR consolidated 2025-01-10"]);
  expect(await held()).toBe(6);
  const asked = official.double.asked
    .filter(({ url }) => url.includes("/0"))
    .map(({ url, headers }) => [url.slice(-8), headers.accept, headers["accept-language"]]);
  expect(asked[0]).toEqual(["20250110", "application/xhtml+xml", "eng"]);
});

test("the words first adopted stand before every state of them", async () => {
  await look();
  expect(await labelsOf(official.world.database, "EU MDR")).toEqual([
    "2017 original",
    "consolidated 2017-05-05",
    "consolidated 2023-03-20",
    "consolidated 2025-01-10",
  ]);
});

test("a state in place of the words first adopted is not taken for them", async () => {
  const answer = cellar.answer.bind(cellar);
  cellar.answer = (path, query, headers) =>
    answer(
      path === "/resource/celex/32017R0745" && String(headers?.["accept"]).includes("xhtml") ? "/resource/celex/02017R0745-20230320" : path,
      query,
      headers,
    );
  expect(await look()).toMatchObject({ outcome: "broken", result: expect.stringContaining("where it was asked for as adopted") as string });
});

test("states that are held are not sent again", async () => {
  await look();
  expect(await look()).toMatchObject({ outcome: "unchanged" });
  expect(official.double.asked.slice(-4).every(({ url, headers }) => url.includes("/3") || "if-none-match" in headers)).toBe(true);
});

test("a new state names the articles that changed", async () => {
  await look();
  states().set("2026-07-19", { ...states().get("2025-01-10"), "52": "Manufacturers of more kinds assess conformity." });
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 0, changed: 1, removed: 0 } });
  expect((await changes()).at(-1)).toBe("changed EU MDR EU MDR Article 52");
});

test("a state that applies from a later day comes in, and is not the law of today", async () => {
  await look();
  states().set("2027-07-01", { ...states().get("2025-01-10"), "1": "It applies to more." });
  await look();
  expect(await texts()).toContain("EU MDR consolidated 2027-07-01");
  expect(await summarise(official.world.database)).toMatchObject({ versions: 7 });
});

describe("a state that is given as a list of its parts", () => {
  const address = "https://publications.europa.eu/resource/cellar/3e48/DOC_";
  const articles = ["One", "Two"].map((words, nth) => ({ [String(nth + 1)]: `Article ${words} in force.` }));
  const page = (nth: number) =>
    createDoubleCellar(new Map([["2017R0745", new Map([["2025-01-10", articles[nth - 1] ?? {}]])]])).answer(
      "/resource/celex/02017R0745-20250110",
      new URLSearchParams(),
    );
  const inParts = (...listed: number[]) => {
    const answer = cellar.answer.bind(cellar);
    const links = listed.map((nth) => `<li><a href="${address}${nth}">part</a></li>`).join("");
    cellar.answer = (path, query, headers) => {
      if (path.endsWith("02017R0745-20250110")) return { status: 300, type: "text/html", body: `<html><body>${links}</body></html>` };
      const part = /\/DOC_(\d)$/.exec(path)?.[1];
      return part === undefined ? answer(path, query, headers) : page(Number(part));
    };
  };

  test("is one text of all of them in their order", async () => {
    inParts(2, 1);
    expect(await look()).toMatchObject({ outcome: "changed" });
    const held = await textsOf(official.world.database, "eu-device-law");
    expect(held.find(({ identifier }) => identifier === "EU MDR")).toMatchObject({ label: "consolidated 2025-01-10", passages: 2 });
  });

  test("is not taken where the list lacks a part", async () => {
    inParts(1, 3);
    expect(await look()).toMatchObject({ outcome: "broken", result: expect.stringContaining("status 300") as string });
    expect(await texts()).not.toContain("EU MDR consolidated 2025-01-10");
  });
});

test("while a state is still being made nothing is said to have changed", async () => {
  await look();
  states().set("2026-07-19", { "1": "It applies to more." });
  official.double.fault = (url) => (url.includes("20260719") ? "making" : null);
  expect(await look()).toMatchObject({ outcome: "not_ready" });
  expect(await texts()).toContain("EU MDR consolidated 2025-01-10");
  official.double.fault = () => null;
  expect(await look()).toMatchObject({ outcome: "changed" });
});

test("the words of another state than was asked for are not taken", async () => {
  const answer = cellar.answer.bind(cellar);
  cellar.answer = (path, query, headers) => answer(path.replace("20230320", "20250110"), query, headers);
  expect(await look()).toMatchObject({
    outcome: "broken",
    result: expect.stringContaining("where the state of 2023-03-20 was asked for") as string,
  });
});

test.each(["blocked", "cut", "wrong_type", "none"] as const)("a list of states that is %s changes nothing", async (fault) => {
  await look();
  official.double.fault = (url) => (url.includes("/32017") ? fault : null);
  await look();
  expect([await texts(), (await changes()).length]).toEqual([["EU IVDR consolidated 2025-01-10", "EU MDR consolidated 2025-01-10"], 2]);
});

const real = resolve(import.meta.dirname, "../../../../../../../shared/data/official/eu/xhtml-consolidated-art10a.reconstructed.xhtml");

test.skipIf(!existsSync(real))(
  "the article that an amending act put in is told by its number, with the act, in the words of the real one",
  async () => {
    const articles = states().get("2025-01-10") ?? {};
    states().delete("2025-01-10");
    await look();
    delete articles["10a"];
    states().set("2025-01-10", articles);
    const put = /<p class="modref">.*<\/div>\s*(?=<\/body>)/s.exec(readFileSync(real, "utf8"))?.[0] ?? "";
    const answer = cellar.answer.bind(cellar);
    cellar.answer = (path, query, headers) => {
      const page = answer(path, query, headers);
      return path.endsWith("02017R0745-20250110") ? { ...page, body: page.body.replace("</body>", `${put}</body>`) } : page;
    };
    expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 0, changed: 1, removed: 0 } });
    const change = (await changesOf(official.world.database, "eu-device-law")).at(-1);
    expect(change).toMatchObject({ kind: "changed", subject: "EU MDR", effective: "2025-01-10", clauses: ["EU MDR Article 10a"] });
    const held = await readPassages(official.world.database, change?.version_id ?? "", 0, 20);
    expect(held.find(({ passage }) => passage.citation === "EU MDR Article 10a(1)")?.passage.text).toContain(
      "at least 6 months before the anticipated",
    );
  },
);
