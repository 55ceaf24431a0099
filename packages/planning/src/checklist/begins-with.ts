import type { Product, RuleSetId } from "@clausewise/contracts";

/** What of a product tells which questionnaire it begins with. */
export type Described = Pick<Product, "areas" | "category" | "targetMarkets" | "classes">;

/** Where planning for a product begins, each by its id; the person chooses another where it is another. */
interface Beginning {
  rules: RuleSetId;
  /** The review clock that runs. */
  clock: string;
  /** Whose checklist it is. */
  route: string;
}

/** In class III devices are approved; in the others they are cleared, where they are not exempt. */
const inUnitedStates = ({ classes }: Described): string =>
  classes.some(({ market, class: name }) => market === "US" && /\b(?:III|3)\b/.test(name)) ? "pma" : "510k";

const withClock = (rules: RuleSetId, clock: string, route = clock): Beginning => ({ rules, clock, route });

/** What a product begins with: by its areas, and by its markets, the United States before the EU; null where nothing tells. */
export function beginsWith(product: Described): Beginning | null {
  const { areas, category, targetMarkets } = product;
  const is = (area: Described["areas"][number]) => areas.includes(area) || (areas.length === 0 && category === area);
  const isSoldIn = (market: string) => targetMarkets.includes(market);
  if (is("combination") && isSoldIn("US")) return withClock("us-lead-center", "rfd", "combination");
  if (is("device") || is("ivd")) {
    if (isSoldIn("US")) return withClock("us-device", inUnitedStates(product));
    if (isSoldIn("EU")) return is("ivd") ? withClock("eu-ivdr", "ce_ivdr") : withClock("eu-mdr", "ce_mdr", "ce_mark");
    return null;
  }
  if (!isSoldIn("US")) return null;
  if (is("biologic")) return withClock("us-medicine", "bla");
  return is("drug") ? withClock("us-medicine", "nda") : null;
}
