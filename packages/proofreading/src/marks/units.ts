/** What a unit measures, and how many of the unit that its quantity is compared in it is. */
export interface Unit {
  base: string;
  factor: number;
}

/** The spellings of each unit by the unit that it is compared in; of those in capital letters the case counts. */
const table: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  m: {
    m: 1,
    metre: 1,
    metres: 1,
    meter: 1,
    meters: 1,
    km: 1e3,
    cm: 1e-2,
    mm: 1e-3,
    µm: 1e-6,
    μm: 1e-6,
    um: 1e-6,
    nm: 1e-9,
    inch: 0.0254,
    inches: 0.0254,
    ft: 0.3048,
    feet: 0.3048,
  },
  kg: {
    kg: 1,
    kilogram: 1,
    kilograms: 1,
    g: 1e-3,
    gram: 1e-3,
    grams: 1e-3,
    mg: 1e-6,
    milligrams: 1e-6,
    µg: 1e-9,
    μg: 1e-9,
    mcg: 1e-9,
    ug: 1e-9,
    ng: 1e-12,
    lb: 0.45359237,
    lbs: 0.45359237,
  },
  l: {
    l: 1,
    L: 1,
    litre: 1,
    litres: 1,
    liter: 1,
    liters: 1,
    dl: 0.1,
    dL: 0.1,
    ml: 1e-3,
    mL: 1e-3,
    cc: 1e-3,
    µl: 1e-6,
    µL: 1e-6,
    μl: 1e-6,
    μL: 1e-6,
  },
  s: {
    s: 1,
    sec: 1,
    secs: 1,
    second: 1,
    seconds: 1,
    ms: 1e-3,
    min: 60,
    mins: 60,
    minute: 60,
    minutes: 60,
    h: 3600,
    hr: 3600,
    hrs: 3600,
    hour: 3600,
    hours: 3600,
    day: 86_400,
    days: 86_400,
    week: 604_800,
    weeks: 604_800,
  },
  month: { month: 1, months: 1, year: 12, years: 12, yr: 12, yrs: 12 },
  pa: { Pa: 1, hPa: 100, kPa: 1e3, MPa: 1e6, mbar: 100, bar: 1e5, mmHg: 133.322, cmH2O: 98.0665, psi: 6894.757 },
  "°c": { "°C": 1, "º C": 1, ºC: 1, "° C": 1, "degrees C": 1, "degrees Celsius": 1, "degree Celsius": 1 },
  "°f": { "°F": 1, "degrees F": 1, "degrees Fahrenheit": 1 },
  v: { V: 1, volt: 1, volts: 1, mV: 1e-3, kV: 1e3 },
  a: { mA: 1e-3, µA: 1e-6, μA: 1e-6, ampere: 1, amperes: 1 },
  w: { W: 1, watt: 1, watts: 1, mW: 1e-3, kW: 1e3 },
  hz: { Hz: 1, kHz: 1e3, MHz: 1e6, GHz: 1e9 },
  j: { J: 1, mJ: 1e-3, kJ: 1e3 },
  n: { N: 1, mN: 1e-3, kN: 1e3 },
  gy: { Gy: 1, cGy: 1e-2, kGy: 1e3, mGy: 1e-3 },
  sv: { Sv: 1, mSv: 1e-3 },
  mol: { mol: 1, mmol: 1e-3, µmol: 1e-6, μmol: 1e-6 },
  "mol/l": { mM: 1e-3, "mol/L": 1, "mol/l": 1, "mmol/L": 1e-3, "mmol/l": 1e-3 },
  "kg/l": {
    "g/L": 1e-3,
    "g/l": 1e-3,
    "g/dL": 1e-2,
    "g/dl": 1e-2,
    "mg/dL": 1e-5,
    "mg/dl": 1e-5,
    "mg/mL": 1e-3,
    "mg/ml": 1e-3,
    "mg/L": 1e-6,
    "mg/l": 1e-6,
    "µg/mL": 1e-6,
    "μg/mL": 1e-6,
    "mcg/mL": 1e-6,
    "ng/mL": 1e-9,
    "ng/ml": 1e-9,
  },
  "mg/kg": { "mg/kg": 1, "g/kg": 1e3, "µg/kg": 1e-3, "μg/kg": 1e-3, "mcg/kg": 1e-3 },
  "l/s": {
    "L/min": 1 / 60,
    "l/min": 1 / 60,
    "mL/min": 1e-3 / 60,
    "ml/min": 1e-3 / 60,
    "mL/h": 1e-3 / 3600,
    "ml/h": 1e-3 / 3600,
    "mL/hr": 1e-3 / 3600,
  },
  "1/min": { bpm: 1, rpm: 1, "breaths/min": 1, "beats/min": 1 },
  "m²": { "m²": 1, m2: 1, "cm²": 1e-4, cm2: 1e-4, "mm²": 1e-6, mm2: 1e-6 },
  "m/s": { "m/s": 1, "cm/s": 1e-2, "mm/s": 1e-3, "km/h": 1 / 3.6 },
  "%": { "%": 1, percent: 1, "per cent": 1 },
  iu: { IU: 1, "IU/mL": 1 },
  db: { dB: 1, "dB(A)": 1, dBA: 1 },
  ppm: { ppm: 1, ppb: 1e-3 },
  byte: { bytes: 1, KB: 1e3, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
  px: { px: 1, pixels: 1 },
  fr: { Fr: 1 },
  eur: { EUR: 1, "€": 1 },
  usd: { USD: 1, US$: 1 },
};

const spellings = new Map<string, Unit>(
  Object.entries(table).flatMap(([base, units]) =>
    Object.entries(units).flatMap(([name, factor]) => [name, name.replaceAll(" ", "")].map((one) => [one, { base, factor }] as const)),
  ),
);

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/ /g, " ?");

/** All spellings of units as a pattern, longer ones first. */
export const unitPattern = [...spellings.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map(escaped)
  .join("|");

/** The unit of a spelling, where one is known. */
export const unitOf = (name: string): Unit | null => spellings.get(name.replaceAll(" ", "")) ?? null;
