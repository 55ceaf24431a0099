/** A copy of the address's parameters with some set, or removed by null or "". */
export function withParams(params: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const day = /^\d{4}-\d{2}-\d{2}$/u;

/** Whether a text is a day that there is: `2026-01-31`. */
export const isDay = (text: string): boolean =>
  day.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** A day that an address names; null where it names none. */
export function dayIn(params: URLSearchParams, name: string): string | null {
  const given = params.get(name)?.trim() ?? "";
  return isDay(given) ? given : null;
}
