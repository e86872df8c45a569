/** @jest-environment node */
import { readText, readTexts, readTitle } from './read';

describe('a text', () => {
  it.each([
    ['text', ' Clinic ', ' Clinic '],
    ['a number', 42, '42'],
    ['zero', 0, '0'],
    ['a list of texts', ['One', 'two'], 'One two'],
    ['a list of anything', ['One', 7, null, { en: 'x' }, 'two'], 'One two'],
    ['a list of numbers', [7], ''],
    ['null', null, ''],
    ['missing', undefined, ''],
    ['a flag', true, ''],
    ['an object', { en: 'Text' }, ''],
  ])('that is %s is read', (_what, value, text) => {
    expect(readText(value)).toBe(text);
  });

  it('joins a list with the separator', () => {
    expect(readText(['One, two', 'three'], '\n')).toBe('One, two\nthree');
  });
});

it.each([
  [' Clinic ', 'Clinic'],
  [42, '42'],
  ['', 'Untitled project'],
  ['  ', 'Untitled project'],
  [null, 'Untitled project'],
])('the title %p is shown as "%s"', (value, title) => {
  expect(readTitle(value)).toBe(title);
});

it.each([
  ['a list', ['One', 'two'], ['One', 'two']],
  ['a text', 'One, two', ['One, two']],
  ['a list with unreadable entries', ['', 'One', 5, null, {}, ['b', 'c']], ['One', '5', 'b c']],
  ['an empty text', '', []],
  ['missing', undefined, []],
  ['an object', { en: 'One' }, []],
])('texts that are %s are read as a list', (_what, value, texts) => {
  expect(readTexts(value)).toEqual(texts);
});
