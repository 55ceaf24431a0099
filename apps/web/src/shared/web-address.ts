/** An address a link may lead to: http or https, nothing that runs. */
export function webAddress(value: string | null): string | undefined {
  if (value === null) return undefined;
  const parsed = URL.parse(value);
  return parsed?.protocol === "https:" || parsed?.protocol === "http:" ? parsed.href : undefined;
}
