import { z } from "zod";
import { defineJob } from "../jobs/job.ts";
import { resealFiles, type Resealing } from "./reseal-files.ts";

/** Encrypts beside requests what an earlier version stored in the clear, and what is under an older key than the current one. */
export const createResealJob = (parts: Resealing, warn: (line: string) => void) =>
  defineJob({
    name: "files.encrypt",
    payload: z.object({}),
    isSingle: true,
    longest: 6 * 3600,
    async run(_, { signal }) {
      const { count, faults } = await resealFiles(parts, signal);
      for (const fault of faults) warn(fault);
      if (count > 0) warn(`${count} stored files were encrypted under the current key.`);
      if (faults.length === 0 && parts.keys.all.length > 1) warn("No stored file needs an older key of FILE_KEYS any longer.");
    },
  });
