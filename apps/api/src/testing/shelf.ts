import type { VersionToAdd } from "../features/library/import/import.repository.ts";
import { europeanRule, newRule } from "./corpus.ts";

type Given = Parameters<typeof newRule>[0];

/** The directive that came before EU MDR. */
export const directive = (given: Given = {}): VersionToAdd =>
  europeanRule({
    identifier: "Directive 93/42/EEC",
    title: "Council Directive concerning medical devices",
    kind: "directive",
    label: "1993",
    issued: "1993-06-14",
    passages: [{ citation: "Directive 93/42/EEC Article 10", heading: "Incidents", text: "Member States shall record incidents." }],
    ...given,
  });

/** Guidance of FDA that names a clause. */
export const guidance = (given: Given = {}): VersionToAdd =>
  newRule({
    identifier: "Widget Quality",
    title: "Widget Quality: Guidance for Industry",
    kind: "guidance",
    binding: false,
    status: "final",
    docket: "FDA-2026-D-0001",
    passages: [{ citation: "Widget Quality p. 3", heading: "Scope", text: "Widgets are made under the system of 21 CFR 820.10." }],
    ...given,
  });

/** A part of title 21 with nothing but its number. */
export const part = (number: number, given: Given = {}): VersionToAdd =>
  newRule({
    identifier: `21 CFR ${number}`,
    title: `Part ${number}`,
    passages: [{ citation: `21 CFR ${number}.1`, text: `Part ${number}.` }],
    ...given,
  });
