import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@clausewise/source"] },
  ssr: { resolve: { conditions: ["@clausewise/source"], externalConditions: ["@clausewise/source"] } },
  test: { include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"], passWithNoTests: false },
});
