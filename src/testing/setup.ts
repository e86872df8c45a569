import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { failOnUnexpectedOutput, watchConsole } from './consoleOutput';

/** Generous, for a machine that is busy with other things. */
configure({ asyncUtilTimeout: 15_000 });

/**
 * Answers of the mock backend arrive when they arrive, as in a browser, and tests wait for what a
 * person would see. React's warning about updates outside of act() is for tests that do not wait.
 */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

beforeEach(watchConsole);
afterEach(failOnUnexpectedOutput);
