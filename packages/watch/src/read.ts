import type { ProductType } from "@clausewise/contracts";
import { productAreas } from "@clausewise/contracts/vocabulary";
import type { About, Notice } from "./about.ts";
import { classesIn, placesIn, standardsIn } from "./citations.ts";
import type { Reader } from "./reader.ts";

type Subject = Pick<
  About,
  | "areas"
  | "isForeign"
  | "isGeneral"
  | "topics"
  | "narrowTopics"
  | "classes"
  | "deviceKinds"
  | "places"
  | "standards"
  | "recallClass"
  | "words"
>;

/** Words as they are filed, each as a name: `iso_10993` is `ISO 10993`, `philips` is `Philips`. */
const filed = (tag: string): string =>
  tag
    .replaceAll("_", " ")
    .replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/^(?:iso|iec|en|yy|gb)\b/i, (body) => body.toUpperCase());

const numerals: Readonly<Record<string, string>> = { "1": "I", "2": "II", "3": "III" };

/** The class of a recall: `Class 1`, `Type I`, `class_i_recall`. */
export function recallClassIn(text: string): string | null {
  const said = /\b(?:class|type)[ _-]?(I{1,3}|[123])(?=$|[^\p{L}\p{N}]|_|recall)/iu.exec(text)?.[1]?.toUpperCase();
  return said === undefined ? null : (numerals[said] ?? said);
}

/** What stands behind these words is why, and not what. */
const cause = /\b(?:due to|because of|owing to)\b.*$/i;
const fault = /leak|fractur|fail|contaminat|detach|breach|disconnect|defect|damage|risk|error|occlu/i;

/** Kinds of devices in a title without what is wrong with them; where it names none, in what it is filed under. */
function kindsIn({ deviceKinds: { named } }: Reader, title: string, tags: readonly string[]): string[] {
  const titled = named(title.replace(cause, ""));
  return titled.length > 0 ? titled : [...new Set(tags.filter((tag) => !fault.test(tag)).flatMap((tag) => named(filed(tag))))];
}

/** What words say that something is about; `remit` are the areas of who says it. */
export function subjectOf(reader: Reader, title: string, tags: readonly string[], remit: readonly ProductType[]): Subject {
  const words = [title, ...tags.map(filed)].join(" . ");
  const titled = reader.areasIn(title);
  const all = titled.areas.length > 0 || titled.isForeign ? titled : reader.areasIn(words);
  const { general, narrow } = reader.topics.named(title);
  const classes = classesIn(title);
  const deviceKinds = kindsIn(reader, title, tags);
  const isNarrow = narrow.length > 0 || classes.length > 0 || reader.deviceKinds.named(title).length > 0;
  return {
    areas: areasWith(reader, all.areas, deviceKinds, remit),
    isForeign: all.isForeign && deviceKinds.length === 0,
    isGeneral: !isNarrow && (general.length > 0 || titled.areas.length > 0),
    topics: general,
    narrowTopics: narrow,
    classes,
    deviceKinds,
    places: placesIn(title),
    standards: [...new Set(standardsIn(words))],
    recallClass: recallClassIn(words),
    words,
  };
}

/** Areas that words name, with those of the devices that they name; a kit with a medicine in it is a device all the same. */
function areasWith(reader: Reader, named: readonly ProductType[], kinds: readonly string[], remit: readonly ProductType[]): ProductType[] {
  const ofKinds = kinds.map((kind) => reader.deviceKinds.of(kind)?.area);
  const isKit = kinds.includes(reader.deviceKinds.kit);
  const spoken = isKit ? named.filter((area) => area === "device" || area === "ivd") : named;
  const all = productAreas.filter((area) => spoken.includes(area) || ofKinds.includes(area));
  return all.length > 0 ? all : [...remit];
}

const nothingNamed = {
  librarySource: null,
  verb: null,
  productCodes: [],
  regulationNumbers: [],
  firms: [],
  substances: [],
  effective: null,
};

/** Says what a notice is about, by its title and by what it is filed under. */
export function readNotice(reader: Reader, notice: Notice): About {
  const { title, authority, channel, tags, source, published } = notice;
  const { jurisdiction, areas: remit } = reader.authorityOf(authority);
  const subject = subjectOf(reader, title, channel === null ? tags : [...tags, channel], remit);
  const kind = reader.noticeKinds.read(title, channel) ?? reader.noticeKinds.called("news");
  return {
    ...nothingNamed,
    ...subject,
    ...kind,
    title,
    authority,
    source,
    published,
    jurisdictions: jurisdiction === null ? [] : [jurisdiction],
  };
}
