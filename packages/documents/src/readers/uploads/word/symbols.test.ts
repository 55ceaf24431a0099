import { expect, test } from "vitest";
import { symbolOf } from "./symbols.ts";

test.each([
  ["Symbol", 0xf061, "α"],
  ["Symbol", 0x44, "Δ"],
  ["Symbol", 0xf0b1, "±"],
  ["Wingdings", 0xf0fc, "✓"],
  ["Wingdings", 0xf021, ""],
  ["Arial", 0x2265, "≥"],
  ["Arial", 0xf8ff, ""],
])("%s shows %i as %s", (font, code, sign) => expect(symbolOf(font, code)).toBe(sign));
