/** Runs in a process of its own, confined as a reader is, that meets no file of anybody: what it learns of samples goes out by its output. */
import { Console } from "node:console";
import { learnToRead } from "@clausewise/documents/uploads";

const output = process.stdout.write.bind(process.stdout);
// What is printed is none of what was learned.
globalThis.console = new Console(process.stderr, process.stderr);

const learned = await learnToRead();
if (learned) await new Promise<void>((done) => void output(learned, () => done()));
process.exit(0);
