/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const CASE = /^\|(?! (?:Case|-))/;

const cases = readFileSync(join(ROOT, 'docs/reliability.md'), 'utf8')
  .split('\n')
  .filter((line) => CASE.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Returns the tests named in a cell, each with its file. */
function testsIn(cell: string): { file: string; name: string }[] {
  return cell.split('; ').flatMap((group) => {
    const file = /^`([^`]+)`/.exec(group)?.[1] ?? '';
    return [...group.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name }));
  });
}

test('every case of the reliability page has tests', () => {
  expect(cases.length).toBeGreaterThan(20);
  for (const [, name, , tests = ''] of cases)
    expect([name, testsIn(tests)]).not.toEqual([name, []]);
});

test.each(cases.flatMap(([, , , tests = '']) => testsIn(tests)))(
  '$file contains the test "$name"',
  ({ file, name }) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    const source = readFileSync(join(ROOT, file), 'utf8');
    const quotes = ["'", '"', '`'];
    expect(quotes.some((quote) => source.includes(`${quote}${name}${quote}`))).toBe(true);
  },
);
