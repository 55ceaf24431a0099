/** What a mail says of one notification. */
export interface Mailed {
  title: string;
  message: string;
  alert_id: string | null;
  /** Where it is looked at, where that is no alert: `/documents/…`. */
  address: string | null;
}

/** Most that a mail tells of one by one. */
const mostTold = 50;

/** A mail that tells of some notifications, each with why, and where to read on; `publicUrl` is null where nobody said what people open. */
export function writtenMail(told: readonly Mailed[], publicUrl: string | null): { subject: string; text: string } {
  const [first] = told;
  const what = told.every(({ alert_id }) => alert_id !== null) ? "alerts" : "notifications";
  const subject = told.length === 1 && first ? oneLine(first.title) : `${told.length} ${what} that concern you`;
  const more = told.length - mostTold;
  const parts = [
    ...told.slice(0, mostTold).map((one) => lineOf(one, publicUrl)),
    ...(more > 0
      ? [`And ${more} more, which stand ${placeOf(publicUrl, "/alerts?tab=notifications", "under Alerts, Notifications")}.`]
      : []),
    `What you are told of and when is chosen ${placeOf(publicUrl, "/alerts?tab=subscriptions", "under Alerts, Subscription Settings")}.`,
  ];
  return { subject, text: `${parts.join("\n\n")}\n` };
}

function lineOf({ title, message, alert_id, address }: Mailed, publicUrl: string | null): string {
  const path = alert_id === null ? address : `/alerts/${alert_id}`;
  return [title, message, ...(publicUrl !== null && path !== null ? [`${publicUrl}${path}`] : [])].join("\n");
}

const placeOf = (publicUrl: string | null, path: string, words: string): string => (publicUrl === null ? words : `at ${publicUrl}${path}`);

const oneLine = (title: string): string => title.replaceAll(/\s+/gu, " ").slice(0, 200);
