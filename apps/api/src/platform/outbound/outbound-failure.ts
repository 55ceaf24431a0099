/** Why there is no answer; the message is a clause that stands behind the source's name. */
export class OutboundFailure extends Error {
  override name = "OutboundFailure";
  readonly kind: "off" | "blocked" | "unreachable" | "broken";
  constructor(kind: OutboundFailure["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
