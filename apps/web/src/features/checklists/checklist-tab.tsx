import type { Checklist } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useAddress } from "../../shared/address.ts";
import { withParams } from "../../shared/params.ts";
import { Choice } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import styles from "./checklists.module.css";
import type { EvidencePicker } from "./evidence-picker.ts";
import { OneChecklist } from "./one-checklist.tsx";
import { type ChecklistActs, useChecklistActs, useChecklistRoutes, useChecklists } from "./use-checklists.ts";

interface Props {
  productId: string;
  /** The submission that is offered first, by what the product is; null where nothing tells. */
  first: string | null;
  EvidenceField: EvidencePicker;
}

/** The checklists of a product, one in sight, and a way to make another. */
export function ChecklistTab({ productId, first, EvidenceField }: Props) {
  const [params, setParams] = useAddress();
  const acts = useChecklistActs(productId);
  const show = (route: string) => setParams((before) => withParams(before, { route }), { preventScrollReset: true });
  return (
    <QueryState
      query={useChecklists(productId)}
      waiting="Opening the checklists"
      failed="The checklists could not be opened."
      missing={<Empty title="No checklists here">Checklists are kept for your own products.</Empty>}
      inline
    >
      {(lists) => {
        const wanted = params.get("route");
        const current = lists.find(({ route }) => route.id === wanted) ?? (wanted === null ? lists[0] : undefined);
        return (
          <>
            <Making lists={lists} wanted={wanted} first={first} acts={acts} onShow={show} />
            {current && <OneChecklist key={current.id} checklist={current} acts={acts} EvidenceField={EvidenceField} />}
          </>
        );
      }}
    </QueryState>
  );
}

interface MakingProps {
  lists: readonly Checklist[];
  wanted: string | null;
  first: string | null;
  acts: ChecklistActs;
  onShow: (route: string) => void;
}

/** Which submission is looked at, and the button that makes its checklist where there is none yet. */
function Making({ lists, wanted, first, acts, onShow }: MakingProps) {
  const routes = useChecklistRoutes().data ?? lists.map((list) => list.route);
  const [chosen, setChosen] = useState<string | null>(null);
  const route = chosen ?? wanted ?? lists[0]?.route.id ?? first ?? routes[0]?.id ?? "";
  const isThere = lists.some((list) => list.route.id === route);
  const choose = (id: string) => {
    setChosen(id);
    if (lists.some((list) => list.route.id === id)) onShow(id);
  };
  const generate = async () => {
    if (await acts.generate(route)) onShow(route);
  };
  return (
    <div className={styles.making}>
      <Choice
        label="Submission"
        value={route}
        onChange={(event) => choose(event.currentTarget.value)}
        data={routes.map(({ id, name }) => ({ value: id, label: lists.some((list) => list.route.id === id) ? `${name} (made)` : name }))}
      />
      {!isThere && (
        <Button onClick={() => void generate()} loading={acts.isBusy} disabled={route === ""}>
          Generate Customized Checklist
        </Button>
      )}
    </div>
  );
}
