/** @jest-environment node */
import { countVisible, initialOf, splitCommas, splitLines, trimVisible } from './text';

describe('lists stored as text', () => {
  it('splits features by newlines', () => {
    expect(splitLines('One\r\n\n  Two \nThree, four')).toEqual(['One', 'Two', 'Three, four']);
  });

  it('splits technologies by commas', () => {
    expect(splitCommas('React, Node.js,,  C# ')).toEqual(['React', 'Node.js', 'C#']);
  });

  it.each([null, undefined, '', ' , '])('returns no entries for %p', (value) => {
    expect(splitCommas(value)).toEqual([]);
  });
});

it('counts what can be seen', () => {
  const invisible = ['', ' \n', '\u200b\u200b', '\u2800\u2800', '\u3164\u3164', '\u00ad\ufeff'];
  expect(invisible.map(countVisible)).toEqual(invisible.map(() => 0));
  expect(invisible.map(trimVisible)).toEqual(invisible.map(() => ''));
  expect([' a ', '\u200ba'].map(trimVisible)).toEqual(['a', '\u200ba']);
  expect(['Ab', '\u200bA', 'हि', '😀'].map(countVisible)).toEqual([2, 1, 2, 1]);
});

it('takes whole letters as initials', () => {
  const names = {
    'asha rao': 'A',
    '😀 Asha': '😀',
    '👩🏽‍💻 Dev': '👩🏽‍💻',
    हिना: 'हि',
    'e\u0301va': 'E\u0301',
    '': '',
  };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, initialOf(name)]))).toEqual(
    names,
  );
});
