import { protocolFieldLabels, type Protocol, type ProtocolFact, type ProtocolItem, severityLabels } from "@clausewise/contracts";
import { knownDate } from "@clausewise/contracts/dates";
import type { Block, Report, Table } from "@clausewise/documents";

const day = (date: string): string => knownDate(date.slice(0, 10), "long");
const heading = (text: string, level: 1 | 2 = 1): Block => ({ kind: "heading", level, text });
const placeOf = (part: number): string => `p. ${part}`;
const clausesOf = (citations: readonly { clause: string }[]): string => citations.map(({ clause }) => clause).join("; ");

const stateWords = { found: "Found", disagrees: "Said in more than one way", not_found: "Not found" } as const;
const verdictWords = { found: "Found", unclear: "Unclear", missing: "Missing" } as const;

function factRow(fact: ProtocolFact): string[] {
  const { field, state, readings, corrected } = fact;
  const [best] = readings;
  const value =
    corrected === null
      ? (best?.value ?? "Not found")
      : `${corrected.value} (corrected on ${day(corrected.at)}${corrected.reason === null ? "" : `: ${corrected.reason}`})`;
  const shown = state === "disagrees" ? readings : readings.slice(0, 1);
  return [
    protocolFieldLabels[field],
    value,
    corrected === null ? stateWords[state] : `Corrected; read as: ${best?.value ?? "not found"}`,
    shown.map(({ words, part }) => `“${words}” (${placeOf(part)})`).join("\n"),
  ];
}

const factsTable = (facts: readonly ProtocolFact[]): Table => ({
  kind: "table",
  caption: "Facts",
  columns: [
    { title: "Fact", width: 2 },
    { title: "Value", width: 3 },
    { title: "Standing", width: 2 },
    { title: "The protocol's words", width: 5 },
  ],
  rows: facts.map(factRow),
});

const itemsTable = (title: string, items: readonly ProtocolItem[]): Table => ({
  kind: "table",
  caption: title,
  columns: [
    { title: "Item", width: 3 },
    { title: "Verdict", width: 2 },
    { title: "Where, or why not", width: 5 },
    { title: "Clause", width: 2 },
  ],
  rows: items.map(({ title, verdict, applies, because, reason, passage, citations }) => [
    title,
    applies === "does_not_apply" ? "Does not apply" : verdictWords[verdict],
    applies === "does_not_apply"
      ? because
      : passage === null
        ? reason
        : `“${passage.words.slice(0, 220)}” (${placeOf(passage.part)})${verdict === "unclear" ? ` ${reason}` : ""}`,
    clausesOf(citations),
  ]),
});

function issueBlocks({ identifiedGaps }: Protocol): Block[] {
  if (identifiedGaps.length === 0) return [{ kind: "paragraph", text: "None of the rules finds the protocol wanting." }];
  return identifiedGaps.flatMap(({ issueType, category, title, description, recommendation, citations, passages }): Block[] => [
    heading(`${severityLabels[issueType]}: ${title}`, 2),
    { kind: "paragraph", text: `${category}. ${description}` },
    ...passages.map(({ words, part }): Block => ({ kind: "paragraph", text: `“${words.slice(0, 300)}” (${placeOf(part)})` })),
    { kind: "note", label: "What to do", text: recommendation },
    { kind: "paragraph", text: `By ${clausesOf(citations)}.` },
  ]);
}

function marketBlocks({ chosen, recommendedCountries }: Protocol): Block[] {
  return recommendedCountries
    .filter(({ countryCode }) => chosen.includes(countryCode))
    .flatMap(({ country, regulatoryAuthority, reasons, requirements }): Block[] => [
      heading(`${country}: ${regulatoryAuthority}`, 2),
      ...reasons.map(({ why, passage }): Block => ({
        kind: "paragraph",
        text: passage === null ? why : `${why} “${passage.words.slice(0, 200)}” (${placeOf(passage.part)})`,
      })),
      requirements.length === 0
        ? { kind: "paragraph", text: "The library holds no law of this market on trials: what is asked there is not known here." }
        : {
            kind: "table",
            caption: `What the law asks in ${country}`,
            columns: [
              { title: "Matter", width: 2 },
              { title: "What is asked", width: 3 },
              { title: "In detail", width: 4 },
              { title: "Clause", width: 3 },
            ],
            rows: requirements.map(({ label, value, detail, citations }) => [label, value, detail, clausesOf(citations)]),
          },
    ]);
}

function scoreBlocks({ complianceScore: { figure, parts }, riskLevel }: Protocol): Block[] {
  const value = figure.value === null ? "Unknown" : `${figure.value} %`;
  return [
    {
      kind: "facts",
      facts: [
        { label: "What was found", value, note: "explanation" in figure ? figure.explanation : null },
        {
          label: "Risk level",
          value: riskLevel.value === null ? "Unknown" : severityLabels[riskLevel.value],
          note: [...riskLevel.parts, riskLevel.how].join(" "),
        },
      ].map(({ note, ...fact }) => ({ ...fact, ...(note ? { note } : {}) })),
    },
    {
      kind: "table",
      caption: "What the figure is made of",
      columns: [
        { title: "Part", width: 5 },
        { title: "Found", width: 1 },
        { title: "Of", width: 1 },
        { title: "Weight", width: 1 },
      ],
      rows: parts.map(({ name, good, of, weight }) => [name, good, of, weight]),
    },
  ];
}

/** An analysed protocol as a report to be filed; every line names its page or its clause. */
export function protocolReport(protocol: Protocol, today: string): Report {
  const { title, document, facts, items, chosen } = protocol;
  const byPack = [...Map.groupBy(items, ({ pack_title }) => pack_title)];
  const file = document === null ? "The document is gone" : `${document.title}, version ${document.version}`;
  return {
    title,
    subject: "Protocol analysis",
    author: "Clausewise",
    date: today,
    language: "en",
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: "Document", value: file },
          { label: "As of", value: day(today) },
          { label: "Markets", value: chosen.join(", ") },
        ],
      },
      heading("Facts of the protocol"),
      factsTable(facts),
      heading("How much was found"),
      ...scoreBlocks(protocol),
      heading("Issues"),
      ...issueBlocks(protocol),
      heading("Markets"),
      ...marketBlocks(protocol),
      heading("Items"),
      ...byPack.map(([name, own]) => itemsTable(name, own)),
    ],
    closing:
      "Facts are the protocol's own words with their page; what was corrected is marked. Verdicts are worked out from the words of the text by rules and may miss what is said otherwise. Confirm against the official texts.",
    footer: `Protocol analysis: ${title.slice(0, 80)}`,
  };
}
