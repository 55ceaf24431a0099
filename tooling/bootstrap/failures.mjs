import { stripVTControlCharacters } from "node:util";

const most = 24;
const ofTurbo = /^@clausewise\/[\w-]+:[\w:-]+: ?/u;
const telling = /^\s*(?:FAIL |✗ |× |✘ |\d+\) \[)|^\s*❯ \S+:\d+:\d+|\b\w*Error: |\berror TS\d+/u;

/** Of what tests, types or lint printed, the lines that say what failed and where: each once, the last of them. */
export function failuresIn(output) {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => line.replace(ofTurbo, "").trimEnd());
  return [...new Set(lines.filter((line) => telling.test(line)))].slice(-most);
}
