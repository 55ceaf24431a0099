import { mergeConfig } from "vitest/config";
import base from "@clausewise/vitest";

export default mergeConfig(base, { test: { include: ["fit/*.test.ts"] } });
