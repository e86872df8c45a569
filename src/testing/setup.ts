import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { failOnUnexpectedOutput, watchConsole } from './consoleOutput';

/** Whether a query runs in a waitFor, which tries it again. */
const isRetrying = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure(({ getElementError }) => ({
  // Generous, for a machine that is busy with other things.
  asyncUtilTimeout: 15_000,
  // The document is printed once a wait has failed, not at every try.
  getElementError: (message, container) =>
    isRetrying() ? new Error(message ?? undefined) : getElementError(message, container),
}));

/**
 * Answers of the mock backend arrive when they arrive, as in a browser, and tests wait for what a
 * person would see. React's warning about updates outside of act() is for tests that do not wait.
 */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

beforeEach(watchConsole);
afterEach(failOnUnexpectedOutput);
