import { type LanguageSpelling, numbersOf, withHundreds } from "./language-spelling.ts";

const ones =
  "zero uno/un/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove";

export const italian: LanguageSpelling = {
  decimal: ",",
  figures: "day first",
  months: [
    "gennaio|gen",
    "febbraio|feb",
    "marzo|mar",
    "aprile|apr",
    "maggio|mag",
    "giugno|giu",
    "luglio|lug",
    "agosto|ago",
    "settembre|sett?",
    "ottobre|ott",
    "novembre|nov",
    "dicembre|dic",
  ],
  ofMonth: "di|del|dell'",
  units: {
    days: "giorn[oi]",
    weeks: "settiman[ae]",
    months: "mes[ei]",
    years: "ann[oi]",
    hours: "or[ae]",
    minutes: "minut[oi]",
    seconds: "second[oi]",
    "%": "per ?cento",
    mm: "millimetr[oi]",
    cm: "centimetr[oi]",
    m: "metr[oi]",
    kg: "chilogramm[oi]|chil[oi]",
    g: "gramm[oi]",
    mg: "milligramm[oi]",
    µg: "microgramm[oi]",
    l: "litr[oi]",
    ml: "millilitr[oi]",
    "°C": "grad[oi] Celsius|grad[oi] C",
    V: "volt",
    W: "watt",
    bytes: "byte",
  },
  places: {
    clause:
      "articol[oi]|artt?\\.|paragraf[oi]|par\\.|comm[ai]|letter[ae]|lett\\.|punt[oi]|sezion[ei]|clausol[ae]|considerand[oi]|regol[ae]",
    annex: "allegat[oi]|appendic[ei]",
    division: "part[ei]|capitol[oi]|cap[oi]|cap\\.|titol[oi]|sottopart[ei]|volum[ei]",
    class: "class[ei]|fas[ei]|tip[oi]|categori[ae]|grad[oi]|livell[oi]|stadi[oi]?",
    table: "tabell[ae]|figur[ae]|modul[oi]",
  },
  placesBehind: {},
  range: "a|ad|al|fino a",
  scales: [
    ["mila", 1e3],
    ["milion[ei](?: di)?", 1e6],
    ["miliard[oi](?: di)?", 1e9],
  ],
  numbers: withHundreds(
    numbersOf(ones, "venti trenta quaranta cinquanta sessanta settanta ottanta novanta", (ten, one) => [
      /^[uo]/.test(one) ? `${ten.slice(0, -1)}${one}` : `${ten}${one}`,
      ...(one === "tre" ? [`${ten}tré`] : []),
    ]),
    "cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento",
    (hundred, rest) => [`${hundred}${rest}`],
  ),
};
