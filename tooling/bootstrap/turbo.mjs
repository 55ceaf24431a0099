import { begin } from "./guard.mjs";

begin(() => import("./command.mjs").then((program) => program.turbo(process.argv.slice(2))));
