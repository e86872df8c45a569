/** Redux Toolkit's warning about slow checks, which depends on the machine. */
const SLOW_CHECK = /StateInvariantMiddleware took \d+ms/;

let output: string[] = [];
let expected: RegExp[] = [];

/** Records `console.error` and `console.warn` instead of printing. */
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

/** Expects a matching line of console output from the current test. */
export function expectConsoleOutput(pattern: RegExp): void {
  expected.push(pattern);
}

/** Fails the test on unexpected output, and on expected output that is missing. */
export function failOnUnexpectedOutput(): void {
  const unexpected = output.filter((line) => !expected.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !output.some((line) => pattern.test(line)));
  expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] });
}
