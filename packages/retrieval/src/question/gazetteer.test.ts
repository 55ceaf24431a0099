import { jurisdictions } from "@clausewise/contracts/jurisdictions";
import { describe, expect, test } from "vitest";
import { rules } from "./built-in-rules.fixture.ts";
import { createGazetteer } from "./gazetteer.ts";

const gazetteer = createGazetteer(rules.places);
const placesIn = (text: string) => gazetteer.placesIn(text);
const spellings = (text: string) => gazetteer.mentionsIn(text).map(({ code, by, spelling }) => `${code} by ${by}: ${spelling}`);

describe("the register of jurisdictions", () => {
  const isClear = (name: string) => !name.includes("(") && !rules.places.ambiguous.includes(name);

  test("every country and union is known by its name and whatever else it is called", () => {
    const asked = jurisdictions
      .filter(({ kind }) => kind !== "bodies")
      .flatMap(({ code, name, aliases }) => [name, ...aliases].map((one) => ({ code, name: one })))
      .filter(({ name }) => isClear(name) && name !== "Congo");
    const unknown = asked.filter(({ code, name }) => placesIn(`Is a licence needed in ${name}?`).join() !== code);
    expect(unknown).toEqual([]);
  });

  test("an adjective and an authority name the place they belong to", () => {
    const wrong = jurisdictions.flatMap(({ code, adjectives, regulators }) => {
      const acronyms = regulators.map(({ acronym }) => acronym).filter(isClear);
      const asked = [...adjectives.map((one) => `Which ${one} rules hold?`), ...acronyms.map((one) => `What does ${one} ask for?`)];
      return asked.filter((question) => !placesIn(question).includes(code));
    });
    expect(wrong).toEqual([]);
  });
});

test("a city stands for its country, however it is typed", () => {
  expect(placesIn("Our importer in Tashkent asks for a certificate")).toEqual(["UZ"]);
  expect(placesIn("ppb nairobi wants a dossier")).toEqual(["KE"]);
});

test("places are told in the order in which they are named, each once, and international bodies last", () => {
  expect(placesIn("Does ISO 13485 hold in Japan, the EU and the US as in Japan?")).toEqual(["JP", "EU", "US", "INT"]);
});

test("a mention stands where the name stands, whatever accents and apostrophes are before it", () => {
  const text = "The dossier\u2019s r\u00e9sum\u00e9 goes to Canada\u2019s authority";
  const [mention] = gazetteer.mentionsIn(text);
  expect(mention && text.slice(mention.start, mention.end)).toBe("Canada");
});

test("the full stop of an abbreviation belongs to it", () => {
  const text = "We sell in the U.S. and elsewhere";
  const [mention] = gazetteer.mentionsIn(text);
  expect(mention && text.slice(mention.start, mention.end)).toBe("U.S.");
});

test("of names that begin at one word the longest is meant", () => {
  expect(spellings("Sold in South Korea and in North Korea")).toEqual(["KR by name: South Korea", "KP by name: North Korea"]);
});

test.each(["T\u00fcrkiye", "turkiye", "TURKIYE"])("%s is known however it is typed", (name) => {
  expect(placesIn(`is registration needed in ${name}?`)).toEqual(["TR"]);
});

test.each([
  ["a pronoun", "Can you tell us what to file?", []],
  ["a country after a word of place", "what holds in the us for software", ["US"]],
  ["a pronoun before what is to be done", "Is it in us to decide?", []],
  ["another short form, which is no pronoun", "and what about the eu and uk", ["EU", "GB"]],
] as const)("a short form in small letters is %s", (_, question, places) => {
  expect(placesIn(question)).toEqual(places);
});

test("somebody's name is no place", () => {
  expect(placesIn("Dr. Jordan signed; may Jordan take part?")).toEqual(["JO"]);
  expect(placesIn("May Dr. Jordan sign?")).toEqual([]);
});

test("a language is no place, but the rules of who speaks it are", () => {
  expect(placesIn("Must labels be in French?")).toEqual([]);
  expect(placesIn("Do French rules ask for a German translation?")).toEqual(["FR"]);
});

test("the food and drug administration of another country is that country's", () => {
  expect(placesIn("What does the Thai FDA want?")).toEqual(["TH"]);
  expect(placesIn("What does the FDA of Ghana want?")).toEqual(["GH"]);
  expect(placesIn("What does the Food and Drug Administration of the Philippines want?")).toEqual(["PH"]);
  expect(placesIn("What do the Thai authority and FDA want?")).toEqual(["TH", "US"]);
});

describe("how a place stands in a sentence", () => {
  test("is said as people say it, by its name where nothing else is known, and by its code where there is no such place", () => {
    expect(["EU", "CA", "XX"].map(gazetteer.said)).toEqual(["the EU", "Canada", "XX"]);
  });
});

describe("what the rules add", () => {
  const own = createGazetteer({
    named: [{ title: "CA", names: ["the Great North"], signs: ["maple mark"], said: "the North" }],
    lookalikes: ["Canada goose"],
    everyday: ["the great north"],
    beside: [],
    ownWords: {},
    languages: [],
    ambiguous: [],
  });

  test("is a further name, a sign that belongs to nobody else, and what a place is called", () => {
    expect(own.mentionsIn("A maple mark of the Great North").map(({ by }) => by)).toEqual(["sign", "name"]);
    expect(own.said("CA")).toBe("the North");
  });

  test("is what only looks like a place, though a name stands in it", () => {
    expect(own.placesIn("Is down of a Canada goose a device in Canada?")).toEqual(["CA"]);
    expect(own.placesIn("Is down of a canada goose a device?")).toEqual([]);
  });

  test("is that an everyday word needs its capital to be a name", () => {
    expect(own.placesIn("We went to the great north")).toEqual([]);
  });
});
