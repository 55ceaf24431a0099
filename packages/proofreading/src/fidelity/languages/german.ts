import { type LanguageSpelling, numbersOf, withHundreds } from "./language-spelling.ts";

const ones =
  "null ein/eins/eine/einen/einem/einer zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn";

export const german: LanguageSpelling = {
  decimal: ",",
  figures: "day first",
  months: [
    "Januar|Jänner|Jan",
    "Februar|Feb",
    "März",
    "April|Apr",
    "Mai",
    "Juni",
    "Juli",
    "August|Aug",
    "September|Sept?",
    "Oktober|Okt",
    "November|Nov",
    "Dezember|Dez",
  ],
  ofMonth: "des|im",
  units: {
    days: "(?:Kalender|Werk|Arbeits)?[Tt]age?n?",
    weeks: "Wochen?",
    months: "Monate?n?",
    years: "Jahre?n?",
    hours: "Stunden?",
    minutes: "Minuten?",
    seconds: "Sekunden?",
    "%": "Prozent|v\\. ?H\\.",
    mm: "Millimetern?|Millimeter",
    cm: "Zentimetern?|Zentimeter",
    m: "Metern?|Meter",
    kg: "Kilogramm",
    g: "Gramm",
    mg: "Milligramm",
    µg: "Mikrogramm",
    l: "Litern?|Liter",
    ml: "Millilitern?|Milliliter",
    "°C": "Grad Celsius|Grad C",
    V: "Volt",
    W: "Watt",
    bytes: "Bytes?",
  },
  places: {
    clause:
      "Artikeln?|Artikel|Art\\.|Absätzen?|Absatz|Abs\\.|Unterabsatz|Nummern?|Nr\\.|Ziffern?|Ziff\\.|Punkte?|Abschnitte?|Abschn\\.|Paragra(?:ph|f)(?:en)?|Erwägungsgr(?:und|ünde)|Regeln?",
    annex: "Anhänge?|Anhangs?|Anlagen?|Anh\\.",
    division: "Teile?|Kapiteln?|Kapitel|Kap\\.|Titeln?|Titel|Band|Unterteile?",
    class: "Klassen?|Phasen?|Typen?|Typ|Kategorien?|Stufen?|Grade?|Stadium",
    table: "Tabellen?|Abbildungen?|Formulare?|Formblatt",
  },
  placesBehind: {},
  range: "bis",
  scales: [
    ["Tausend", 1e3],
    ["Millionen|Million|Mio\\.", 1e6],
    ["Milliarden?|Mrd\\.", 1e9],
  ],
  numbers: withHundreds(
    numbersOf(ones, "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig", (ten, one) => [`${one}und${ten}`]),
    "hundert/einhundert zweihundert dreihundert vierhundert fünfhundert sechshundert siebenhundert achthundert neunhundert",
    (hundred, rest) => [`${hundred}${rest}`],
  ),
};
