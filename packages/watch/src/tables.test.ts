import { describe, expect, it, test } from "vitest";
import { builtInWatchRules } from "@clausewise/static-data";
import { notice, reader, watch } from "./testing.fixture.ts";

const tables = builtInWatchRules();
const shownRows = {
  kinds: tables.noticeKinds.filter(({ pattern, channel }) => pattern !== null || channel !== null),
  areas: tables.areas,
  topics: tables.topics,
  devices: tables.deviceKinds,
  firms: tables.firms,
  authorities: tables.authorities,
  severity: tables.severity,
};

it.each(Object.entries(shownRows))("%s: each row has a name of its own and examples of what it fits and what it does not", (_, rows) => {
  const titles = rows.map(({ title }) => title);
  expect(titles.filter((title, nth) => titles.indexOf(title) !== nth)).toEqual([]);
  expect(rows.filter(({ fits, not }) => fits.length === 0 || not.length === 0).map(({ title }) => title)).toEqual([]);
});

/** Titles that a row should fit and does not, and that it should not fit and does. */
function wrong<R extends { title: string; fits: string[]; not: string[] }>(rows: readonly R[], fits: (row: R, example: string) => boolean) {
  return rows.flatMap((row) => [
    ...row.fits.filter((one) => !fits(row, one)).map((one) => `${row.title} should fit: ${one}`),
    ...row.not.filter((one) => fits(row, one)).map((one) => `${row.title} should not fit: ${one}`),
  ]);
}

describe("the examples of the tables hold", () => {
  test("kinds of devices", () => {
    expect(wrong(tables.deviceKinds, ({ title }, example) => reader.deviceKinds.named(example).includes(title))).toEqual([]);
  });

  test("kinds of notices", () => {
    const read = (example: string) => {
      const [title = "", channel = null] = example.split(" -> ");
      return reader.noticeKinds.read(title, channel)?.kind;
    };
    expect(wrong(shownRows.kinds, ({ kind }, example) => read(example) === kind)).toEqual([]);
  });

  test("areas", () => {
    const first = (section: string, example: string) =>
      tables.areas.find(
        (row) =>
          row.section === section &&
          new RegExp(row.pattern, "iu").test(example) &&
          (row.unless === null || !new RegExp(row.unless, "iu").test(example)),
      )?.title;
    expect(wrong(tables.areas, ({ title, section }, example) => first(section, example) === title)).toEqual([]);
  });

  test("topics", () => {
    const named = (example: string) => Object.values(reader.topics.named(example)).flat();
    expect(wrong(tables.topics, ({ title }, example) => named(example).includes(title))).toEqual([]);
  });

  test("firms", () => {
    expect(wrong(tables.firms, ({ title }, example) => reader.firms.namedIn(title, example) !== null)).toEqual([]);
  });

  test("authorities", () => {
    const of = (example: string) => reader.authorityOf(example);
    expect(
      wrong(
        tables.authorities,
        ({ jurisdiction, areas }, example) => of(example).jurisdiction === jurisdiction && of(example).areas.join() === areas.join(),
      ),
    ).toEqual([]);
  });

  test("severity", () => {
    const rated = (example: string) => watch.severityOf(watch.read(notice(example))).reason;
    expect(wrong(tables.severity, ({ reason }, example) => rated(example) === reason)).toEqual([]);
  });
});

test("there are kinds of devices of every field, each phrase of one kind alone", () => {
  expect(tables.deviceKinds.length).toBeGreaterThan(150);
  const phrases = tables.deviceKinds.flatMap(({ title, names, brands }) => [
    ...new Set([title, ...names, ...brands].map((one) => one.toLowerCase())),
  ]);
  const twice = phrases.filter((phrase, nth) => phrases.indexOf(phrase) !== nth);
  expect(twice).toEqual([]);
});

test("what official sources say is of kinds that there are, by authorities that are known", () => {
  const kinds = tables.noticeKinds.map(({ kind }) => kind);
  const named = tables.sources.flatMap(({ kind, kinds: others }) => [kind, ...others.map((one) => one.kind)]);
  expect(named.filter((kind) => !kinds.includes(kind))).toEqual([]);
  expect(tables.sources.filter(({ authority }) => reader.authorityOf(authority).jurisdiction === null).map(({ title }) => title)).toEqual(
    [],
  );
});
