import type { PathwayAssessment, ProtocolHead } from "@clausewise/contracts";
import { trpc } from "../../shared/trpc.ts";

const shown = 5;

/** A person's analysed protocols, the last changed first, and how many there are. */
export const useProtocols = () => trpc.protocols.list.useQuery({ limit: shown }, { staleTime: 0 });

/** How many markets can be compared. */
export function useMarketCount(): number | undefined {
  return trpc.markets.list.useQuery({}, { staleTime: 600_000 }).data?.length;
}

interface Activity {
  id: string;
  title: string;
  what: string;
  at: string;
  to: string;
}

const ofProtocol = ({ id, title, updated_at }: ProtocolHead): Activity => ({
  id,
  title,
  what: "Protocol",
  at: updated_at,
  to: `/clinres?open=protocol&protocol=${id}&step=2`,
});

const ofAssessment = ({ id, product_id, name, rule_set, updated_at }: PathwayAssessment): Activity => ({
  id,
  title: name,
  what: "Pathway assessment",
  at: updated_at,
  to: `/regulatory-compass?tab=pathway&product=${product_id}&rules=${rule_set}&assessment=${id}`,
});

/** What a person worked on last: protocols and pathway assessments. */
export function useActivity() {
  const protocols = useProtocols();
  const assessments = trpc.pathways.list.useQuery({ limit: shown }, { staleTime: 0 });
  const both = [protocols, assessments];
  const data =
    protocols.data && assessments.data
      ? [...protocols.data.items.map(ofProtocol), ...assessments.data.items.map(ofAssessment)]
          .toSorted((one, other) => other.at.localeCompare(one.at))
          .slice(0, shown)
      : undefined;
  return {
    data,
    error: protocols.error ?? assessments.error,
    isError: both.some(({ isError }) => isError),
    refetch: () => both.map(({ refetch }) => refetch()),
  };
}
