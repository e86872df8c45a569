import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { failOnUnexpectedOutput, watchConsole } from './consoleOutput';

/** Long enough for a busy machine. */
configure({ asyncUtilTimeout: 15_000 });

/**
 * Responses of the mock backend arrive asynchronously, as in a browser, and tests wait for visible
 * results. React's warning about updates outside act() addresses tests that do not wait.
 */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

beforeEach(watchConsole);
afterEach(failOnUnexpectedOutput);
