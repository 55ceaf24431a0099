import { begin } from "./guard.mjs";

begin(() => import("./command.mjs").then((program) => program.command(process.argv.slice(2))));
