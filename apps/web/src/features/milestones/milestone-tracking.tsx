import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import IconAdjustments from "@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs";
import IconCalendarPlus from "@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { type ReactNode, Suspense, lazy, useId, useState } from "react";
import { ExportMenu } from "../../shared/ui/export-menu.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Segments } from "../../shared/ui/segments.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { Waiting } from "../../shared/ui/waiting.tsx";
import { MilestoneDialog } from "./milestone-dialog.tsx";
import { MilestoneFilters, MilestoneSummary } from "./milestone-filters.tsx";
import { MilestonePane } from "./milestone-pane.tsx";
import { MilestoneTable } from "./milestone-table.tsx";
import styles from "./milestones.module.css";
import { MoveDialog } from "./move-dialog.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import { boardCallOf, type MilestoneList, useMilestoneList } from "./use-milestones.ts";
import { type Moving, useMoving } from "./use-moving.ts";
import { usePlace } from "./use-place.ts";
import { views } from "./views.ts";

const MilestoneViews = lazy(async () => ({ default: (await import("./milestone-views.tsx")).MilestoneViews }));

const formats = [
  ["csv", "CSV"],
  ["pdf", "PDF"],
  ["ics", "iCalendar (.ics)"],
] as const;

/** A person's milestones and those shared with them, in whichever view. */
export function MilestoneTracking() {
  const list = useMilestoneList();
  const place = usePlace();
  const moving = useMoving();
  const [creating, setCreating] = useState(false);
  const create = () => setCreating(true);
  return (
    <>
      <Toolbar list={list} place={place} onCreate={create} />
      <QueryState
        query={list.query}
        waiting="Loading milestone data..."
        failed="The milestones could not be loaded."
        isEmpty={() => list.items.length === 0 && !list.narrowed}
        empty={<NoneYet onCreate={create} />}
      >
        {() => (
          <>
            <MilestoneSummary list={list} />
            {list.items.length === 0 ? <NoneLeft list={list} /> : <Viewed list={list} place={place} moving={moving} />}
          </>
        )}
      </QueryState>
      {place.milestone !== null && <MilestonePane key={place.milestone} id={place.milestone} moving={moving} onOpen={place.open} />}
      {/* Made anew with what is opened beside, so that it lies over that. */}
      <MoveDialog key={`move ${place.milestone}`} moving={moving} />
      <MilestoneDialog opened={creating} onClose={() => setCreating(false)} />
      <PlanDialog
        key={String(place.plan !== null)}
        opened={place.plan !== null}
        onClose={place.endPlan}
        first={place.plan?.first ?? null}
      />
    </>
  );
}

interface ViewedProps {
  list: MilestoneList;
  place: ReturnType<typeof usePlace>;
  moving: Moving;
}

/** The milestones in the view that the address names; those with dragging are loaded when they are wanted. */
const Viewed = ({ list, place, moving }: ViewedProps) =>
  place.view === "list" ? (
    <MilestoneTable list={list} onOpen={place.open} />
  ) : (
    <Suspense fallback={<Waiting label="Loading milestone data..." inline />}>
      <MilestoneViews wanted={list.wanted} place={place} moving={moving} />
    </Suspense>
  );

interface ToolbarProps {
  list: MilestoneList;
  place: ReturnType<typeof usePlace>;
  onCreate: () => void;
}

function Toolbar({ list, place, onCreate }: ToolbarProps) {
  // On a phone the filters would take the whole screen; what narrows the list is named above it all the same.
  const isRoomy = useMediaQuery("(min-width: 700px)", true, { getInitialValueInEffect: false });
  const [filtering, setFiltering] = useState(list.narrowed && isRoomy);
  const panel = useId();
  const asked = new URLSearchParams(Object.entries(boardCallOf(list.wanted)).map(([name, value]) => [name, String(value)]));
  return (
    <>
      <div className={styles.tools}>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onCreate}>
          Add Milestone
        </Button>
        <Button variant="default" leftSection={<IconCalendarPlus size={16} aria-hidden />} onClick={place.beginPlan}>
          Plan from a review clock
        </Button>
        <Segments label="View" options={views} value={place.view} onChange={place.show} />
        <Button
          variant="default"
          leftSection={<IconAdjustments size={16} aria-hidden />}
          aria-expanded={filtering}
          aria-controls={filtering ? panel : undefined}
          onClick={() => setFiltering(!filtering)}
        >
          Filter
        </Button>
        <ExportMenu path={`/api/milestone-export?${asked}`} name="list of milestones" formats={formats} />
      </div>
      {filtering && (
        <div id={panel}>
          <MilestoneFilters list={list} />
        </div>
      )}
    </>
  );
}

const NoneYet = ({ onCreate }: { onCreate: () => void }): ReactNode => (
  <Empty title="No Milestones Yet" action={<Button onClick={onCreate}>Create First Milestone</Button>}>
    Submissions, answers and decisions with their days, what they depend on and the documents that have to be there.
  </Empty>
);

const NoneLeft = ({ list }: { list: MilestoneList }) => (
  <Empty
    title="No milestone matches"
    action={
      <Button variant="default" onClick={list.clearAll}>
        Clear search and filters
      </Button>
    }
  >
    The search and the filters leave none.
  </Empty>
);
