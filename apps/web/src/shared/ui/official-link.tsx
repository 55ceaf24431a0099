import { webAddress } from "../web-address.ts";

/** Leads to the official text, after the facts before it; nothing where there is no address to trust. */
export function OfficialLink({ url }: { url: string | null }) {
  const official = webAddress(url);
  if (official === undefined) return null;
  return (
    <>
      {" · "}
      <a href={official} target="_blank" rel="noopener">
        official text <span aria-hidden>↗</span>
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}
