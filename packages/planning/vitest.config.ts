export { default } from "@clausewise/vitest";
