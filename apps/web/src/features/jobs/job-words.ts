import { JobState, type JobStatus } from "@clausewise/contracts";
import { counted } from "../../shared/format.ts";
import type { Tone } from "../../shared/labels.ts";

export const jobTones: Record<JobState, Tone> = {
  waiting: "plain",
  running: "warn",
  retrying: "warn",
  done: "ok",
  cancelled: "plain",
  failed: "bad",
};

export const stateLabels: Record<JobState, string> = {
  waiting: "Waiting",
  running: "Running",
  retrying: "Will be tried again",
  done: "Done",
  cancelled: "Stopped",
  failed: "Failed",
};

export const toState = (value: string | null): JobState | null => JobState.options.find((state) => state === value) ?? null;

/** `mail.send` reads “Mail: send”. */
export function jobName(name: string): string {
  const [area = "", work = ""] = name.split(".");
  const words = work === "" ? area : `${area}: ${work}`;
  return (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll("-", " ");
}

/** How often it was tried beyond the first time; empty where it was not. */
export const triesOf = ({ retries }: Pick<JobStatus, "retries">): string =>
  retries === 0 ? "" : counted(retries, "further try", "further tries");

export const mayCancel = ({ state }: Pick<JobStatus, "state">): boolean => ["waiting", "running", "retrying"].includes(state);
