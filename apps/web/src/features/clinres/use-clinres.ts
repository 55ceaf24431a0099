import type { Milestone, PathwayAssessment, ProtocolHead } from "@clausewise/contracts";
import { trpc } from "../../shared/trpc.ts";

const shown = 5;

/** A person's analysed protocols, the last changed first, and how many there are. */
export const useProtocols = () => trpc.protocols.list.useQuery({ limit: shown }, { staleTime: 0 });

/** How many markets can be compared. */
export function useMarketCount(): number | undefined {
  return trpc.markets.list.useQuery({}, { staleTime: 600_000 }).data?.length;
}

/** How many approvals a person recorded as milestones that are done. */
export function useApprovalCount(): number | undefined {
  return trpc.milestones.list.useQuery({ type: "approval", status: "completed", limit: 1 }, { staleTime: 0 }).data?.total;
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

const ofMilestone = ({ id, name, changed_at }: Milestone): Activity => ({
  id,
  title: name,
  what: "Milestone",
  at: changed_at,
  to: `/clinres?open=milestones&milestone=${id}`,
});

/** What a person worked on last: protocols, pathway assessments and milestones. */
export function useActivity() {
  const protocols = useProtocols();
  const assessments = trpc.pathways.list.useQuery({ limit: shown }, { staleTime: 0 });
  const milestones = trpc.milestones.list.useQuery({ sort: "changed", limit: shown }, { staleTime: 0 });
  const each = [protocols, assessments, milestones];
  const data =
    protocols.data && assessments.data && milestones.data
      ? [...protocols.data.items.map(ofProtocol), ...assessments.data.items.map(ofAssessment), ...milestones.data.items.map(ofMilestone)]
          .toSorted((one, other) => other.at.localeCompare(one.at))
          .slice(0, shown)
      : undefined;
  return {
    data,
    error: protocols.error ?? assessments.error ?? milestones.error,
    isError: each.some(({ isError }) => isError),
    refetch: () => each.map(({ refetch }) => refetch()),
  };
}
