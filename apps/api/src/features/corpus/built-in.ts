import { builtInLibrary } from "@clausewise/static-data";
import { NewSourceVersion } from "@clausewise/contracts";
import type { Caller, Services } from "../../service.ts";

/** Brings the library that ships with the program into the database; what has not changed costs a look each. */
export async function importBuiltInLibrary(corpus: Services["corpus"], caller: Caller): Promise<void> {
  for (const note of builtInLibrary()) await corpus.importVersion(NewSourceVersion.parse(note), caller);
}
