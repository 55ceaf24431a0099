/** A setting that cannot be used; `message` is one line that says what to do. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
