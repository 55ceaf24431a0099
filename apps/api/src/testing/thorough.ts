/** Whether tests that repeat themselves do so as often as they can: with THOROUGH=1, which takes minutes more. */
export const thorough = process.env["THOROUGH"] === "1";
