import { createDoubleCanada, generatedRegulation } from "./canada.ts";
import { createDoubleCellar } from "./cellar.ts";
import { createDoubleTrials, generatedStudy } from "./clinical-trials.ts";
import { createDoubleEcfr, generatedPart } from "./ecfr.ts";
import { createDoubleFederalRegister, generatedRule } from "./federal-register.ts";
import {
  createDoubleLicences,
  createDoubleMedicines,
  createDoubleRecalls,
  generatedLicence,
  generatedMedicine,
  generatedRecall,
} from "./file.ts";
import { createDoubleGuidance, generatedGuidance } from "./guidance.ts";
import { createDoubleMdcg, generatedPaper } from "./mdcg.ts";
import { createDoubleMhra, generatedPublication } from "./mhra.ts";
import { createDoubleOpenFda } from "./openfda.ts";
import type { Played } from "./played.ts";
import { createDoubleStandards } from "./standards.ts";
import { createDoubleUk, generatedUkInstrument } from "./uk.ts";
import { createDoubleUsCode } from "./us-code.ts";
import { createDoubleLetters, generatedLetter } from "./warning-letters.ts";

/** A source that is played with a few entries. */
interface PlayedSource {
  source: Played;
  /** Has something happen in it for the nth time, counted from 1; gives what there is to tell of it then, as `kind name`. */
  renew: (nth: number) => string[];
}

const entries = 40;
/** Entries that come later are numbered from here on. */
const later = 60;

const many = <T>(make: (nth: number) => T): T[] => Array.from({ length: entries }, (_, nth) => make(nth + 1));

/** Has the oldest entry of a list go, and another come. */
function turn<T>(list: T[], make: (nth: number) => T, nth: number, nameOf: (entry: T) => string): string[] {
  const gone = list.splice(0, 1);
  list.push(make(later + nth));
  return [`added ${nameOf(make(later + nth))}`, ...gone.map((entry) => `removed ${nameOf(entry)}`)];
}

/** A day of October 2026, each later than the one before. */
const dayOf = (nth: number): string => `2026-10-${String(nth).padStart(2, "0")}`;

function ecfr(): PlayedSource {
  const source = createDoubleEcfr(
    ["820", "11", "99"].map((part) => generatedPart(part, 3, "2026-02-02")),
    "2026-09-01",
  );
  return {
    source,
    renew(nth) {
      source.amend("99", dayOf(nth), ({ sections }) => sections[0]?.paragraphs.splice(0, 1, `(a) Amended for the ${nth}. time.`));
      return ["changed 21 CFR 99"];
    },
  };
}

function euDeviceLaw(): PlayedSource {
  const words = { "1": "It applies to devices.", "52": "Manufacturers assess conformity." };
  const states = new Map<string, Record<string, string>>([["2025-01-10", words]]);
  const diagnostics = new Map<string, Record<string, string>>([["2025-01-10", { "1": "It applies to diagnostics." }]]);
  return {
    source: createDoubleCellar(
      new Map([
        ["2017R0745", states],
        ["2017R0746", diagnostics],
      ]),
    ),
    renew(nth) {
      states.set(dayOf(nth), { ...words, "52": `Manufacturers assess conformity of ${nth} more kinds.` });
      return ["changed EU MDR"];
    },
  };
}

function ukLaws(): PlayedSource {
  const devices = generatedUkInstrument("uksi/2002/618", 4);
  return {
    source: createDoubleUk([devices, generatedUkInstrument("uksi/2012/1916", 4), generatedUkInstrument("uksi/2004/1031", 4)]),
    renew(nth) {
      devices.valid = dayOf(nth);
      devices.regulations.set("2", `No person shall supply a thing of ${nth} more kinds.`);
      return ["changed SI 2002/618"];
    },
  };
}

function canadaLaws(): PlayedSource {
  const devices = generatedRegulation("SOR-98-282", "SOR/98-282", 12);
  return {
    source: createDoubleCanada([
      devices,
      generatedRegulation("C.R.C.,_c._870", "C.R.C., c. 870", 12),
      generatedRegulation("SOR-2003-196", "SOR/2003-196", 12),
      generatedRegulation("F-27", "R.S.C., 1985, c. F-27", 12),
    ]),
    renew(nth) {
      [devices.amended, devices.current] = [dayOf(nth), dayOf(nth)];
      devices.sections.set("7", `No person shall import a thing of ${nth} more kinds.`);
      return ["changed SOR/98-282"];
    },
  };
}

function usCode(): PlayedSource {
  const source = createDoubleUsCode("119-60");
  const [section] = source.sections.fdc;
  return {
    source,
    renew(nth) {
      source.release = `119-${60 + nth}`;
      if (section) [section.words, section.amendedBy] = [`A device is adulterated for ${nth} reasons.`, source.release];
      return ["changed FD&C Act"];
    },
  };
}

/** The Federal Register, in which documents of a type are published beside others. */
const federalRegister = (type: string, others: string) => (): PlayedSource => {
  const make = (nth: number, day: string) => ({ ...generatedRule(nth, day, 820, null), type });
  const documents = [...many((nth) => make(nth, "2026-09-01")), { ...generatedRule(99, "2026-09-01", 820, null), type: others }];
  return {
    source: createDoubleFederalRegister(documents),
    renew(nth) {
      const document = make(later + nth, dayOf(nth));
      documents.push(document);
      return [`added ${document.title}`];
    },
  };
};

const guidanceTitle = ({ title }: ReturnType<typeof generatedGuidance>): string => title.replaceAll(/<[^>]+>/g, "").replace("&amp;", "&");

function fdaGuidance(): PlayedSource {
  const rows = many(generatedGuidance);
  return { source: createDoubleGuidance(rows), renew: (nth) => turn(rows, generatedGuidance, nth, guidanceTitle) };
}

function fdaGuidanceTexts(): PlayedSource {
  const [one, other] = [generatedGuidance(1), generatedGuidance(2)];
  const source = createDoubleGuidance([one, other]);
  return {
    source,
    renew(nth) {
      source.files.set("10001", [
        ["Guidance for Industry"],
        ["1. Introduction", `This guidance tells what FDA recommends on ${nth} kinds of devices.`],
      ]);
      return [`changed ${guidanceTitle(one)}`];
    },
  };
}

function mdcgList(): PlayedSource {
  const papers = many((nth) => generatedPaper(nth));
  const source = createDoubleMdcg(new Map([["UDI", papers]]));
  return {
    source,
    renew: (nth) =>
      turn(
        papers,
        (of) => generatedPaper(of),
        nth,
        ({ reference, title }) => `${reference}: ${title}`,
      ),
  };
}

function mdcgPapers(): PlayedSource {
  const papers = [generatedPaper(1), generatedPaper(2)];
  return {
    source: createDoubleMdcg(new Map([["UDI", papers]])),
    renew(nth) {
      papers[0] = generatedPaper(1, nth);
      return ["changed MDCG 2024-1"];
    },
  };
}

/** An endpoint of openFDA by the field that is its key. */
const openFda = (path: string, key: string) => (): PlayedSource => {
  const make = (nth: number) => ({ [key]: `K${String(nth).padStart(5, "0")}` });
  const list: Record<string, unknown>[] = many(make);
  const source = createDoubleOpenFda(new Map([[path, list]]), "2026-09-01", 15);
  return {
    source,
    renew(nth) {
      source.lastUpdated = dayOf(nth);
      return turn(list, make, nth, (entry) => String(entry[key]));
    },
  };
};

function fdaWarningLetters(): PlayedSource {
  const letters = many(generatedLetter);
  return { source: createDoubleLetters(letters), renew: (nth) => turn(letters, generatedLetter, nth, ({ company }) => company) };
}

function fdaStandards(): PlayedSource {
  const recognition = (nth: number) => ({
    number: `13-${nth}`,
    entered: "01/14/2019",
    extent: "Complete",
    names: [{ organisation: "IEC", designation: `62304 Edition ${nth}`, title: `Software ${nth}` }],
  });
  const recognitions = many(recognition);
  return {
    source: createDoubleStandards(recognitions),
    renew: (nth) => turn(recognitions, recognition, nth, ({ number }) => `Software ${number.replace("13-", "")}`),
  };
}

function mhra(): PlayedSource {
  const publications = many(generatedPublication);
  return { source: createDoubleMhra(publications), renew: (nth) => turn(publications, generatedPublication, nth, ({ title }) => title) };
}

function clinicalTrials(): PlayedSource {
  const studies = many(generatedStudy);
  const source = createDoubleTrials(studies, { most: 15 });
  return {
    source,
    renew(nth) {
      source.made = `${dayOf(nth)}T09:00:00`;
      return turn(studies, generatedStudy, nth, ({ title }) => title);
    },
  };
}

const file =
  (create: (rows: Record<string, unknown>[]) => Played, make: (nth: number) => Record<string, unknown>, name: string) =>
  (): PlayedSource => {
    const rows = many(make);
    return { source: create(rows), renew: (nth) => turn(rows, make, nth, (row) => String(row[name])) };
  };

/** How each source is played, by the id of its connector. */
export const everySource: Readonly<Record<string, () => PlayedSource>> = {
  ecfr,
  "eu-device-law": euDeviceLaw,
  "uk-laws": ukLaws,
  "canada-laws": canadaLaws,
  "us-code": usCode,
  "federal-register": federalRegister("Rule", "Notice"),
  "federal-register-notices": federalRegister("Notice", "Rule"),
  "fda-guidance": fdaGuidance,
  "fda-guidance-texts": fdaGuidanceTexts,
  "mdcg-list": mdcgList,
  "mdcg-papers": mdcgPapers,
  "fda-device-classification": openFda("device/classification", "product_code"),
  "fda-device-510k": openFda("device/510k", "k_number"),
  "fda-device-pma": openFda("device/pma", "pma_number"),
  "fda-device-recall": openFda("device/recall", "product_res_number"),
  "fda-device-enforcement": openFda("device/enforcement", "recall_number"),
  "fda-drugs": openFda("drug/drugsfda", "application_number"),
  "fda-warning-letters": fdaWarningLetters,
  "fda-standards": fdaStandards,
  mhra,
  "clinical-trials": clinicalTrials,
  "canada-recalls": file(createDoubleRecalls, generatedRecall, "Title"),
  mdall: file(createDoubleLicences, generatedLicence, "licence_name"),
  "ema-medicines": file(createDoubleMedicines, generatedMedicine, "name_of_medicine"),
};
