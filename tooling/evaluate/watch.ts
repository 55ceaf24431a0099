/** Replays notices against profiles and tells how many of the expected matches the watch finds, and how many of its matches were expected. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { builtInProductAreas, builtInWatchRules } from "@clausewise/static-data";
import { type Notice, type Reason, createWatch } from "@clausewise/watch";
import { z } from "zod";
import { besideUs, fromThere } from "./paths.ts";
import { type Judged, measuresOf, told } from "./watch/measures.ts";
import { type CodeFacts, productOf, sourceIdOf, WrittenProfile } from "./watch/profiles.ts";

const usage = `Usage:
  pnpm evaluate watch [--notices FILE] [--profiles FILE] [--labels FILE [--labels FILE]] [--only p1,p2] [--sentences]

  --notices    lines of JSON; ../shared/data/regulatory-updates/updates.jsonl where it is not given
  --profiles   lines of JSON; the ten of tooling/evaluate/watch where it is not given (others-, later-, newest-, fifth- and sixth-profiles.jsonl there were each seen once the rules were made, and the rules mended by them since)
  --labels     expected pairs of profile and index of a notice; of two files, pairs that only one has count neither way
  --only       profiles by their ids
  --sentences  print every match with its sentences`;

const WrittenNotice = z.object({
  title: z.string(),
  date: z.string(),
  authority: z.string(),
  updateType: z.string(),
  tags: z.array(z.string()),
});
const Label = z.object({ profile: z.string(), index: z.number().int() });
const Code = z.object({ productCode: z.string(), deviceName: z.string(), regulationNumber: z.string() });

const linesOf = <T>(schema: z.ZodType<T>, text: string): T[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => schema.parse(JSON.parse(line)));
const readLines = <T>(schema: z.ZodType<T>, path: string): T[] => linesOf(schema, readFileSync(path, "utf8"));

const noticeOf = ({ title, date, authority, updateType, tags }: z.infer<typeof WrittenNotice>): Notice => ({
  title,
  authority,
  channel: updateType,
  tags,
  source: sourceIdOf(authority),
  published: date,
});

/** What FDA's classification says of product codes; empty where its list is not beside the repository. */
function codeFacts(data: string | null): Map<string, CodeFacts> {
  const path = data === null ? null : resolve(data, "product-codes/product-codes.jsonl.gz");
  if (path === null || !existsSync(path)) return new Map();
  const rows = linesOf(Code, gunzipSync(readFileSync(path)).toString("utf8"));
  return new Map(
    rows.map(({ productCode, deviceName, regulationNumber }) => [
      productCode,
      { device_name: deviceName, regulation_number: regulationNumber || null },
    ]),
  );
}

interface Pair extends Judged {
  title: string;
  reasons: Reason[];
}

/** Every profile with every notice. */
function judge(
  profiles: readonly WrittenProfile[],
  notices: readonly Notice[],
  labels: readonly ReadonlySet<string>[],
  codes: ReadonlyMap<string, CodeFacts>,
): Pair[] {
  const watch = createWatch({ ...builtInWatchRules(), texts: builtInProductAreas() });
  const read = notices.map(watch.read);
  return profiles.flatMap((written) => {
    const profile = watch.profileOf(productOf(written, codes));
    return read.map((about, notice): Pair => {
      const said = labels.filter((of) => of.has(`${written.id} ${notice}`)).length;
      const reasons = watch.matches(profile, about);
      return {
        profile: written.id,
        notice,
        title: about.title,
        reasons,
        isExpected: said === labels.length,
        isDisputed: said > 0 && said < labels.length,
        isMatched: reasons.length > 0,
        byWordsAlone: reasons.every(({ rule }) => rule === "words"),
      };
    });
  });
}

const lineOf = ({ notice, title, reasons }: Pair): string =>
  [`    ${notice} ${title}`, ...reasons.map(({ sentence }) => `        ${sentence}`)].join("\n");

function report(pairs: readonly Pair[], sentences: boolean): string {
  const lists = [
    { head: "missed", of: ({ isExpected, isMatched, isDisputed }: Pair) => isExpected && !isMatched && !isDisputed },
    { head: "false alarm", of: ({ isExpected, isMatched, isDisputed }: Pair) => !isExpected && isMatched && !isDisputed },
    { head: "matched, labels disagree", of: ({ isMatched, isDisputed }: Pair) => isMatched && isDisputed },
    ...(sentences ? [{ head: "found", of: ({ isExpected, isMatched }: Pair) => isExpected && isMatched }] : []),
  ];
  const ofProfile = [...Map.groupBy(pairs, ({ profile }) => profile)].flatMap(([id, own]) => [
    `${id}: ${told(measuresOf(own))}`,
    ...lists.flatMap(({ head, of }) => own.filter(of).map((pair) => `  ${head}\n${lineOf(pair)}`)),
  ]);
  return [
    ...ofProfile,
    `all: ${told(measuresOf(pairs))}`,
    `labels disagree on ${pairs.filter(({ isDisputed }) => isDisputed).length} pairs`,
  ].join("\n");
}

const own = (name: string): string => resolve(import.meta.dirname, "watch", name);

/** `pnpm evaluate watch`; returns the exit code. */
export function evaluateWatch(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: {
      notices: { type: "string" },
      profiles: { type: "string" },
      labels: { type: "string", multiple: true },
      only: { type: "string" },
      sentences: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const data = besideUs();
  const notices =
    values.notices === undefined ? (data === null ? null : resolve(data, "regulatory-updates/updates.jsonl")) : fromThere(values.notices);
  if (values.help || notices === null || !existsSync(notices)) {
    process.stdout.write(
      values.help ? `${usage}\n` : "The notices (../shared/data/regulatory-updates) are missing: there is nothing to replay.\n",
    );
    return 0;
  }
  const labels = values.labels?.map(fromThere) ?? [own("labels-a.jsonl"), own("labels-b.jsonl")];
  const profiles = readLines(WrittenProfile, values.profiles === undefined ? own("profiles.jsonl") : fromThere(values.profiles));
  const pairs = judge(
    profiles.filter(({ id }) => values.only?.split(",").includes(id) ?? true),
    readLines(WrittenNotice, notices).map(noticeOf),
    labels.map((path) => new Set(readLines(Label, path).map(({ profile, index }) => `${profile} ${index}`))),
    codeFacts(data),
  );
  process.stdout.write(`${report(pairs, values.sentences)}\n`);
  return 0;
}
