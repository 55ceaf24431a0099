const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  formatters.set(zone, made);
  return made;
}

/** Minutes that a zone is before UTC at noon of a day; fewer than none where it is behind. */
function offsetOf(zone: string, date: string): number {
  const parts = formatterOf(zone).formatToParts(new Date(`${date}T12:00:00Z`));
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/u.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

const two = (number: number): string => String(number).padStart(2, "0");
const written = (offset: number): string =>
  `UTC${offset < 0 ? "−" : "+"}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;

/** How far zones are from UTC on a day: `UTC+03:00`, or from the least to the most. */
export function offsetsOf(zones: readonly string[], date: string): string {
  const offsets = zones.map((zone) => offsetOf(zone, date));
  const [least, most] = [Math.min(...offsets), Math.max(...offsets)];
  return least === most ? written(least) : `${written(least)} to ${written(most)}`;
}
