import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** A section as the Code of Federal Regulations prints it (2025 edition, title 21, volume 8), cut to the clauses asked about. */
const clauses = [
  [
    "21 CFR 807.92(a)",
    "(a) A 510(k) summary shall be in sufficient detail to provide an understanding of the basis for a determination of substantial equivalence. FDA will accept summaries as well as amendments thereto until such time as FDA issues a determination of substantial equivalence. All 510(k) summaries shall contain the following information:",
  ],
  ["21 CFR 807.92(a)(1)", "(1) The submitter's name, address, telephone number, a contact person, and the date the summary was prepared;"],
  [
    "21 CFR 807.92(a)(2)",
    "(2) The name of the device, including the trade or proprietary name if applicable, the common or usual name, and the classification name, if known;",
  ],
  [
    "21 CFR 807.92(c)",
    "(c) The summary should be in a separate section of the submission, beginning on a new page and ending on a page not shared with any other section of the premarket notification submission, and should be clearly identified as a “510(k) summary.”",
  ],
  ["21 CFR 807.92(d)", "(d) Any other information reasonably deemed necessary by the agency."],
] as const;

const version = {
  identifier: "21 CFR 807",
  title: "Establishment Registration and Device Listing for Manufacturers and Initial Importers of Devices",
  authority: "FDA",
  jurisdiction: "US",
  kind: "regulation",
  binding: true,
  text_kind: "verbatim",
  url: "https://www.ecfr.gov/current/title-21/chapter-I/subchapter-H/part-807",
  label: "CFR 2025 edition",
  status: "in_force",
  retrieved: "2026-02-27",
  passages: clauses.map(([citation, text]) => ({
    citation,
    heading: "Content and format of a 510(k) summary",
    heading_path: ["Subpart E—Premarket Notification Procedures"],
    text,
  })),
};

/** The official words of each clause that {@link importRegulation} puts into the library. */
export const officialText: ReadonlyMap<string, string> = new Map(clauses);

/** Imports the section; it can be searched when this resolves. */
export const importRegulation = (): Promise<void> => importVersion(version);

/** Imports a version of a source as this machine's command line does; it can be searched when this resolves. */
export async function importVersion(version: object): Promise<void> {
  const { url, token } = JSON.parse(readFileSync(join(process.env["E2E_FOLDER"] ?? "", "data", "server.json"), "utf8"));
  const call = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { authorization: `Bearer ${token}`, "content-type": "application/json" } });
  const imported = await call("/api/corpus/versions", { method: "POST", body: JSON.stringify(version) });
  expect(imported.status, await imported.text()).toBe(200);
  const waiting = async () => {
    const { data } = await (await call("/api/corpus/summary")).json();
    return data.passages - data.indexed_passages;
  };
  await expect.poll(waiting).toBe(0);
}
