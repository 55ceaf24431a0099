import { appendFileSync } from "node:fs";
import { hostname } from "node:os";
import type { Clock } from "../../platform/clock/clock.ts";
import { type CheckpointCopies, checkpointLines, logPath } from "./checkpoint-files.ts";
import { openSyslog, type SyslogAddress } from "./syslog.ts";

export interface CopySettings {
  folder: string | null;
  syslog: SyslogAddress | null;
}

/** Sends each checkpoint line to a second folder and to a syslog server, where they are named. */
export function openCheckpointCopies(
  { folder, syslog }: CopySettings,
  { clock, warn }: { clock: Clock; warn: (line: string) => void },
): CheckpointCopies {
  const copies = [
    ...(folder === null ? [] : [folderCopy(folder, warn)]),
    ...(syslog === null ? [] : [openSyslog(syslog, { host: hostname(), clock, warn })]),
  ];
  return {
    begin: (lines) => copies.forEach((copy) => copy.begin(lines)),
    add: (line) => copies.forEach((copy) => copy.add(line)),
    close: () => copies.forEach((copy) => copy.close()),
  };
}

/** Lines that the folder refuses wait until it takes them; a line that the copy alone holds stays, as that is what it is for. */
function folderCopy(folder: string, warn: (line: string) => void): CheckpointCopies {
  let waiting: string[] = [];
  let refused = false;
  const write = () => {
    try {
      if (waiting.length > 0) appendFileSync(logPath(folder), waiting.map((line) => `${line}\n`).join(""), { mode: 0o600 });
      waiting = [];
      refused = false;
    } catch (error) {
      if (!refused)
        warn(`The copy of the checkpoints in ${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
      refused = true;
    }
  };
  return {
    begin(lines) {
      const held = new Set(checkpointLines(folder));
      waiting = lines.filter((line) => !held.has(line));
      write();
    },
    add(line) {
      waiting.push(line);
      write();
    },
    close: () => undefined,
  };
}
