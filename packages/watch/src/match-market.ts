import type { About, Reason } from "./about.ts";
import { sameStandard } from "./citations.ts";
import { areasIn, isWatched, marketOf } from "./markets.ts";
import { plainClass, type Profile } from "./profile.ts";
import type { Reader } from "./reader.ts";
import { happened, inMarketOf, listed, lower, productsOf, reason } from "./sentences.ts";

const isDeviceRule = ({ areas }: About): boolean => areas.every((area) => area === "device" || area === "ivd");

/** A combination product takes part in rules for devices only through what its device is subject to. */
const takesPart = (reader: Reader, profile: Profile, about: About, topics: readonly string[]): boolean =>
  !profile.isCombined || !isDeviceRule(about) || topics.some((title) => reader.topics.of(title)?.combined);

/** Whether a rule is on nothing but what a product on the market has behind it. */
const isOver = (reader: Reader, { product }: Profile, topics: readonly string[]): boolean =>
  product.currentStage === "marketed" && topics.length > 0 && topics.every((title) => reader.topics.of(title)?.beforeMarket);

/** What a text's change or a notice is, before it is said for whom. */
const headOf = (about: About): string =>
  about.librarySource === null ? about.said : `${happened(about, about.places)}: ${about.said === "guidance" ? "" : "a "}${about.said}`;

/** A rule for all products of an area in a market. */
function forAll(reader: Reader, profile: Profile, about: About, where: string): Reason[] {
  if (!about.isGeneral || !takesPart(reader, profile, about, about.topics) || isOver(reader, profile, about.topics)) return [];
  return [reason(profile, "market", where, `${headOf(about)} for all ${productsOf(about.areas)} ${where}`)];
}

/** What in a profile shows that a narrow topic is its own; null where nothing does. */
function shown(reader: Reader, { product, isImplant, words }: Profile, title: string, market: string): string | null {
  const topic = reader.topics.of(title);
  if (topic === null) return null;
  const standard = product.standards.find(({ identifier }) => topic.standards.some((one) => sameStandard(one, identifier)))?.identifier;
  if (standard !== undefined) return `has ${standard} in its profile`;
  const word = topic.words?.exec(words)?.[0];
  if (word !== undefined) return `says “${word}”`;
  const known = product.classes.find((one) => one.market === market && topic.classes.includes(plainClass(one.class)));
  if (known !== undefined) return `is of class ${plainClass(known.class)} there`;
  return topic.ofImplants && isImplant ? "is an implant" : null;
}

/** A rule on something that the product has to do with. */
function onTopic(reader: Reader, profile: Profile, about: About, market: string, where: string): Reason[] {
  if (!takesPart(reader, profile, about, [...about.topics, ...about.narrowTopics])) return [];
  return about.narrowTopics.flatMap((title) => {
    const why = shown(reader, profile, title, market);
    return why === null
      ? []
      : [reason(profile, "market", title, `${headOf(about)} on ${lower(title)} ${where}, and ${profile.product.name} ${why}`)];
  });
}

/** A rule for some classes or kinds of devices, of which the product is. */
function forSome(profile: Profile, about: About, market: string, where: string): Reason[] {
  const { product, deviceKinds } = profile;
  const own = product.classes
    .map((one) => ({ ...one, class: plainClass(one.class) }))
    .find((one) => one.market === market && about.classes.includes(one.class));
  const kinds = about.deviceKinds.filter((kind) => deviceKinds.includes(kind));
  return [
    ...(own === undefined
      ? []
      : [
          reason(
            profile,
            "market",
            own.class,
            `${headOf(about)} for class ${listed(about.classes)} ${where}, and ${product.name} is of class ${own.class} there`,
          ),
        ]),
    ...(kinds.length === 0
      ? []
      : [reason(profile, "device_kind", listed(kinds), `${headOf(about)} on its kind of device (${listed(kinds.map(lower))}) ${where}`)]),
  ];
}

/** Rules, guidance and the like of a market: those for everybody there, and narrow ones that fit. */
export function byMarket(reader: Reader, profile: Profile, about: About): Reason[] {
  if (about.reach !== "market" || !isForAny(profile, profile.areas, about)) return [];
  const market = marketOf(profile, about);
  if (market === null) return byWatchedLaw(profile, about);
  if (!isForAny(profile, areasIn(profile, market), about)) return [];
  const where = inMarketOf(profile, market);
  return [
    ...forSome(profile, about, market, where),
    ...onTopic(reader, profile, about, market, where),
    ...forAll(reader, profile, about, where),
  ];
}

const isForAny = ({ isCombined }: Profile, own: Profile["areas"], { areas }: About): boolean =>
  areas.some((area) => own.includes(area) || (isCombined && area !== "ivd"));

/** A text of a watched source that changed outside the markets. */
function byWatchedLaw(profile: Profile, about: About): Reason[] {
  if (about.librarySource === null || !about.isGeneral || !isWatched(profile, about)) return [];
  return [
    reason(
      profile,
      "watched_source",
      about.source ?? "",
      `${happened(about, about.places)}, in a source watched for ${profile.product.name}`,
    ),
  ];
}
