/** Starting would lose or hide something; `message` is one line that says what is wrong, what was kept and what to do. */
export class CannotStart extends Error {
  override name = "CannotStart";
}
