import type { Authority } from "@clausewise/contracts";
import { authorityChoices, defaultAuthority } from "@clausewise/contracts/vocabulary";

export { questionLimit } from "@clausewise/contracts/limits";
export { authorityChoices as authorities, authorityLabels, defaultAuthority } from "@clausewise/contracts/vocabulary";

export function toAuthority(value: string | null): Authority {
  return authorityChoices.find((authority) => authority === value) ?? defaultAuthority;
}
