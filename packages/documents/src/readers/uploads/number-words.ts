/** A number as a list shows it, by the name Word gives the format; null where it is a sign, such as a bullet, or nothing. */
export function listNumber(value: number, format: string): string | null {
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
  return write ? write(value) : String(value);
}

const formats: Readonly<Record<string, (value: number) => string | null>> = {
  none: () => null,
  bullet: () => null,
  decimalZero: (value) => String(value).padStart(2, "0"),
  lowerLetter: letters,
  upperLetter: (value) => letters(value).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  ordinal: (value) => `${value}${ordinalEnd(value)}`,
  numberInDash: (value) => `- ${value} -`,
};

/** After `z` come `aa`, `bb`, as Word counts. */
function letters(value: number): string {
  if (value < 1) return String(value);
  const letter = String.fromCodePoint(97 + ((value - 1) % 26));
  return letter.repeat(Math.min(20, Math.ceil(value / 26)));
}

const numerals: readonly [number, string][] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function roman(value: number): string {
  if (value < 1 || value > 4999) return String(value);
  let rest = value;
  let text = "";
  for (const [worth, numeral] of numerals) {
    while (rest >= worth) {
      text += numeral;
      rest -= worth;
    }
  }
  return text;
}

function ordinalEnd(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return "th";
  return ["th", "st", "nd", "rd"][value % 10] ?? "th";
}
