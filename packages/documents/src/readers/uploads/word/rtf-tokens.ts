/** A piece of rich text: the begin or end of a group, a control word with its number, a byte given by its code, or characters. */
export type RtfToken =
  | { kind: "open" }
  | { kind: "close" }
  | { kind: "star" }
  | { kind: "word"; name: string; number: number | null }
  | { kind: "byte"; value: number }
  | { kind: "text"; text: string };

const plain = /[^\\{}\r\n]+/y;
const word = /\\([A-Za-z]{1,32})(-?\d{1,10})? ?/y;
const hex = /\\'([0-9A-Fa-f]{2})/y;

/** The tokens of a rich text, whose bytes stand as one character each; data in bytes is passed over. */
export function* tokensOf(source: string): Generator<RtfToken> {
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < source.length) {
    const sign = source[at];
    if (sign === "{" || sign === "}") {
      at += 1;
      yield { kind: sign === "{" ? "open" : "close" };
    } else if (sign === "\r" || sign === "\n") at += 1;
    else if (sign !== "\\") yield { kind: "text", text: match(plain)?.[0] ?? "" };
    else {
      const found = match(word);
      const byte = found ? null : match(hex);
      if (found?.[1] === "bin") at += Math.max(0, Number(found[2] ?? 0));
      else if (found) yield { kind: "word", name: found[1] ?? "", number: found[2] === undefined ? null : Number(found[2]) };
      else if (byte) yield { kind: "byte", value: Number.parseInt(byte[1] ?? "", 16) };
      else {
        at += 2;
        yield signToken(source[at - 1] ?? "");
      }
    }
  }
}

const signNames: Readonly<Record<string, string>> = { "\r": "par", "\n": "par", "~": "nobreakspace", _: "nobreakhyphen", "\t": "tab" };

function signToken(sign: string): RtfToken {
  if (sign === "*") return { kind: "star" };
  // Signs that mean something else in rich text stand for themselves after a backslash.
  if (sign === "\\" || sign === "{" || sign === "}") return { kind: "text", text: sign };
  return { kind: "word", name: signNames[sign] ?? "", number: null };
}
