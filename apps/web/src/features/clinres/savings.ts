/** The most that a person may enter as saved on one protocol, in US dollars. */
export const mostSaved = 10_000_000;

/** What a person entered as saved on one protocol, in US dollars; null where it is no such amount. */
export function amountOf(entered: string): number | null {
  const amount = Number(entered);
  return entered.trim() === "" || !Number.isFinite(amount) || amount <= 0 || amount > mostSaved ? null : amount;
}
