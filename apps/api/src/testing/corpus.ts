import { NewSourceVersion } from "@clausewise/contracts";
import type { VersionToAdd } from "../features/library/import/import.repository.ts";

type Given = Partial<NewSourceVersion>;

const design = {
  citation: "21 CFR 820.30(a)",
  heading: "Design controls",
  text: "Each manufacturer of any class III or class II device shall establish and maintain procedures to control the design of the device in order to ensure that specified design requirements are met.",
};
const scope = {
  citation: "21 CFR 820.1",
  heading: "Scope",
  text: "The requirements in this part govern the methods used in, and the facilities and controls used for, the manufacture of finished devices intended for human use.",
};
const system = {
  citation: "21 CFR 820.10",
  heading: "Requirements for a quality management system",
  text: "A manufacturer shall document a quality management system that complies with the applicable requirements of ISO 13485.",
};

const part820: NewSourceVersion = {
  identifier: "21 CFR 820",
  title: "Quality System Regulation",
  authority: "FDA",
  jurisdiction: "US",
  kind: "regulation",
  binding: true,
  label: "1996",
  status: "in_force",
  issued: "1996-10-07",
  retrieved: "2026-03-01",
  passages: [scope, design],
};

/** 21 CFR 820 before its amendment of 2026, with design controls. */
export const oldRule = (given: Given = {}): VersionToAdd => NewSourceVersion.parse({ ...part820, ...given });

/** 21 CFR 820 as amended: the scope stands, design controls went, the quality management system came. */
export const newRule = (given: Given = {}): VersionToAdd =>
  NewSourceVersion.parse({
    ...part820,
    title: "Quality Management System Regulation",
    label: "2026",
    issued: "2024-02-02",
    effective: "2026-02-02",
    passages: [scope, system],
    ...given,
  });

/** An article of EU MDR. */
export const europeanRule = (given: Given = {}): VersionToAdd =>
  NewSourceVersion.parse({
    ...part820,
    identifier: "EU MDR",
    title: "Regulation (EU) 2017/745 on medical devices",
    authority: "European Union",
    jurisdiction: "EU",
    label: "2017",
    issued: "2017-04-05",
    passages: [
      {
        citation: "EU MDR Article 10(9)",
        heading: "General obligations of manufacturers",
        text: "Manufacturers of devices shall establish, document, implement, maintain, keep up to date and continually improve a quality management system.",
      },
    ],
    ...given,
  });
