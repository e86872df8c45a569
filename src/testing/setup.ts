import '@testing-library/jest-dom';
import { failOnUnexpectedOutput, watchConsole } from './consoleOutput';

beforeEach(watchConsole);
afterEach(failOnUnexpectedOutput);
