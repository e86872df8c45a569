/**
 * Leaves out the test files without a test that covers the mutant, and runs the quick ones first: most
 * mutants are noticed by a unit test.
 */

const { default: Sequencer } = require('@jest/test-sequencer');
const { recallTests } = require('./knownTests.cjs');

module.exports = class CoveringTestsFirst extends Sequencer {
  constructor(options) {
    super(options);
    this.pattern = new RegExp(options.globalConfig.testNamePattern ?? '', 'i');
  }

  sort(tests) {
    const durationMs = ({ path }) => recallTests(path)?.durationMs ?? 0;
    return [...tests]
      .filter(
        ({ path }) => recallTests(path)?.names.some((name) => this.pattern.test(name)) ?? true,
      )
      .sort((one, other) => durationMs(one) - durationMs(other));
  }
};
