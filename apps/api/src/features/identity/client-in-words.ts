/** Names in the order in which they are looked for: a browser also names those that it is like. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const named = (names: readonly [RegExp, string][], agent: string): string | null =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** Browser and system of a `User-Agent`, as a person knows them: `Firefox on Windows`; nothing else of it is kept. */
export function clientInWords(agent: string): string {
  const [browser, system] = [named(browsers, agent), named(systems, agent)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : "An unknown browser");
}
