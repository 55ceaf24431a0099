import { NewProduct, WarningLetterFilter } from "@clausewise/contracts";
import { connectors } from "@clausewise/official";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller, Services } from "../../service.ts";
import { addRegister } from "../../testing/official.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createOfficialReads } from "../official/official.reads.ts";
import { createProductReads } from "../products/products.reads.ts";
import { createProductService } from "../products/products.service.ts";
import { builtInLetter } from "./letter.fixture.ts";
import { createLettersView } from "./letters-view.ts";
import { createWarningLetterReads } from "./warning-letters.reads.ts";
import { createWarningLetterService } from "./warning-letters.service.ts";

let world: TestWorld;
let letters: Services["warningLetters"];
let reads: ReturnType<typeof createWarningLetterReads>;
let ana: Caller;

const builtIn = [
  builtInLetter("Acme Pumps, Inc.", { marcs_cms: "600001", letter_date: "2025-03-04" }),
  builtInLetter("Better Pills LLC", {
    marcs_cms: "600002",
    letter_date: "2024-05-06",
    issuing_office: "Center for Drug Evaluation and Research (CDER)",
    subject: "CGMP/Finished Pharmaceuticals/Adulterated",
    subject_family: "drug_cgmp",
    product_kind: ["drug"],
    cited: ["21 CFR 211.42(c)(10)", "21 U.S.C. 351(a)(2)(B)"],
  }),
];

beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
  const view = createLettersView({ official: createOfficialReads(world.database, []), builtIn });
  letters = createWarningLetterService({ letters: view, products: createProductReads(world.database) });
  reads = createWarningLetterReads(view);
});
afterAll(() => world.close());

const list = (wish: object = {}, caller = ana) => letters.list(WarningLetterFilter.parse(wish), caller);
const firms = async (wish: object = {}) => (await list(wish)).items.map(({ company }) => company);

/** FDA's list, with a letter of each of the years given. */
const listed = (...years: number[]) =>
  addRegister(world.database, "fda-warning-letters", "2026-11-20", [
    {
      key: "600001-03042025",
      title: "Acme Pumps, Inc.",
      fields: {
        posted: "2025-03-18",
        issued: "2025-03-04",
        office: "Center for Devices and Radiological Health",
        subject: "CGMP/QSR/Medical Devices/Adulterated",
        response: null,
        close_out: "https://www.fda.gov/close-out",
      },
    },
    ...years.map((year) => ({
      key: `7000${year - 2000}-0601${year}`,
      title: `Firm of ${year}`,
      fields: { posted: `${year}-06-15`, issued: `${year}-06-01`, office: "Center for Tobacco Products", subject: "Tobacco/Misbranded" },
    })),
  ]);

test("letters are found by firm, subject, office and number, the newest first", async () => {
  expect(await firms()).toEqual(["Acme Pumps, Inc.", "Better Pills LLC"]);
  expect(await firms({ search: "PILLS" })).toEqual(["Better Pills LLC"]);
  expect(await firms({ search: "finished pharmaceuticals" })).toEqual(["Better Pills LLC"]);
  expect(await firms({ search: "600001" })).toEqual(["Acme Pumps, Inc."]);
  expect(await firms({ office: "Center for Drug Evaluation and Research" })).toEqual(["Better Pills LLC"]);
});

test("family, kind, year, days and cited part narrow the list, and what nobody read is unknown", async () => {
  expect(await firms({ family: "drug_cgmp" })).toEqual(["Better Pills LLC"]);
  expect(await firms({ kind: "device" })).toEqual(["Acme Pumps, Inc."]);
  expect(await firms({ year: "2024" })).toEqual(["Better Pills LLC"]);
  expect(await firms({ from: "2024-05-06", to: "2024-12-31" })).toEqual(["Better Pills LLC"]);
  expect(await firms({ cited: "21 CFR 211" })).toEqual(["Better Pills LLC"]);
  expect(await firms({ cited: "unknown" })).toEqual(["Acme Pumps, Inc."]);
  expect((await list()).facets.follow_up).toEqual([{ value: "unknown", count: 2 }]);
});

test("FDA's list goes before what is built in, says what came after a letter, and keeps what was read of it", async () => {
  await listed(2023);
  const { items } = await list({ search: "acme" });
  expect(items).toMatchObject([
    { facts_from: "register", close_out: "https://www.fda.gov/close-out", subject_family: "device_quality_system" },
  ]);
  expect(await firms({ follow_up: "close_out" })).toEqual(["Acme Pumps, Inc."]);
  expect(await firms({ follow_up: "none" })).toEqual(["Firm of 2023"]);
  expect((await list({ search: "2023" })).items).toMatchObject([{ subject_family: "outside", product_kind: [] }]);
});

describe("trends", () => {
  test("are shown of no selection", async () => {
    const trends = await letters.trends({}, ana);
    expect(trends).toMatchObject({ period: null, total: 0, by_year: [] });
    expect(trends.because).toContain("a selection shows no trend");
  });

  test("begin with the first year that FDA's list has whole, and end with its day", async () => {
    await listed(2023, 2024, 2026);
    const trends = await letters.trends({}, ana);
    expect(trends.period).toEqual({ from: "2024-01-01", to: "2026-11-20" });
    expect(trends.by_year).toEqual([
      { value: "2024", count: 1 },
      { value: "2025", count: 1 },
      { value: "2026", count: 1 },
    ]);
    expect(trends.by_office[0]).toEqual({ value: "Center for Tobacco Products", count: 2 });
    expect((await letters.trends({ kind: "device" }, ana)).total).toBe(1);
  });

  test("are not shown where no year is whole", async () => {
    await addRegister(world.database, "fda-warning-letters", "2026-11-20", [
      { key: "1", title: "One", fields: { issued: "2026-06-01", subject: "Other", office: "An office" } },
    ]);
    expect((await letters.trends({}, ana)).because).toContain("does not cover a whole year");
  });
});

describe("of a product", () => {
  const createProduct = (fields: object) => {
    const { database } = world;
    const official = createOfficialReads(database, connectors);
    const products = createProductService({ ...world, library: createLibraryReads(database), official });
    return products.create(NewProduct.parse({ name: "The pump", currentStage: "concept", category: "device", ...fields }), ana);
  };

  test("only what concerns it is listed, each letter with its reason, what weighs most first", async () => {
    const { id } = await createProduct({ areas: ["device", "drug"], watched_firms: ["better pills"] });
    const { items } = await list({ product: id });
    expect(items.map(({ company, relevance }) => [company, relevance])).toEqual([
      ["Better Pills LLC", "high"],
      ["Acme Pumps, Inc.", "kind"],
    ]);
    expect(items[0]?.concern?.because).toEqual(["It is to better pills, a firm that you watch."]);
    expect(items[1]?.concern?.because).toEqual(["It is on a device, and so is The pump."]);
  });

  test("a part that it lists makes a letter on that part weigh more", async () => {
    const { id } = await createProduct({ cfr_parts: ["21 CFR 820", "21 CFR 211"] });
    const { items } = await list({ product: id });
    expect(items.map(({ concern }) => concern?.because[0])).toEqual([
      "Its subject is Device quality system: QSR in the subject is 21 CFR part 820, and The pump lists 21 CFR 820.",
      "It cites 21 CFR 211.42(c)(10), and The pump lists 21 CFR 211.",
    ]);
  });

  test("somebody else's product is not found", async () => {
    const { id } = await createProduct({});
    await expect(list({ product: id }, await world.asPerson("ben"))).rejects.toThrow("This product was not found.");
  });
});

describe("beside an answer", () => {
  const day = "2026-01-01";

  test("stand letters that cite its clauses, and how many were looked through", async () => {
    const found = await reads.speakingTo({ clauses: ["21 CFR 211.42(c)"], product_type: null, day });
    expect(found.checked).toBe(2);
    expect(found.alerts).toMatchObject([{ company: "Better Pills LLC", relevance: "high", date: "2024-05-06" }]);
    expect(found.alerts[0]?.description).toContain("It cites 21 CFR 211.42(c)(10), which this answer rests on.");
  });

  test("stand letters whose subject is under the answered part, where nobody read what they cite", async () => {
    const found = await reads.speakingTo({ clauses: ["21 CFR 820.10"], product_type: "device", day });
    expect(found.alerts).toMatchObject([{ company: "Acme Pumps, Inc.", relevance: "related" }]);
    expect(found.alerts[0]?.description).toContain("Which clauses it cites is not known here.");
    expect((await reads.speakingTo({ clauses: ["21 CFR 820.10"], product_type: "drug", day })).alerts).toEqual([]);
  });

  test("stands no letter of a later day", async () => {
    expect(await reads.speakingTo({ clauses: ["21 CFR 820.10"], product_type: null, day: "2025-01-01" })).toEqual({
      alerts: [],
      checked: 1,
    });
  });
});
