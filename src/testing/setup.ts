import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { failOnUnexpectedOutput, watchConsole } from './consoleOutput';

/** Long enough for a busy machine. */
configure({ asyncUtilTimeout: 15_000 });

// A waiting query fails many times before it succeeds, and each failure would print the document.
if (!process.env.DEBUG_PRINT_LIMIT) {
  configure({
    getElementError: (message) =>
      Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });
}

/**
 * Responses of the mock backend arrive asynchronously, as in a browser, and tests wait for visible
 * results. React's warning about updates outside act() addresses tests that do not wait.
 */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

beforeEach(watchConsole);
afterEach(failOnUnexpectedOutput);
