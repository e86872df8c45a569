/**
 * Stops at the first test that notices a mutant. Stryker turns Jest's `bail` off, so every test that covers
 * a mutant would run, and those that it breaks wait for their timeouts.
 */

const circus = require('jest-circus/runner').default;
const { knownTests } = require('./knownTests.cjs');

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

module.exports = async (globalConfig, config, environment, runtime, path, ...rest) => {
  stopAtFirstFailure(environment);
  const start = Date.now();
  const result = await circus(globalConfig, config, environment, runtime, path, ...rest);
  const names = result.testResults.map(({ fullName }) => fullName);
  const durationMs = Math.min(
    Date.now() - start,
    knownTests.get(path)?.durationMs ?? Number.POSITIVE_INFINITY,
  );
  if (names.length > 0) knownTests.set(path, { names, durationMs });
  return result;
};
