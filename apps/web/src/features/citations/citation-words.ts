import type { LiveState, Resting } from "@clausewise/contracts";
import type { Tone } from "../../shared/labels.ts";

export const stateTones: Record<LiveState, Tone> = {
  withdrawn: "bad",
  removed: "bad",
  superseded: "bad",
  changed: "warn",
  not_held: "warn",
  draft: "warn",
  in_force: "ok",
  final: "ok",
};

const compass = (parameters: Record<string, string>): string => `/regulatory-compass?${new URLSearchParams(parameters).toString()}`;

/** Where something that rests on a clause is opened. */
export function restingAddress({ kind, id, product_id, by }: Resting): string {
  const product = product_id === null ? {} : { product: product_id };
  switch (kind) {
    case "requirement":
      return compass({ tab: "gaps", ...product, requirement: id });
    case "pathway":
      return compass({ tab: "pathway", ...product, ...(by !== null && { rules: by }), assessment: id });
    case "checklist":
      return compass({ tab: "checklist", ...product, ...(by !== null && { route: by }) });
    case "draft":
      return compass({ tab: "writing", draft: id });
    case "answer":
      return `/queries/${id}`;
  }
}
