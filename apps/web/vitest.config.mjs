import base from "@clausewise/vitest";
import { mergeConfig } from "vitest/config";

// Each file draws in a document of its own.
export default mergeConfig(base, { test: { isolate: true } });
