import type { ReactNode } from "react";
import { webAddress } from "../web-address.ts";

/** Leads to another site in a new tab; the words alone where there is no address to trust. `byPeople`: somebody typed it. */
export function OutLink({ url, byPeople = false, children }: { url: string | null; byPeople?: boolean; children: ReactNode }) {
  const address = webAddress(url);
  if (address === undefined) return children;
  return (
    <a href={address} target="_blank" rel={byPeople ? "nofollow ugc noopener noreferrer" : "noopener"}>
      {children} <span aria-hidden>↗</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
