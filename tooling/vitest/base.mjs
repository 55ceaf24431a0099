import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@clausewise/source"] },
  ssr: { resolve: { conditions: ["@clausewise/source"], externalConditions: ["@clausewise/source"] } },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
    passWithNoTests: false,
    // A slow machine is no reason to fail: these limits only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files of one worker share its modules, so that each is loaded once; what a file opens it closes.
    isolate: false,
  },
});
