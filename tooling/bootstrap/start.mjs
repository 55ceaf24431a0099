import { begin } from "./guard.mjs";

begin(() => import("./server.mjs").then((program) => program.start()));
