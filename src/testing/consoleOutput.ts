/**
 * Redux Toolkit's checks took long, which says something about the machine and nothing about the
 * app.
 */
const SLOW_CHECK = /StateInvariantMiddleware took \d+ms/;

let output: string[] = [];
let expected: RegExp[] = [];

/** Records what is written to the console's error and warn instead of printing it. */
export function watchConsole(): void {
  output = [];
  expected = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const line = `console.${level}: ${parts.map(String).join(' ')}`;
      if (!SLOW_CHECK.test(line)) output.push(line);
    });
  }
}

/** Says that this test's console output may, and must, hold a line that matches. */
export function expectConsoleOutput(pattern: RegExp): void {
  expected.push(pattern);
}

/** Fails the test for output that it did not expect, and for expected output that did not come. */
export function failOnUnexpectedOutput(): void {
  const unexpected = output.filter((line) => !expected.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !output.some((line) => pattern.test(line)));
  expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] });
}
