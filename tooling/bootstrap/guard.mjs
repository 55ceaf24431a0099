/* Read by whatever Node a machine has, so its syntax stays old. */
export function begin(load) {
  var version = process.versions.node;
  if (Number(version.split(".")[0]) < 20) {
    console.error(
      "Clausewise needs Node.js 20 or newer; this is " + version + ". Install it from https://nodejs.org and run the command again.",
    );
    process.exit(1);
  }
  load().catch(function (error) {
    console.error(error && error.name === "Stop" ? error.message : error);
    process.exit((error && error.code) || 1);
  });
}
