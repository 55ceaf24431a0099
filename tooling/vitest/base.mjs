import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@clausewise/source"] },
  ssr: { resolve: { conditions: ["@clausewise/source"], externalConditions: ["@clausewise/source"] } },
  // A slow machine is no reason to fail: these limits only end what hangs.
  test: { testTimeout: 120_000, hookTimeout: 180_000, include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"], passWithNoTests: false },
});
