/** Runs in a thread of its own: looks through long texts, so that no request waits for it. */
import { proofreader, type Proofreader } from "../features/drafts/tools/proofreader.ts";
import { inThread, letOthersGoFirst } from "../platform/threads/thread.ts";

inThread<Proofreader, null>(async () => {
  letOthersGoFirst();
  return proofreader;
});
