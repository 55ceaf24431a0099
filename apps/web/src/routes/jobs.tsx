import { JobState } from "@clausewise/contracts";
import { useAddress } from "../shared/address.ts";
import { JobList } from "../features/jobs/job-list.tsx";
import { stateLabels, toState } from "../features/jobs/job-words.ts";
import styles from "../features/jobs/job-list.module.css";
import { useJobChanges, useJobs } from "../features/jobs/use-jobs.ts";
import { withParams } from "../shared/params.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Segments } from "../shared/ui/segments.tsx";
import { Empty } from "../shared/ui/states.tsx";

const choices = [["all", "All"] as const, ...JobState.options.map((state) => [state, stateLabels[state]] as const)];

export function Jobs() {
  const [params, setParams] = useAddress();
  const state = toState(params.get("state"));
  const choose = (value: string) => setParams((now) => withParams(now, { state: value === "all" ? null : value }));
  const changes = useJobChanges();
  return (
    <Page title="Jobs">
      <PageHead heading="Jobs" lede="Work that goes on apart from requests, the newest hundred, followed as it goes." />
      <div className={styles.states}>
        <Segments label="State" options={choices} value={state ?? "all"} onChange={choose} />
      </div>
      <QueryState
        query={useJobs(state)}
        waiting="Loading the jobs"
        failed="The jobs could not be loaded."
        isEmpty={(jobs) => jobs.length === 0}
        empty={<Empty title="No jobs here">{state === null ? "None has run lately." : "None is in this state."}</Empty>}
      >
        {(jobs) => <JobList jobs={jobs} changes={changes} />}
      </QueryState>
    </Page>
  );
}
