import { canadaLaws, ecfr, fdaGuidance, federalRegister } from "@clausewise/official";
import {
  createDoubleEcfr,
  createDoubleFederalRegister,
  createDoubleGuidance,
  generatedGuidance,
  generatedPart,
  generatedRule,
} from "@clausewise/official/double";
import { beforeEach, expect, test } from "vitest";
import { asked } from "../../testing/lists.ts";
import { officialWorld } from "../../testing/official-world.ts";
import type { Services } from "../../service.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createLookJob } from "./look-job.ts";
import { createOfficialReads } from "./official.reads.ts";
import { createOfficialService } from "./official.service.ts";

let title: ReturnType<typeof createDoubleEcfr>;
let list: ReturnType<typeof createDoubleGuidance>;
let register: ReturnType<typeof createDoubleFederalRegister>;
const official = officialWorld(() => {
  title = createDoubleEcfr([generatedPart("820", 3, "2026-02-02"), generatedPart("11", 2, "2020-01-01")], "2026-10-01");
  list = createDoubleGuidance([1, 2, 3].map(generatedGuidance));
  register = createDoubleFederalRegister(
    Array.from({ length: 150 }, (_, nth) => generatedRule(nth, `2026-${nth < 75 ? "03" : "04"}-01`, 100 + nth, null)),
  );
  return [title, list, register];
});
let service: Services["official"];
beforeEach(() => {
  const { parts } = official;
  const connectors = [ecfr, canadaLaws, fdaGuidance, federalRegister];
  service = createOfficialService({
    ...parts,
    connectors,
    library: createLibraryReads(official.world.database),
    jobs: { enqueue: async () => null },
    lookJob: createLookJob({ ...parts, connectors }),
    reads: createOfficialReads(parts.database, connectors),
  });
});

const look = (connector: typeof ecfr) => official.of(connector).look();
const changes = async (source_id?: string) =>
  service.changes(asked(source_id === undefined ? {} : { source_id }), await official.world.asPerson("ana"));

test("what changed names the text, its version, its clauses and the rule that says it amends them from that day on", async () => {
  await look(ecfr);
  title.amend("820", "2026-11-10", (part) => part.sections.pop());
  register.rules.push(generatedRule(900, "2026-10-05", 820, "2026-11-10"), generatedRule(901, "2026-10-05", 11, "2026-11-10"));
  await look(ecfr);
  await look(federalRegister);
  const { items, total } = await changes("ecfr");
  expect(total).toBe(3);
  expect(items[0]).toMatchObject({
    kind: "changed",
    subject: "21 CFR 820",
    effective: "2026-11-10",
    clauses: ["21 CFR 820.3"],
    caused_by: [{ title: "Requirements on Subject 900", url: "https://www.federalregister.gov/d/2026-00900" }],
  });
  expect(items[0]?.version_id).not.toBeNull();
});

test("what an entry said before stands beside what it says now, and the first load of a register is no change", async () => {
  await look(fdaGuidance);
  expect(await changes()).toMatchObject({ total: 0 });
  Object.assign(list.rows[0] ?? {}, { field_final_guidance_1: "Draft" });
  await look(fdaGuidance);
  const { items } = await changes();
  expect([items[0]?.before?.fields["status"], items[0]?.after?.fields["status"]]).toEqual(["Final", "Draft"]);
});

test("rules are read page by page, and one that is not in a later answer is not gone", async () => {
  expect(await look(federalRegister)).toMatchObject({
    outcome: "changed",
    growth: { added: 150, changed: 0, removed: 0 },
    as_of: "2026-04-01",
  });
  register.rules.push(generatedRule(500, "2026-05-02", 820, "2026-08-01"));
  expect(await look(federalRegister)).toMatchObject({
    outcome: "changed",
    growth: { added: 1, changed: 0, removed: 0 },
    as_of: "2026-05-02",
  });
  expect(
    (await service.health({}, await official.world.asPerson("ana"))).sources.find(({ id }) => id === "federal-register")?.entries,
  ).toBe(151);
});

test("a rule whose day was put in later has changed", async () => {
  await look(federalRegister);
  Object.assign(register.rules[149] ?? {}, { effective_on: "2026-12-01" });
  register.rules.push(generatedRule(501, "2026-04-02", 11, null));
  expect(await look(federalRegister)).toMatchObject({ growth: { added: 1, changed: 1, removed: 0 } });
});

test.each(["blocked", "cut", "empty", "none", "fewer"] as const)("rules on pages that are %s take nothing away", async (fault) => {
  await look(federalRegister);
  register.rules.push(generatedRule(502, "2026-05-02", 11, null));
  official.double.fault = () => fault;
  await look(federalRegister);
  expect(await changes()).toMatchObject({ total: 0 });
  official.double.fault = () => null;
  expect(await look(federalRegister)).toMatchObject({ growth: { added: 1, changed: 0, removed: 0 } });
});

test("a source that has said nothing for its rhythm and half as long again is silent", async () => {
  const health = async () => (await service.health({}, await official.world.asPerson("ana"))).sources.find(({ id }) => id === "ecfr");
  expect(await health()).toMatchObject({ outcome: null, is_silent: false });
  await look(ecfr);
  official.double.fault = () => "blocked";
  official.world.clock.pass(35 * 3_600_000);
  await look(ecfr);
  expect(await health()).toMatchObject({ outcome: "blocked", is_silent: false });
  official.world.clock.pass(2 * 3_600_000);
  expect(await health()).toMatchObject({ is_silent: true });
});
