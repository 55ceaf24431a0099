export { builtInDeclinedRequests, type DeclinedRequest } from "./declined-requests.ts";
export * from "./library.ts";
export { type BuiltInMisconception, builtInMisconceptions } from "./misconceptions.ts";
export * from "./notes.ts";
