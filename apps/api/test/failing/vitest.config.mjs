import tests from "../../vitest.config.ts";

/** One test that fails, to see that a run says so. */
export default { ...tests, test: { ...tests.test, include: ["test/failing/fails.fixture.ts"] } };
