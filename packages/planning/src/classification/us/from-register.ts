import type { Clause } from "@clausewise/contracts";
import { cfr21 } from "./us-clauses.ts";

/** What FDA's classification of devices says of one product code. */
export interface ClassifiedType {
  code: string;
  /** `1`, `2` or `3`; a letter where the type is in no class. */
  device_class: string | null;
  regulation_number: string | null;
  /** FDA's number for the submission that the type needs: 1 for a 510(k), 2 for a PMA, 4 where it is exempt. */
  submission_type: string | null;
}

export interface RegisterAnswer {
  question: string;
  answer: string;
  because: string;
}

const classes: ReadonlyMap<string, string> = new Map([
  ["1", "I"],
  ["2", "II"],
  ["3", "III"],
]);

/** Questions on a device in the United States that its product code answers already. */
export function answersOfType({ code, device_class, submission_type }: ClassifiedType): RegisterAnswer[] {
  const said = (question: string, answer: string, because: string): RegisterAnswer[] => [{ question, answer, because }];
  const device = said("us_scope", "device", `${code} is a type of device in FDA's classification.`);
  if (device_class === "U") return [...device, ...said("us_type", "unclassified", `${code} is listed as never classified.`)];
  if (device_class?.toUpperCase() === "F") return [...device, ...underHde(code)];
  const type = classes.get(device_class ?? "");
  if (type === undefined) return [];
  const inClass = [
    ...device,
    ...said("us_type", "classified", `${code} is listed with a class.`),
    ...said("class_us", type, `${code} is listed in class ${type}.`),
  ];
  return [...inClass, ...submissionOf(code, type, submission_type)];
}

/** A type that is approved by HDE alone: in no class, and not one that controls would do for. */
const underHde = (code: string): RegisterAnswer[] =>
  [
    ["us_type", "none"],
    ["controls_suffice", "no"],
    ["humanitarian", "yes"],
  ].map(([question = "", answer = ""]) => ({ question, answer, because: `${code} is listed under a humanitarian device exemption.` }));

function submissionOf(code: string, type: string, submission: string | null): RegisterAnswer[] {
  if (type === "III") {
    if (submission === "2") return [{ question: "pma_called", answer: "yes", because: `${code} is listed as needing a PMA.` }];
    return submission === "1" ? [{ question: "pma_called", answer: "no", because: `${code} is listed as cleared by 510(k).` }] : [];
  }
  if (submission === "4") return [{ question: "exempt_type", answer: "yes", because: `${code} is listed as exempt from 510(k).` }];
  return submission === "1" ? [{ question: "exempt_type", answer: "no", because: `${code} is listed as cleared by 510(k).` }] : [];
}

/** The section that limits exemptions of a classification regulation's part: 21 CFR 880.9 for 880.5725; null for other parts. */
export function exemptionLimits(regulation: string): Clause | null {
  const part = Number(regulation.split(".")[0]);
  return part >= 862 && part <= 892 && part % 2 === 0 ? cfr21(`${part}.9`) : null;
}
