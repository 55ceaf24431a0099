/** Stands for every module that a reader may not use: programs that only mention it go on, and whoever uses it fails. */
const refused = (name: string): object =>
  new Proxy(function refusedFunction() {}, {
    get: (target, key): unknown => (typeof key === "symbol" || key in target ? Reflect.get(target, key) : refused(key)),
    apply: () => fail(name),
    construct: () => fail(name),
  });

function fail(name: string): never {
  throw new Error(`A reader may not use ${name}: it has no network and starts nothing.`);
}

const everything = refused("this module");
// oxlint-disable-next-line import/no-default-export -- whoever imports a module of Node whole asks for this
export default everything;
// What `require` gives.
export { everything as "module.exports" };
