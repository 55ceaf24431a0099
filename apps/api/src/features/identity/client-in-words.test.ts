import { expect, test } from "vitest";
import { clientInWords } from "./client-in-words.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Firefox on Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["Chrome on macOS", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  ["Edge on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  [
    "Safari on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1",
  ],
  ["Chrome on Android", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["An unknown browser", "curl/8.5.0"],
  ["An unknown browser", ""],
])("%s is recognised", (words, agent) => {
  expect(clientInWords(agent)).toBe(words);
});
