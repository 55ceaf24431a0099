export { isTaken } from "./graph.ts";
