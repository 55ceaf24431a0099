import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
export const stamps = join(root, "node_modules", ".clausewise");
