/** `pnpm evaluate retrieval …` and `pnpm evaluate answers …`. */
const [what, ...args] = process.argv.slice(2);

async function evaluate(): Promise<number> {
  if (what === "retrieval") return (await import("./retrieval.ts")).evaluateRetrieval(args);
  if (what === "answers") return (await import("./answers.ts")).evaluateAnswers(args);
  process.stderr.write("Usage: pnpm evaluate retrieval … | pnpm evaluate answers …\n");
  return 2;
}

process.exitCode = await evaluate();
