/** `pnpm evaluate retrieval | answers | documents | watch | references | completeness | consistency | clocks | markets | packs | protocols | cards | gaps | templates | translation | freeze | compare | fit …`. */
const [what, ...args] = process.argv.slice(2);

async function evaluate(): Promise<number> {
  if (what === "retrieval") return (await import("./retrieval.ts")).evaluateRetrieval(args);
  if (what === "answers") return (await import("./answers.ts")).evaluateAnswers(args);
  if (what === "freeze") return (await import("./freeze.ts")).freezeAnswers(args);
  if (what === "compare") return (await import("./freeze.ts")).compareFrozen(args);
  if (what === "documents") return (await import("./documents.ts")).evaluateDocuments(args);
  if (what === "watch") return (await import("./watch.ts")).evaluateWatch(args);
  if (what === "translation") return (await import("./translation.ts")).evaluateTranslation(args);
  if (what === "references") return (await import("./references.ts")).evaluateReferences(args);
  if (what === "completeness") return (await import("./completeness.ts")).evaluateCompleteness(args);
  if (what === "clocks") return (await import("./clocks.ts")).evaluateClocks();
  if (what === "consistency") return (await import("./consistency.ts")).evaluateConsistency(args);
  if (what === "classification") return (await import("./classification.ts")).evaluateClassification(args);
  if (what === "markets") return (await import("./markets.ts")).evaluateMarkets(args);
  if (what === "protocols") return (await import("./protocols.ts")).evaluateProtocols();
  if (what === "packs") return (await import("./packs.ts")).evaluatePacks(args);
  if (what === "cards") return (await import("./cards.ts")).evaluateCards();
  if (what === "gaps") return (await import("./gaps.ts")).evaluateGaps();
  if (what === "templates") return (await import("./templates.ts")).evaluateTemplates(args);
  if (what === "fit") return (await import("./fit.ts")).fitModels(args);
  process.stderr.write(
    "Usage: pnpm evaluate retrieval | answers | documents | watch | references | completeness | consistency | clocks | markets | packs | protocols | cards | gaps | templates | translation | freeze | compare | fit …\n",
  );
  return 2;
}

process.exitCode = await evaluate();
