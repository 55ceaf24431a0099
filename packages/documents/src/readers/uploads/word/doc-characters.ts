import type { DocHeader } from "./doc-header.ts";
import type { DocText } from "./doc-pieces.ts";
import { propertiesOf, propertyCodes, propertyRuns } from "./doc-properties.ts";
import { symbolOf } from "./symbols.ts";

/** Which characters of a document are not shown, and which stand for signs of other fonts. */
export interface CharacterLooks {
  hidden: Uint8Array;
  symbols: Map<number, string>;
}

/** Reads from the runs of characters what is deleted or hidden, and the signs of fonts. */
export function characterLooks(main: Buffer, header: DocHeader, text: DocText): CharacterLooks {
  const looks: CharacterLooks = { hidden: new Uint8Array(text.text.length), symbols: new Map() };
  const fonts = fontNames(header.table("fonts").data);
  for (const run of propertyRuns(main, header.table("characterPages").data, "characters")) {
    const properties = propertiesOf(run.data);
    const symbol = properties.get(propertyCodes.symbol);
    const hidden = isSet(properties.get(propertyCodes.deleted)) || isSet(properties.get(propertyCodes.hidden));
    if (!hidden && !symbol) continue;
    for (const [from, to] of text.charactersBetween(run.start, run.end)) {
      if (hidden) looks.hidden.fill(1, from, to);
      else if (symbol) looks.symbols.set(from, symbolOf(fonts[symbol.readUInt16LE(0)] ?? "", symbol.readUInt16LE(2)));
    }
  }
  return looks;
}

/** 0x81 is the contrary of what the style says, and styles hide nothing as a rule. */
function isSet(value: Buffer | undefined): boolean {
  return value?.[0] === 1 || value?.[0] === 0x81;
}

function fontNames(data: Buffer): string[] {
  const names: string[] = [];
  for (let at = 4; at < data.length; at += data.readUInt8(at) + 1) {
    const font = data.subarray(at, at + data.readUInt8(at) + 1);
    names.push(font.toString("utf16le", 40).split("\0", 1)[0] ?? "");
  }
  return names;
}
