import type { ReviewClock } from "@clausewise/contracts";
import { Panel } from "../../shared/ui/panel.tsx";
import { Source } from "./dates-list.tsx";

/** How days are counted, and what stops the clock. */
export const ClockSources = ({ clock: { notes, hold, weekends } }: { clock: ReviewClock }) => (
  <Panel heading="How days are counted">
    <ul>
      {hold !== null && <li>{hold.stops}</li>}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      <li>
        {weekends.says}
        {weekends.source !== null && <Source source={weekends.source} />}
      </li>
    </ul>
  </Panel>
);
