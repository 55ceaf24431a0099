import { type LanguageSpelling, numbersOf, withHundreds } from "./language-spelling.ts";

const ones =
  "cero uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve";
const numbers = numbersOf(ones, "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", (ten, one) => [`${ten} y ${one}`]);
"veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve"
  .split(" ")
  .forEach((word, nth) => numbers.set(word, 21 + nth));
numbers.set("veintiún", 21).set("veintiuna", 21);

export const spanish: LanguageSpelling = {
  decimal: ",",
  figures: "day first",
  months: [
    "enero|ene",
    "febrero|feb",
    "marzo|mar",
    "abril|abr",
    "mayo|may",
    "junio|jun",
    "julio|jul",
    "agosto|ago",
    "septiembre|setiembre|sept?",
    "octubre|oct",
    "noviembre|nov",
    "diciembre|dic",
  ],
  ofMonth: "de|del",
  units: {
    days: "días?",
    weeks: "semanas?",
    months: "mes(?:es)?",
    years: "años?",
    hours: "horas?",
    minutes: "minutos?",
    seconds: "segundos?",
    "%": "por ?ciento",
    mm: "milímetros?",
    cm: "centímetros?",
    m: "metros?",
    kg: "kilogramos?|kilos?",
    g: "gramos?",
    mg: "miligramos?",
    µg: "microgramos?",
    l: "litros?",
    ml: "mililitros?",
    "°C": "grados? Celsius|grados? C",
    V: "voltios?",
    W: "vatios?",
    bytes: "bytes?",
  },
  places: {
    clause:
      "artículos?|arts?\\.|apartados?|apdo\\.|párrafos?|letras?|puntos?|secci(?:ón|ones)|cláusulas?|incisos?|considerandos?|reglas?|n(?:úmero|úm\\.|\\.º|\\.o)s?",
    annex: "anexos?|apéndices?",
    division: "partes?|capítulos?|cap\\.|títulos?|subpartes?|volum(?:en|enes)",
    class: "clases?|fases?|tipos?|categorías?|grados?|niveles?|nivel|estadios?",
    table: "tablas?|cuadros?|figuras?|formularios?",
  },
  placesBehind: {},
  range: "a|al|hasta",
  scales: [
    ["mil millones", 1e9],
    ["mil", 1e3],
    ["mill(?:ón|ones)(?: de)?", 1e6],
  ],
  numbers: withHundreds(
    numbers,
    "ciento/cien doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas",
    (hundred, rest) => [`${hundred} ${rest}`],
  ),
};
