import '@testing-library/jest-dom';

const unexpectedOutput: string[] = [];

beforeEach(() => {
  unexpectedOutput.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      unexpectedOutput.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(unexpectedOutput).toEqual([]);
});
