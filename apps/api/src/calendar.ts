/** A day of a calendar. */
export interface Deadline {
  id: string;
  title: string;
  description: string;
  /** YYYY-MM-DD */
  day: string;
  /** When it was written. */
  created_at: string;
  url: string | null;
}

const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/gu, "\n")
    // A text of a calendar cannot hold these.
    .replaceAll(/[\p{Cc}--[\t\n]]/gv, "")
    .replaceAll(/([\\;,])/gu, "\\$1")
    .replaceAll("\n", "\\n");

/** Lines of a calendar have 75 bytes at most; what is longer goes on behind a space, and no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const character of line) {
    if (Buffer.byteLength(current + character) > 74) {
      lines.push(current);
      current = "";
    }
    current += character;
  }
  return [...lines, current].join("\r\n ");
}

const dayBehind = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const compact = (time: string): string => time.replaceAll(/[-:]|\.\d+/gu, "");

/** A calendar of whole days (RFC 5545). */
export function calendarOf(deadlines: readonly Deadline[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Clausewise//Alerts//EN",
    "X-WR-CALNAME:Clausewise",
    ...deadlines.flatMap(eventOf),
    "END:VCALENDAR",
    "",
  ];
  return lines.map(folded).join("\r\n");
}

const eventOf = ({ id, title, description, day, created_at, url }: Deadline): string[] => [
  "BEGIN:VEVENT",
  `UID:${id}@clausewise`,
  `DTSTAMP:${compact(created_at)}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(dayBehind(day))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(description)}`,
  ...(url === null ? [] : [`URL:${url}`]),
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];
