import { spawn } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const data = join(import.meta.dirname, "../../../shared/data");

/** Whether the shared data is here; without it everything below is made of random words. */
export const hasSharedData = () => existsSync(data);
const sets = ["obliqa", "regqa"];
const archives = [
  "fda-guidance-text/fda-guidance-fulltext.tar.gz",
  "imdrf/imdrf-fulltext-en.tar.gz",
  "eu/mdcg-meddev-text.tar.gz",
  "eu/eu-related-acts.tar.gz",
  "eu/mdr-ivdr-text-2017.tar.gz",
  "cfr-text/21cfr-subchapter-h.tar.gz",
];
const longest = 320;

const linesOf = (input) => createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });

async function* ofSets() {
  for (const set of sets) {
    const file = join(data, set, "corpus.jsonl");
    if (!existsSync(file)) continue;
    for await (const row of linesOf(createReadStream(file))) {
      const { title, text } = JSON.parse(row);
      const [name, heading = ""] = title.split(" | ");
      yield { title: name, heading, text };
    }
  }
}

async function* paragraphsOf(title, input) {
  let text = "";
  for await (const row of linesOf(input)) {
    text += `${row} `;
    if (row.trim() !== "" && text.length < longest) continue;
    if (text.trim().length > 60) yield { title, heading: "", text: text.trim() };
    text = "";
  }
}

/** Paragraphs of the text archives, long ones in pieces. */
async function* ofArchives() {
  for (const archive of archives) {
    const file = join(data, archive);
    if (!existsSync(file)) continue;
    const unpacking = spawn("tar", ["-xzOf", file], { stdio: ["ignore", "pipe", "ignore"] });
    try {
      yield* paragraphsOf(archive, unpacking.stdout);
    } finally {
      // Whoever has enough stops reading; tar would wait for ever.
      unpacking.kill();
      unpacking.stdout.destroy();
    }
  }
}

/** Numbers between 0 and 1 that are the same in every run. */
function* seeded(seed) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Texts whose words are as unevenly common as those of a language, for where no texts are at hand. */
function* generated() {
  const numbers = seeded(7);
  const next = () => numbers.next().value;
  const word = () => `term${Math.floor(60_000 ** next())}`;
  for (let nth = 0; ; nth++) {
    const text = Array.from({ length: 40 + Math.floor(next() * 120) }, word).join(" ");
    yield { title: `Source ${Math.floor(nth / 200)}`, heading: `Part ${Math.floor(nth / 10)}`, text };
  }
}

/** Sentences of the passages in other company, no two passages alike: as long and as unevenly worded as these. */
function* recombined(passages) {
  const numbers = seeded(11);
  const any = () => passages[Math.floor(numbers.next().value * passages.length)];
  const sentencesOf = ({ text }) => text.match(/[^.;]+[.;]?/g) ?? [text];
  while (passages.length > 0) {
    const { title, heading, text } = any();
    const sentences = sentencesOf({ text }).map((sentence) => {
      const others = sentencesOf(any());
      return numbers.next().value < 0.5 ? sentence : others[Math.floor(numbers.next().value * others.length)];
    });
    yield { title, heading, text: sentences.join(" ") };
  }
}

/** As many passages as asked for: real texts first, then their sentences in other company, or random words where there are none. */
export async function readPassages(count) {
  const passages = [];
  const take = async (source, kind) => {
    for await (const passage of source) {
      if (passages.length >= count) return;
      passages.push({ key: passages.length, citation: "", kind, ...passage });
    }
  };
  for (const source of [ofSets(), ofArchives()]) await take(source, "real");
  await take(recombined(passages.slice()), "recombined");
  await take(generated(), "random");
  const counted = (kind) => passages.filter((one) => one.kind === kind).length;
  return { passages, recombined: counted("recombined"), random: counted("random") };
}

/** The development questions; where they are too few, words of the passages. */
export async function readQuestions(count, passages) {
  const found = [];
  for (const set of sets) {
    const file = join(data, set, "queries.jsonl");
    if (existsSync(file)) for await (const row of linesOf(createReadStream(file))) found.push(JSON.parse(row).text);
  }
  while (found.length < count) {
    const words = passages[(found.length * 7919) % passages.length].text.split(/\s+/);
    found.push(words.slice(0, 12).join(" "));
  }
  const step = found.length / count;
  return Array.from({ length: count }, (_, nth) => found[Math.floor(nth * step)]);
}
