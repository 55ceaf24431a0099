const duties = new Set();

/** Does `duty` when this program is interrupted or fails; returns how to take that back. */
export function whenEnding(duty) {
  duties.add(duty);
  return () => duties.delete(duty);
}

/** What was begun last ends first; a duty that fails keeps no other from being done. */
function doAll() {
  for (const duty of [...duties].toReversed()) {
    duties.delete(duty);
    try {
      duty();
    } catch (error) {
      console.error(`Could not tidy up: ${error.message}`);
    }
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => {
    doAll();
    process.exit(130);
  });
process.once("exit", doAll);
