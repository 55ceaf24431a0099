import { openStream } from "../../apps/api/test/event-stream.ts";
import { signIn } from "../../apps/api/test/sign-in.ts";
import { openPerson } from "./api-requests.mjs";
import { timesHead, timesLine } from "./figures.mjs";

/** Most that may pass at the 95th percentile, in ms. */
const longest = 2000;

/** Times from the moment one window marks a notification as read until another of that person hears of it. */
export async function hearAlong(url, unread) {
  const one = await openPerson(url, "ana");
  const other = await openStream(await signIn(url, "ana"));
  const times = [];
  for (const { id } of unread) {
    const begun = performance.now();
    const heard = other.next("changed").then(() => times.push(performance.now() - begun));
    await one.call("PUT", `/api/notifications/${id}/read`);
    await heard;
  }
  await other.close();
  console.log(timesHead);
  console.log(timesLine("read in one window, heard in another", times));
  if (times.some((ms) => ms > longest)) process.exitCode = 1;
}
