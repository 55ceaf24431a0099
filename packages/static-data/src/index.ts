export * from "./library.ts";
export * from "./notes.ts";
