import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { NewSourceVersion } from "@clausewise/contracts";
import { describe, expect, it } from "vitest";
import { builtInFingerprint, builtInLibrary } from "./library.ts";

const library = builtInLibrary();
const passages = library.flatMap((source) => source.passages.map((passage) => ({ ...passage, source })));

/** Hosts of the authorities and bodies whose texts our notes are about. */
const officialHosts = [
  ["ecfr.gov", "fda.gov", "house.gov", "govinfo.gov", "federalregister.gov", "clinicaltrials.gov", "hhs.gov"],
  ["europa.eu"],
  ["legislation.gov.uk", "gov.uk"],
  ["fedlex.admin.ch", "swissmedic.ch"],
  ["justice.gc.ca", "canada.ca"],
  ["legislation.gov.au", "tga.gov.au"],
  ["pmda.go.jp", "mhlw.go.jp", "japaneselawtranslation.go.jp", "e-gov.go.jp"],
  ["nmpa.gov.cn", "gov.cn", "samr.gov.cn"],
  ["mfds.go.kr", "law.go.kr", "klri.re.kr"],
  ["gov.br"],
  ["hsa.gov.sg", "agc.gov.sg"],
  ["cdsco.gov.in"],
  ["sfda.gov.sa"],
  ["ich.org", "iso.org", "iec.ch", "imdrf.org", "consort-spirit.org"],
].flat();
const isOfficial = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && officialHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
};

describe("the built-in library", () => {
  it("holds the sources asked about most", () => {
    const identifiers = library.map((source) => source.identifier);
    for (const expected of [
      "21 CFR 807",
      "21 CFR 820",
      "21 CFR 803",
      "21 CFR 806",
      "21 CFR 830",
      "21 CFR 812",
      "21 CFR 312",
      "21 CFR 11",
      "21 CFR 50",
      "21 CFR 211",
      "EU MDR",
      "EU IVDR",
      "SOR/98-282",
    ])
      expect(identifiers).toContain(expected);
    expect(library.length).toBeGreaterThanOrEqual(30);
    expect(passages.length).toBeGreaterThanOrEqual(300);
  });

  it("is in the form an import takes", () => {
    for (const source of library) expect(NewSourceVersion.safeParse(source).error, source.identifier).toBeUndefined();
  });

  it("holds each source once, but for earlier versions of it", () => {
    const standing = library.filter((source) => source.status !== "superseded").map((source) => source.identifier);
    expect(standing.toSorted()).toEqual([...new Set(standing)].toSorted());
    const dated = library.map((source) => `${source.identifier} of ${source.effective ?? source.issued}`);
    expect(dated.toSorted()).toEqual([...new Set(dated)].toSorted());
  });

  it("brings an earlier version of a source before the one in force, each under a label of its own", () => {
    library.forEach((source, at) => {
      const later = library.findIndex((other, place) => place > at && other.identifier === source.identifier);
      if (later < 0) return;
      expect(source.status, source.identifier).toBe("superseded");
      expect((source.effective ?? "") < (library[later]?.effective ?? ""), source.identifier).toBe(true);
      expect(source.label, source.identifier).not.toBe(library[later]?.label);
    });
  });

  it("cites, in every paragraph, a clause of its own source at an official address", () => {
    for (const { citation, url, source } of passages) {
      const stem = source.kind === "guidance" ? source.identifier : source.identifier.replace(/^21 CFR (\d+)$/, "21 CFR $1.");
      expect(citation.startsWith(stem), `${citation} in ${source.identifier}`).toBe(true);
      expect(isOfficial(url ?? ""), `${citation}: ${url}`).toBe(true);
    }
  });

  it("names what replaced each repealed directive, and names no source it does not hold", () => {
    const named = new Set(library.flatMap((source) => source.supersedes ?? []));
    const held = new Set(library.map((source) => source.identifier));
    const repealed = library.filter((source) => source.kind === "directive" && source.status === "superseded");
    expect(repealed.length).toBeGreaterThan(0);
    for (const { identifier } of repealed) expect(named, identifier).toContain(identifier);
    for (const identifier of named) expect(held, identifier).toContain(identifier);
  });

  it("is dated no later than today and no earlier than it was issued", () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const source of library) {
      expect(source.retrieved <= today, source.identifier).toBe(true);
      if (source.issued) expect(source.issued <= source.retrieved, source.identifier).toBe(true);
    }
  });

  it("says of each source which version of its text it was compared with, or that there was none", () => {
    const without = library.filter(({ label }) => !/checked against (?:no text\b.+confirm|no text\b.+written|.*\b20\d\d\b)/.test(label));
    expect(without.map(({ identifier, label }) => `${identifier}: ${label}`)).toEqual([]);
  });

  it("dates every source as precisely as it is known", () => {
    const undated = library.filter(({ issued, effective }) => !issued && !effective).map(({ identifier }) => identifier);
    expect(undated.toSorted()).toEqual([
      "Complying with the Unique Device Identification requirements for medical devices",
      "EU GMP Part I",
      "GN-04",
      "GN-05",
      "GN-13",
      "ICH E2B(R3)",
      "MDS-G008",
      "MHRA Software and AI as a Medical Device",
      "PMA eSTAR",
    ]);
  });

  it("says each thing in a few whole sentences", () => {
    for (const { text, citation } of passages) {
      expect(text.length, citation).toBeGreaterThan(60);
      expect(text, citation).toMatch(/[.)”"]$/);
      expect(text, citation).not.toMatch(/\*\*|TODO|\[\d+\]/);
    }
  });
});

describe("the fingerprint of the library", () => {
  const fingerprints = (...changes: ((folder: string) => void)[]) => {
    const folder = mkdtempSync(join(tmpdir(), "clausewise-notes-"));
    mkdirSync(join(folder, "eu"));
    writeFileSync(join(folder, "eu", "a.md"), "One note.");
    writeFileSync(join(folder, "b.md"), "Another.");
    try {
      return [() => undefined, ...changes].map((change) => {
        change(folder);
        return builtInFingerprint(pathToFileURL(`${folder}/`));
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it("stays the same when nothing changes, though a note is written anew", () => {
    const [before, after] = fingerprints((folder) => writeFileSync(join(folder, "b.md"), "Another."));
    expect(after).toBe(before);
  });

  it.each<[string, (folder: string) => void]>([
    ["a word of a note changes", (folder) => writeFileSync(join(folder, "eu", "a.md"), "A note.")],
    ["a note is added", (folder) => writeFileSync(join(folder, "c.md"), "")],
    ["a note goes", (folder) => rmSync(join(folder, "b.md"))],
    ["a note gets another name", (folder) => renameSync(join(folder, "b.md"), join(folder, "c.md"))],
  ])("changes when %s", (_, change) => {
    const [before, after] = fingerprints(change);
    expect(after).not.toBe(before);
  });
});
