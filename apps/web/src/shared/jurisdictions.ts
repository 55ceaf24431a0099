const regions = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The name of a country by its code; bodies of several countries have none. */
export const jurisdictionName = (code: string): string => (/^[A-Z]{2}$/u.test(code) ? (regions.of(code) ?? code) : "International");
