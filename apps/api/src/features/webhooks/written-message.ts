/** What a message tells of. */
interface Told {
  id: string | null;
  title: string;
  message: string;
  alert_id: string | null;
  created_at: string;
}

/** The body of a message: its type, when it happened, and what was told. */
export function writtenMessage(type: "notification.created" | "webhook.test", told: Told, publicUrl: string | null): string {
  const { id, title, message, alert_id, created_at } = told;
  const url = publicUrl !== null && alert_id !== null ? `${publicUrl}/alerts/${alert_id}` : null;
  return JSON.stringify({ type, timestamp: created_at, data: { notification_id: id, alert_id, title, message, url } });
}
