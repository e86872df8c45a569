import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { failOnUnexpectedOutput, watchConsole } from './consoleOutput';

/** Generous, for a machine that is busy with other things. */
configure({ asyncUtilTimeout: 5000 });

beforeEach(watchConsole);
afterEach(failOnUnexpectedOutput);
