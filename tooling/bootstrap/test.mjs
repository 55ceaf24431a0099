import { begin } from "./guard.mjs";

begin(() => import("./stages.mjs").then((program) => program.test(process.argv.slice(2))));
