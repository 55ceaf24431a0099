import { mergeConfig } from "vitest/config";
import base from "@clausewise/vitest";

export default mergeConfig(base, { test: { include: ["*.test.ts", "fit/*.test.ts", "documents/*.test.ts"] } });
