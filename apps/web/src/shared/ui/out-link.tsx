import type { ReactNode } from "react";
import { webAddress } from "../web-address.ts";

/** Leads to another site in a new tab; the words alone where there is no address to trust. */
export function OutLink({ url, children }: { url: string | null; children: ReactNode }) {
  const address = webAddress(url);
  if (address === undefined) return children;
  return (
    <a href={address} target="_blank" rel="noopener">
      {children} <span aria-hidden>↗</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
