let output: string[] = [];
let expected: RegExp[] = [];

/** Records `console.error` and `console.warn` instead of printing. */
export function watchConsole(): void {
  output = [];
  expected = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      output.push(`console.${level}: ${parts.map(String).join(' ')}`);
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
