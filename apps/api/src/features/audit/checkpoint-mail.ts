import { join } from "node:path";
import { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import type { Mailer } from "../../platform/mail/mail.ts";
import { writeWhole } from "../../platform/write-whole.ts";
import { checkpointLines, textOf } from "./checkpoint-files.ts";

interface Parts {
  database: Database;
  mail: Mailer;
  auditDir: string;
  recipient: string;
}

/** Mails, every hour, the newest checkpoint where there is one that was not mailed yet; it stands for all before it. */
export function createCheckpointMail({ database, mail, auditDir, recipient }: Parts) {
  const mailed = join(auditDir, "checkpoint.mailed");
  return defineJob({
    name: "audit.mail-checkpoint",
    payload: z.object({}),
    schedule: "0 * * * *",
    async run() {
      const newest = checkpointLines(auditDir).at(-1);
      if (newest === undefined || newest === textOf(mailed)) return;
      await database.transaction((tx) =>
        mail.send(tx, { person_id: null, recipient, subject: "Checkpoint of the audit trail", text: letter(newest) }),
      );
      writeWhole(mailed, newest);
    },
  });
}

const letter = (
  line: string,
): string => `The audit trail of Clausewise reached this checkpoint. Keep this mail where nobody who runs the server can delete it.

${line}

To hold the trail against it, write the line above to a file named checkpoints.jsonl in a folder of its own, and run:

npm run audit -- verify --copy <that folder>
`;
