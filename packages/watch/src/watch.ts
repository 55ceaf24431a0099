import type { OfficialChange } from "@clausewise/contracts";
import type { About, Notice, Rated, Reason } from "./about.ts";
import { readChange } from "./from-change.ts";
import { sharesArea } from "./markets.ts";
import { byMarket } from "./match-market.ts";
import { byClause, byProductCode, byRegulationNumber, byStandard, bySubstance, byWatchedText } from "./match-named.ts";
import { byDeviceKind, byFirm, byWords } from "./match-products.ts";
import { type Profile, readProduct, type WatchedProduct } from "./profile.ts";
import { readNotice } from "./read.ts";
import { createReader, type Reader } from "./reader.ts";
import type { WatchRules } from "./rules.ts";
import { createSeverity } from "./severity.ts";

export interface Watch {
  /** What a notice is about. */
  read: (notice: Notice) => About;
  /** What a change of an official source is about. */
  fromChange: (change: OfficialChange) => About;
  /** A product as it is matched; the same for many notices. */
  profileOf: (product: WatchedProduct) => Profile;
  /** Why something concerns a product, the closest reason first; none where it does not. */
  matches: (profile: Profile, about: About) => Reason[];
  severityOf: (about: About) => Rated;
}

function matchesOf(reader: Reader, profile: Profile, about: About): Reason[] {
  if (about.reach === "nobody") return byWatchedText(profile, about);
  const named = [...byClause(profile, about), ...byProductCode(profile, about), ...byRegulationNumber(profile, about)];
  const fitting = sharesArea(profile, about)
    ? [
        ...byStandard(profile, about),
        ...byDeviceKind(reader, profile, about),
        ...bySubstance(profile, about),
        ...byFirm(reader, profile, about),
        ...byMarket(reader, profile, about),
      ]
    : [];
  const reasons = [...named, ...fitting, ...byWatchedText(profile, about)];
  return reasons.length > 0 ? reasons : byWords(profile, about);
}

/** The watch, by the tables that are handed in. */
export function createWatch(rules: WatchRules): Watch {
  const reader = createReader(rules);
  return {
    read: (notice) => readNotice(reader, notice),
    fromChange: (change) => readChange(reader, change),
    profileOf: (product) => readProduct(reader, product),
    matches: (profile, about) => matchesOf(reader, profile, about),
    severityOf: createSeverity(rules.severity),
  };
}
