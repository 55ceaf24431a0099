import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pdfAssets } from "./pdf-assets.ts";

const apiAddress = process.env["API_URL"] ?? "http://127.0.0.1:3000";
const proxy = { "/api": { target: apiAddress, changeOrigin: false } };

export default defineConfig({
  plugins: [react(), pdfAssets()],
  resolve: { conditions: ["@clausewise/source", "module", "browser", "development|production"] },
  server: { strictPort: false, proxy },
  preview: { strictPort: false, proxy },
  worker: { format: "es" },
  build: { target: "es2023", manifest: true, sourcemap: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
