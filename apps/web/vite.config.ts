import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const apiAddress = process.env["API_URL"] ?? "http://127.0.0.1:3000";
const proxy = { "/api": { target: apiAddress, changeOrigin: false } };

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["@clausewise/source", "module", "browser", "development|production"] },
  server: { strictPort: false, proxy },
  preview: { strictPort: false, proxy },
  build: { target: "es2023", manifest: true, sourcemap: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
