import { createAmendedClauses, normalCitation } from "@clausewise/retrieval";
import type { HeldPassage, HeldSource, HeldVersion, HeldWork } from "./held.ts";
import type { ReferenceLibrary } from "./library.ts";

const passages = (clauses: Readonly<Record<string, readonly [heading: string, text: string, subpart?: string]>>): HeldPassage[] =>
  Object.entries(clauses).map(([citation, [heading, text, subpart]], nth) => ({
    id: `${citation} ${nth}`,
    citation,
    normal: normalCitation(citation),
    heading,
    path: subpart === undefined ? [] : [subpart],
    text,
    url: null,
  }));

const filler = (source: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, nth) => [`${source}.${300 + nth}`, [`Section ${300 + nth}`, "It says nothing."] as const]),
  );

const version = (given: Partial<HeldVersion>): HeldVersion => ({
  id: "v",
  label: "",
  status: "in_force",
  issued: null,
  effective: null,
  passages: [],
  ...given,
});

const source = (given: Partial<HeldSource>): HeldSource => ({
  id: given.identifier ?? "s",
  identifier: "",
  title: "",
  url: "https://law.example",
  verbatim: true,
  status: "in_force",
  retrieved: "2026-11-01",
  versions: [],
  ...given,
});

const validation = "(g) Design validation. Each manufacturer shall establish and maintain procedures for validating the device design.";

const qualitySystem = source({
  identifier: "21 CFR 820",
  title: "Quality Management System Regulation",
  versions: [
    version({
      label: "Quality System Regulation",
      status: "superseded",
      effective: "1997-06-01",
      passages: passages({
        "21 CFR 820.1": ["Scope", "It governs the methods used."],
        "21 CFR 820.30(a)": ["Design controls", "(a) General."],
        "21 CFR 820.30(g)": ["Design controls", validation, "Subpart C—Design Controls"],
        ...filler("21 CFR 820", 20),
      }),
    }),
    version({
      label: "QMSR",
      effective: "2026-02-02",
      passages: passages({
        "21 CFR 820.1": ["Scope", "It applies to finished devices."],
        "21 CFR 820.20": ["[Reserved]", "[Reserved]"],
        "21 CFR 820.35(a)": ["Control of records", "(a) Complaints: (1) the date; (2) the device.", "Subpart B—Supplemental Provisions"],
        ...filler("21 CFR 820", 20),
      }),
    }),
  ],
});
const reporting = source({
  identifier: "21 CFR 803",
  title: "Medical Device Reporting",
  versions: [
    version({
      label: "CFR 2025 edition",
      passages: passages({
        "21 CFR 803.50(a)": [
          "Reports by manufacturers",
          "(a) You must report a death no later than 30 calendar days after the day that you become aware.",
          "Subpart E—Manufacturer Reporting Requirements",
        ],
        ...filler("21 CFR 803", 20),
      }),
    }),
  ],
});
const mdr = source({
  identifier: "EU MDR",
  title: "Regulation (EU) 2017/745 on medical devices",
  versions: [
    version({
      label: "2017 original",
      passages: passages({
        "EU MDR Article 61(1)": ["Clinical evaluation", "1. Confirmation of conformity shall be based on clinical data."],
        "EU MDR Article 84": ["Post-market surveillance plan", "The system shall be based on a plan."],
        "EU MDR Article 120(3)": ["Transitional provisions", "3. A device may be placed on the market."],
        "EU MDR Annex VI Part A 1.1": ["Economic operator", "1.1. type"],
        "EU MDR Annex VIII 6.3": ["Rule 11", "Software intended to provide information"],
        "EU MDR Annex XIV 1(a)": ["Clinical Evaluation", "(a) establish a plan"],
        ...Object.fromEntries(
          Array.from({ length: 20 }, (_, nth) => [`EU MDR Article ${nth + 1}`, [`Subject ${nth}`, "It says nothing."] as const]),
        ),
      }),
    }),
  ],
});
const mdd = source({
  identifier: "Directive 93/42/EEC",
  title: "Council Directive 93/42/EEC concerning medical devices (MDD)",
  verbatim: false,
  status: "superseded",
  versions: [
    version({ status: "superseded", passages: passages({ "Directive 93/42/EEC": ["Repealed by the MDR", "It is no longer the law."] }) }),
  ],
});
const gcp = source({
  identifier: "ICH E6(R3)",
  title: "Good Clinical Practice (GCP) E6(R3)",
  verbatim: false,
  status: "final",
  versions: [version({ status: "final", passages: passages({ "ICH E6(R3) 4": ["Data governance", "Data are governed."] }) })],
});
const trials = source({
  identifier: "21 CFR 312",
  title: "Investigational New Drug Application",
  verbatim: false,
  versions: [version({ passages: passages({ "21 CFR 312.32": ["IND safety reporting", "Reports go to FDA."] }) })],
});

/** What a small library holds. */
export const works: HeldWork[] = [
  { name: "21 CFR 820", sources: [qualitySystem] },
  { name: "21 CFR 803", sources: [reporting] },
  { name: "21 CFR 312", sources: [trials] },
  { name: "EU MDR", sources: [mdr] },
  { name: "Directive 93/42/EEC", sources: [mdd] },
  { name: "ICH E6", sources: [gcp] },
];

/** The rest of it, for a text that speaks of a day. */
export const libraryOf = (day: string | null): ReferenceLibrary => ({
  successions: [
    { clause: "21 CFR 820.30(g)", heading: "Design validation", successors: ["ISO 13485:2016 7.3.7"], checked_against: "ours" },
    { clause: "Directive 93/42/EEC Annex X", heading: "Clinical evaluation", successors: ["EU MDR Annex XIV"], checked_against: "ours" },
  ],
  standards: [
    {
      number: "ISO 14971",
      title: "Application of risk management to medical devices",
      editions: [
        { year: "2007", adopted: ["2012"] },
        { year: "2019", adopted: [] },
      ],
      superseded_by: null,
      clauses: [
        ["7.5", "Risks arising from risk control measures"],
        ["7.6", "Completeness of risk control"],
        ["8", "Evaluation of overall residual risk"],
        ["9", "Risk management review"],
      ],
    },
    {
      number: "IEC 62366",
      title: "Usability engineering",
      editions: [{ year: "2007", adopted: [] }],
      superseded_by: "IEC 62366-1:2015",
    },
  ],
  amended: createAmendedClauses([{ clause: "EU MDR Article 120(3)", by: "Regulation (EU) 2023/607", since: "2023-03-20" }]),
  guidance: [
    {
      id: "pumps",
      title: "Infusion Pumps Total Product Life Cycle",
      status: "Final",
      issued: "2014-12-02",
      docket: "FDA-2010-D-0194",
      url: null,
      superseded_by: null,
      source_id: null,
    },
    {
      id: "reviews",
      title: "Guidance for the Content of Reviews of Pumps",
      status: "Final",
      issued: "2005-05-11",
      docket: null,
      url: null,
      superseded_by: null,
      source_id: null,
    },
    {
      id: "old",
      title: "Content of Premarket Submissions for External Pumps",
      status: "Superseded",
      issued: "1993-03-01",
      docket: null,
      url: null,
      superseded_by: "pumps",
      source_id: null,
    },
    {
      id: "draft",
      title: "Clinical Decision Support for Every Single Pump",
      status: "Draft",
      issued: "2025-01-01",
      docket: "FDA-2025-D-0001",
      url: null,
      superseded_by: null,
      source_id: null,
    },
  ],
  numbers: new Map([
    [
      "K081234",
      {
        register: "FDA 510(k) clearances",
        as_of: "2026-11-20",
        scope: "since 1976",
        entry: { number: "K081234", title: "Alpha Pump", url: null },
      },
    ],
    ["K099999", { register: "FDA 510(k) clearances", as_of: "2026-11-20", scope: "since 1976", entry: null }],
    [
      "P990009/S012",
      { register: "FDA premarket approvals", as_of: "2026-11-20", scope: "all", entry: { number: "P990009", title: "Valve", url: null } },
    ],
    ["NCT01234567", { register: "Studies", as_of: null, scope: "", entry: null }],
  ]),
  recognitions: new Map([
    ["ISO 14971", [{ number: "5-125", title: "Risk management", url: "https://fda.example/5-125", years: ["2019"], as_of: "2026-11-20" }]],
    ["ASTM F99", [{ number: "8-99", title: "Tubes", url: null, years: ["2018"], as_of: "2026-11-20" }]],
  ]),
  titles: [
    { of: "21 CFR 806", title: "Medical Devices; Reports of Corrections and Removals" },
    { of: "21 CFR 803", title: "Medical Device Reporting" },
  ],
  today: "2026-11-23",
  day,
});
