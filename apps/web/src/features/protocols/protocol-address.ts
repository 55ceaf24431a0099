import { withParams } from "../../shared/params.ts";

export const stepNames = ["Upload Protocol", "AI Analysis", "Compliance Issues", "Country Selection", "Compliance Report"] as const;

/** What the address says of the wizard: the protocol, the step from 0, and the version it is compared with. */
export interface ProtocolPlace {
  protocol: string | null;
  step: number;
  before: string | null;
}

export function placeOf(params: URLSearchParams): ProtocolPlace {
  const step = Number(params.get("step") ?? "1") - 1;
  const isStep = Number.isInteger(step) && step >= 0 && step < stepNames.length;
  return { protocol: params.get("protocol"), step: isStep ? step : 0, before: params.get("before") };
}

/** The address with some of it changed. */
export const withPlace = (params: URLSearchParams, { protocol, step, before }: Partial<ProtocolPlace>): URLSearchParams =>
  withParams(params, {
    ...(protocol !== undefined && { protocol }),
    ...(step !== undefined && { step: step === 0 ? null : String(step + 1) }),
    ...(before !== undefined && { before }),
  });

/** Longest stretch of words that is looked for on a page: what a reader of the page still marks. */
const longestSought = 160;

/** Where words of a document are read on their page, marked. */
export function pageAddress(document: { id: string; version: number }, { words, part }: { words: string; part: number }): string {
  const [line = ""] = words.split(/[\n\t]/);
  const sought = line.length <= longestSought ? line : line.slice(0, line.lastIndexOf(" ", longestSought));
  const params = new URLSearchParams({ page: String(part), version: String(document.version), find: sought });
  return `/documents/${document.id}?${params.toString()}`;
}
