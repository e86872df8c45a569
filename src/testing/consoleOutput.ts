let output: string[] = [];
let expected: RegExp[] = [];

/** Records what is written to the console's error and warn instead of printing it. */
export function watchConsole(): void {
  output = [];
  expected = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      output.push(`console.${level}: ${parts.map(String).join(' ')}`);
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
