import config from "./playwright.config.ts";

/** Makes the pictures of the README anew, from the built server. */
export default { ...config, testMatch: "pictures.ts", projects: [], workers: 1 };
