import { type ReactNode, useMemo } from "react";
import { SilenceContext } from "../../shared/official-silence.ts";
import { useSilentSources } from "./use-standing.ts";

/** Lets everything that is cited know whether its official source is silent. */
export function SilenceProvider({ children }: { children: ReactNode }) {
  const { data } = useSilentSources();
  const silence = useMemo(
    () => new Map((data ?? []).flatMap(({ last_success, library_sources }) => library_sources.map((id) => [id, last_success] as const))),
    [data],
  );
  return <SilenceContext value={silence}>{children}</SilenceContext>;
}
