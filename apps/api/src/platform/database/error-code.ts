/** The code of the innermost error behind this one, such as `ECONNREFUSED`; never its message, which may hold an address. */
export function errorCode(error: unknown): string {
  let code = "unknown reason";
  for (let at = error; at instanceof Error; at = at.cause) if ("code" in at && typeof at.code === "string") code = at.code;
  return code;
}
