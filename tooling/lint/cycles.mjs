/** Import cycles among the sources, each told once, from its first file in depth-first order. */
export function findCycles(sources) {
  const imports = new Map(sources.map((file) => [file.path, file.imports.flatMap(({ target }) => (target ? [target] : []))]));
  const done = new Set();
  const trail = [];
  const cycles = [];

  function visit(path) {
    const at = trail.indexOf(path);
    if (at >= 0) cycles.push(trail.slice(at));
    if (at >= 0 || done.has(path)) return;
    trail.push(path);
    for (const target of imports.get(path) ?? []) visit(target);
    trail.pop();
    done.add(path);
  }

  for (const path of imports.keys()) visit(path);
  return cycles;
}
