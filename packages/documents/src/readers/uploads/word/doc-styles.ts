import { propertiesOf, propertyCodes } from "./doc-properties.ts";

/** What a style of a binary document says of its paragraphs. */
export interface DocStyle {
  /** 1 to 9 of headings, 0 otherwise. */
  heading: number;
  list: number;
  listLevel: number;
}

const unstyled: DocStyle = { heading: 0, list: 0, listLevel: 0 };
const title = 62;
const noBase = 0xfff;

interface Definition {
  builtIn: number;
  base: number;
  properties: Map<number, Buffer>;
}

/** The styles by their numbers, each with what it has from those it is based on. */
export function stylesOf(data: Buffer): (number: number) => DocStyle {
  const definitions = data.length > 4 ? definitionsOf(data) : [];
  const known = new Map<number, DocStyle>();
  const resolve = (number: number, depth: number): DocStyle => {
    const definition = definitions[number];
    if (!definition || depth > 20) return unstyled;
    const style = known.get(number) ?? ownStyle(definition, definition.base === noBase ? unstyled : resolve(definition.base, depth + 1));
    known.set(number, style);
    return style;
  };
  return (number) => resolve(number, 0);
}

function definitionsOf(data: Buffer): (Definition | null)[] {
  const count = data.readUInt16LE(2);
  const baseBytes = data.readUInt16LE(4);
  const definitions: (Definition | null)[] = [];
  let at = 2 + data.readUInt16LE(0);
  for (let nth = 0; nth < count && at + 2 <= data.length; nth += 1) {
    const length = data.readUInt16LE(at);
    definitions.push(length < 10 ? null : definitionOf(data.subarray(at + 2, at + 2 + length), baseBytes));
    at += 2 + length;
  }
  return definitions;
}

function definitionOf(data: Buffer, baseBytes: number): Definition {
  const [first, second] = [data.readUInt16LE(0), data.readUInt16LE(2)];
  const isParagraph = (second & 15) === 1;
  const properties = isParagraph ? paragraphProperties(data, baseBytes) : new Map<number, Buffer>();
  return { builtIn: first & 0xfff, base: second >> 4, properties };
}

/** After the name, which ends with a zero, come the properties of paragraphs, led by the style's own number. */
function paragraphProperties(data: Buffer, baseBytes: number): Map<number, Buffer> {
  if (baseBytes + 2 > data.length) return new Map();
  const at = baseBytes + 2 + data.readUInt16LE(baseBytes) * 2 + 2;
  if (at + 4 > data.length) return new Map();
  return propertiesOf(data.subarray(at + 4, at + 2 + data.readUInt16LE(at)));
}

function ownStyle({ builtIn, properties }: Definition, base: DocStyle): DocStyle {
  const outline = properties.get(propertyCodes.outline)?.[0];
  const named = builtIn >= 1 && builtIn <= 9 ? builtIn : builtIn === title ? 1 : null;
  return {
    heading: named ?? headingOf(outline) ?? base.heading,
    list: properties.get(propertyCodes.list)?.readInt16LE(0) ?? base.list,
    listLevel: properties.get(propertyCodes.listLevel)?.[0] ?? base.listLevel,
  };
}

/** Level 10 in the outline, written as 9, is text. */
export function headingOf(outline: number | undefined): number | null {
  if (outline === undefined) return null;
  return outline < 9 ? outline + 1 : 0;
}
