/** `pnpm evaluate retrieval | answers | freeze | compare …`. */
const [what, ...args] = process.argv.slice(2);

async function evaluate(): Promise<number> {
  if (what === "retrieval") return (await import("./retrieval.ts")).evaluateRetrieval(args);
  if (what === "answers") return (await import("./answers.ts")).evaluateAnswers(args);
  if (what === "freeze") return (await import("./freeze.ts")).freezeAnswers(args);
  if (what === "compare") return (await import("./freeze.ts")).compareFrozen(args);
  process.stderr.write("Usage: pnpm evaluate retrieval | answers | freeze | compare …\n");
  return 2;
}

process.exitCode = await evaluate();
