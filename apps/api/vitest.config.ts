import base from "@clausewise/vitest";
import { mergeConfig } from "vitest/config";

export default mergeConfig(base, { test: { globalSetup: "src/testing/whole-run.ts" } });
