/** @jest-environment node */
import { isDay, readLines, readOptionalLine, readText, toFields, toLine } from './inputValues';

const badRequest = (message: string) =>
  expect.objectContaining({ kind: 'badRequest', message }) as Error;

describe('a text', () => {
  it('is trimmed, and its line ends are those of Unix', () => {
    expect(readText('  one\r\ntwo\r\n', 'Title', { max: 10 })).toBe('one\ntwo');
    expect(readText('', 'Title', { max: 10 })).toBe('');
  });

  it('may be as short and as long as its limits', () => {
    expect(readText(' abc ', 'Title', { min: 3, max: 3 })).toBe('abc');
    expect(() => readText('ab', 'Title', { min: 3, max: 3 })).toThrow(
      badRequest('Title must be at least 3 characters'),
    );
    expect(() => readText('x'.repeat(1001), 'Title', { max: 1000 })).toThrow(
      badRequest('Title must be at most 1,000 characters'),
    );
  });

  it.each([undefined, null, 5, ['abc']])('is not %j', (value) => {
    expect(() => readText(value, 'Title', { min: 1, max: 10 })).toThrow(
      badRequest('Title is required'),
    );
    expect(() => readText(value, 'Title', { max: 10 })).toThrow(badRequest('Title must be text'));
  });

  it('of one line may be missing', () => {
    expect(readOptionalLine(null, 'Version', 5)).toBeNull();
    expect(readOptionalLine('  ', 'Version', 5)).toBeNull();
    expect(readOptionalLine(' 1 \n 0 ', 'Version', 5)).toBe('1 0');
    expect(() => readOptionalLine(undefined, 'Version', 5)).toThrow(
      badRequest('Version must be text'),
    );
  });
});

test('lines are joined to one', () => {
  expect(toLine('one\n\t two')).toBe('one two');
});

test.each([
  [{ a: 1 }, { a: 1 }],
  [null, {}],
  [undefined, {}],
  [5, {}],
  ['ab', {}],
])('the fields of %j are %j', (value, fields) => {
  expect(toFields(value)).toEqual(fields);
});

test.each([
  ['2025-10-14', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['2025-10', false],
  ['2025', false],
  ['2025-10-14T00:00:00.000Z', false],
  ['+012025-10-14', false],
  ['14.10.2025', false],
  ['', false],
])('that %j is a day is %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

describe('a list of lines', () => {
  const read = (value: unknown) => readLines(value, 'Requirements', 2, 5);

  it('has its blank entries dropped', () => {
    expect(read([' Go  1', '  '])).toEqual(['Go 1']);
    expect(read([])).toEqual([]);
  });

  it('may be as long as its limits', () => {
    expect(read(['Go 12', ' Rust5 '])).toEqual(['Go 12', 'Rust5']);
    expect(read(['a', ' ', 'b'])).toEqual(['a', 'b']);
  });

  it.each([
    ['Go', 'Requirements must be a list'],
    [{ length: 0 }, 'Requirements must be a list'],
    [['Go', ''], 'An entry of Requirements is empty'],
    [[5], 'An entry of Requirements must be text'],
    [['Go 123'], 'An entry of Requirements must be at most 5 characters'],
    [['a', 'b', 'c'], 'Requirements can have at most 2 entries'],
  ])('is not %j', (value, message) => {
    expect(() => read(value)).toThrow(badRequest(message));
  });
});
