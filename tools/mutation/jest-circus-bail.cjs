/**
 * Stops at the first test that notices a mutant. Stryker turns Jest's `bail` off, so every test that covers
 * a mutant would run, and those that it breaks wait for their timeouts.
 */

const circus = require('jest-circus/runner').default;
const { recallTests, rememberTests } = require('./knownTests.cjs');

/** The mutant that a test has noticed. Each mutant has an id of its own; the first run has none. */
let killed;

const activeMutant = () => process.env.__STRYKER_ACTIVE_MUTANT__;
const isKilled = () => activeMutant() !== undefined && activeMutant() === killed;

/** Skips the tests that follow one that failed. */
function stopAtFirstFailure(environment) {
  const handle = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    if (event.name === 'test_start' && isKilled()) event.test.mode = 'skip';
    if (event.name === 'test_done' && event.test.errors.length > 0) killed = activeMutant();
    await handle?.(event, state);
  };
}

/** Returns the result of a file as if all of its tests had been skipped. */
const skipped = (result) => ({
  ...result,
  failureMessage: null,
  numFailingTests: 0,
  numPassingTests: 0,
  numPendingTests: result.testResults.length,
  testResults: result.testResults.map((test) => ({
    ...test,
    status: 'pending',
    failureDetails: [],
    failureMessages: [],
  })),
});

module.exports = async (globalConfig, config, environment, runtime, path, ...rest) => {
  const known = recallTests(path);
  // Loading the files that follow would take longer than most tests.
  if (known && isKilled()) return skipped(known.result);
  stopAtFirstFailure(environment);
  const start = Date.now();
  const result = await circus(globalConfig, config, environment, runtime, path, ...rest);
  const names = result.testResults.map(({ fullName }) => fullName);
  const durationMs = Math.min(Date.now() - start, known?.durationMs ?? Number.POSITIVE_INFINITY);
  if (names.length > 0) rememberTests(path, { names, durationMs, result });
  return result;
};
