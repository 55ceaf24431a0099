import { writeFileSync } from "node:fs";
import { roleMatrix } from "./src/wire/role-matrix.ts";

writeFileSync(new URL("../../docs/roles.md", import.meta.url), roleMatrix());
