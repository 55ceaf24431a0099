import { ImportResult, type NewSourceVersion } from "@clausewise/contracts";
import type { CorpusPlan, Unreadable } from "@clausewise/documents";
import { ReadingError } from "./corpus-reading.ts";
import { CallError, type Server, call } from "./server.ts";

/** What an import did, for the report at its end. */
export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  passages: number;
  unreadable: Unreadable[];
  failed: Unreadable[];
  /** True when it was stopped before the last source. */
  stopped: boolean;
}

export type Progress = (done: number, total: number, passages: number) => void;
interface ImportOptions {
  signal: AbortSignal;
  progress: Progress;
  /** Milliseconds before the first new try of a failed call. */
  wait?: number;
}

/** Sends every source of a plan to the server, one call each; stopping and starting again is safe. */
export async function importPlan(plan: CorpusPlan, server: Server, options: ImportOptions): Promise<ImportReport> {
  const report: ImportReport = {
    added: 0,
    changed: 0,
    unchanged: 0,
    passages: 0,
    unreadable: [...plan.unreadable],
    failed: [],
    stopped: false,
  };
  for (const [index, source] of plan.sources.entries()) {
    if (options.signal.aborted) return { ...report, stopped: true };
    const file =
      source.files.length > 1 ? `${source.files[0] ?? source.name} and ${source.files.length - 1} more` : (source.files[0] ?? source.name);
    try {
      const read = await source.read();
      if (read.ok) await send(read.version, file, server, report, options);
      else report.unreadable.push({ file, reason: read.reason });
    } catch (error) {
      if (error instanceof ReadingError) report.failed.push({ file, reason: error.message });
      else if (!options.signal.aborted) throw error;
      return { ...report, stopped: true };
    }
    if (options.signal.aborted) return { ...report, stopped: true };
    options.progress(index + 1, plan.sources.length, report.passages);
  }
  return report;
}

async function send(version: NewSourceVersion, file: string, server: Server, report: ImportReport, options: ImportOptions): Promise<void> {
  const { signal, wait } = options;
  try {
    const answer = await call(server, "POST", "/api/corpus/versions", version, { signal, ...(wait === undefined ? {} : { wait }) });
    const result = ImportResult.safeParse(answer);
    if (!result.success) throw new CallError("the server answered something that is no import result");
    report[result.data.outcome] += 1;
    report.passages += version.passages.length;
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CallError)) throw error;
    report.failed.push({ file: `${version.identifier} (${file})`, reason: error.message });
  }
}

/** The report as lines for the terminal. */
export function reportLines(report: ImportReport, seconds: number): string[] {
  const list = (title: string, entries: readonly Unreadable[]) =>
    entries.length === 0 ? [] : [`${title}:`, ...entries.map(({ file, reason }) => `  ${file}: ${reason}`)];
  return [
    ...list("Could not read", report.unreadable),
    ...list("Failed", report.failed),
    `${report.stopped ? "Stopped" : "Done"}: ${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ` +
      `${report.failed.length} failed, ${report.unreadable.length} files could not be read; ` +
      `${report.passages.toLocaleString("en")} passages in ${seconds.toFixed(1)} s`,
    ...(report.stopped ? ["Run the same command again to go on; what is in already is skipped."] : []),
  ];
}
