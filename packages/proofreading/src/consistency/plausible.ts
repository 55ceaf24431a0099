/** Quantities whose possible values are known, by the words that name them. */
export interface Plausible {
  name: string;
  /** Words before the quantity, which end right before it. */
  before: RegExp;
  /** Lowest and highest possible value by the unit that quantities are compared in. */
  limits: Readonly<Record<string, readonly [number, number]>>;
}

const is =
  "(?: (?:is|was|of|at|above|below|over|under|exceeds|exceeding|between|from|to|must be|should be|reaches|reached|greater than|less than|higher than|lower than|at least|up to|no more than|equal to|or|more than|remains|within|approximately|about|should not exceed|must not exceed))*(?: ?[:=(<>≥≤~±]+ ?)?";
const rule = (name: string, words: string, limits: Plausible["limits"]): Plausible => ({
  name,
  before: new RegExp(`\\b(?:${words})${is} ?$`, "i"),
  limits,
});

/** What can be, with room to spare: what lies outside was written in the wrong unit, or with a slip of the decimal point. */
export const plausible: readonly Plausible[] = [
  rule(
    "Body temperature",
    "body temperature|oral temperature|tympanic temperature|axillary temperature|rectal temperature|core temperature|fever",
    { "°c": [25, 46], "°f": [77, 115] },
  ),
  rule("Room temperature", "room temperature|ambient temperature|controlled room temperature", { "°c": [10, 45], "°f": [50, 113] }),
  rule("Refrigeration", "refrigerat(?:ed|or|ion)(?: temperature)?", { "°c": [-5, 20], "°f": [23, 60] }),
  rule("Relative humidity", "relative humidity|humidity|RH", { "%": [0, 100] }),
  rule("Oxygen saturation", "oxygen saturation|SpO2|SaO2|saturation", { "%": [1, 100] }),
  rule("Body weight", "body weight|weighing|weight of (?:the )?(?:subjects?|patients?|participants?)", { kg: [0.2, 650] }),
  rule("Height of a person", "body height|height of (?:the )?(?:subjects?|patients?|participants?)", { m: [0.25, 2.8] }),
  rule("Blood pressure", "blood pressure|systolic|diastolic|SBP|DBP|mean arterial pressure", { pa: [1300, 45_000] }),
  rule("Heart rate", "heart rate|pulse rate|pulse", { "1/min": [10, 400], hz: [0.2, 7] }),
  rule("QT interval", "QTc?[BF]?(?: interval)?|QTc prolongation", { s: [0.1, 1.2] }),
  rule("Haemoglobin", "ha?emoglobin|Hgb|Hb", { "kg/l": [0.01, 0.3] }),
  rule("Serum creatinine", "(?:serum )?creatinine", { "kg/l": [1e-7, 3e-4], "mol/l": [1e-5, 3e-3] }),
  rule("Blood glucose", "(?:blood|plasma|serum) glucose", { "kg/l": [5e-5, 2e-2], "mol/l": [1e-4, 0.11] }),
  rule("Temperature", "temperatures?|stored?|freezers?|kept|frozen", { "°c": [-273.15, 3500], "°f": [-459.67, 6300] }),
];

/** Units that are written as none is. */
export const misspelt: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /(?<=\d ?)mm\/Hg\b/g, instead: "mmHg" },
  { pattern: /(?<=\d ?)(?:°|º|degrees? )(?:K\b|Kelvin\b)/g, instead: "K" },
  { pattern: /(?<=\d ?)(?:mg|g|µg|μg|mcg)\/kg\/kg\b/g, instead: "mg/kg" },
  { pattern: /(?<=\d ?)m[lL]\/min\/min\b/g, instead: "mL/min" },
  { pattern: /(?<=(?<![\w/+=.,])\d[\d.,]* ?)(?:mgs|mls|mLs|kgs|Kgs|cms|mms|mcgs)(?![\w/+=])/g, instead: "the symbol without s" },
  { pattern: /(?<=\d ?)mHz\b/g, instead: "MHz" },
  { pattern: /(?<=(?<![\w/+=.,])\d[\d.,]* ?)(?:KG|Kg)(?![\w/+=])/g, instead: "kg" },
  { pattern: /(?<=(?<![\w/+=.,])\d[\d.,]* ?)(?:MG|Mg)(?=[ ,.;)])/g, instead: "mg" },
];
