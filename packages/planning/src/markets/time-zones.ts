import { jurisdictionOf } from "@clausewise/contracts";

/** As the engine has it; the compiler's library does not know of it yet. */
interface ZonedLocale extends Intl.Locale {
  getTimeZones(): string[] | undefined;
}
const isZoned = (locale: Intl.Locale): locale is ZonedLocale => "getTimeZones" in locale;

function zonesOfCountry(code: string): string[] {
  if (!/^[A-Z]{2}$/u.test(code)) return [];
  const locale = new Intl.Locale("und", { region: code });
  return isZoned(locale) ? (locale.getTimeZones() ?? []) : [];
}

/** Names of the time zones that the clocks of a jurisdiction follow, as the time zone database of this machine has them. */
export function timeZonesOf(code: string): string[] {
  const members = jurisdictionOf(code)?.members ?? [];
  const countries = members.length > 0 ? members : [code];
  return [...new Set(countries.flatMap(zonesOfCountry))];
}
