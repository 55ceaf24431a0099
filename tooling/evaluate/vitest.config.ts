import { mergeConfig } from "vitest/config";
import base from "@clausewise/vitest";

export default mergeConfig(base, {
  test: { include: ["*.test.ts", "{documents,fit,proofreading,references,translation,watch}/**/*.test.ts"] },
});
