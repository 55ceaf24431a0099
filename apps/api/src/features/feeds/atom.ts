/** One entry of a feed. */
export interface FeedEntry {
  id: string;
  title: string;
  message: string;
  created_at: string;
  /** Where it is read on; null where it leads nowhere. */
  url: string | null;
}

const escaped = (text: string): string =>
  text
    // XML cannot hold these at all.
    .replaceAll(/[[\p{Cc}\uFFFE\uFFFF]--[\t\n\r]]/gv, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** An Atom feed (RFC 4287), the newest entry first. It names no address of its own: that is the secret of whoever follows it. */
export function atomFeed({ id, updated }: { id: string; updated: string }, entries: readonly FeedEntry[]): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>urn:uuid:${id}</id>`,
    "<title>Clausewise: alerts that concern you</title>",
    "<author><name>Clausewise</name></author>",
    `<updated>${updated}</updated>`,
    ...entries.map(entryOf),
    "</feed>",
    "",
  ].join("\n");
}

const entryOf = ({ id, title, message, created_at, url }: FeedEntry): string =>
  [
    "<entry>",
    `<id>urn:uuid:${id}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${created_at}</updated>`,
    ...(url === null ? [] : [`<link href="${escaped(url)}"/>`]),
    `<content type="text">${escaped(message)}</content>`,
    "</entry>",
  ].join("\n");
