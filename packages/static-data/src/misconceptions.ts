import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const phrases = z.string().transform((line) =>
  line
    .split(",")
    .map((phrase) => phrase.trim())
    .filter(Boolean),
);

/** Groups stand between semicolons, the phrases of a group between commas. */
const groups = z.string().transform((line) =>
  line
    .split(";")
    .map((group) => phrases.parse(group))
    .filter((group) => group.length > 0),
);

const Entry = z.strictObject({
  title: z.string().min(1),
  /** What one claim says, one phrase of each group. */
  when: groups,
  /** What only says where or of what law; it may stand anywhere in the question. */
  where: groups.default([]),
  unless: phrases.default([]),
  clause: z.string().transform((line) => line.split(";").map((clause) => clause.trim())),
  checked: z.iso.date(),
  text: z.string().min(40).max(600),
});

/** Something often taken for granted, with what is right and the clauses that show it. */
export interface BuiltInMisconception {
  title: string;
  when: string[][];
  where: string[][];
  unless: string[];
  clauses: string[];
  /** The day it was checked against its clauses. */
  checked: string;
  text: string;
}

/** A list of misconceptions that is not in the form the reader needs; `message` names file and entry. */
class MisconceptionError extends Error {
  override name = "MisconceptionError";
}

const line = /^(when|where|unless|clause|checked): (.+)$/;

/** Reads one file: entries of `## title`, their `key: value` lines, and a paragraph that says what is right. */
export const readMisconceptions = (file: string, content: string): BuiltInMisconception[] =>
  content
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [title = "", ...lines] = entry.split("\n").map((one) => one.trim());
      const fields = lines.flatMap((one) => (line.test(one) ? [line.exec(one)?.slice(1, 3) ?? []] : []));
      const text = lines.filter((one) => one !== "" && !line.test(one)).join(" ");
      const parsed = Entry.safeParse({ title, text, ...Object.fromEntries(fields) });
      if (!parsed.success) throw new MisconceptionError(`${file}: ${title}: ${z.prettifyError(parsed.error)}`);
      const { clause, ...known } = parsed.data;
      return { ...known, clauses: clause };
    });

const folder = new URL("../misconceptions/", import.meta.url);

/** What is often taken for granted and is not so, by subject. */
export const builtInMisconceptions = (): BuiltInMisconception[] =>
  readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .flatMap((name) => readMisconceptions(name, readFileSync(new URL(name, folder), "utf8")));
