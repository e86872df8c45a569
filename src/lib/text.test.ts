/** @jest-environment node */
import { initialOf, shorten, splitCommas, splitLines } from './text';

describe('lists stored as text', () => {
  it('splits features by newlines', () => {
    expect(splitLines('One\r\n\n  Two \n\u200b\nA, b')).toEqual(['One', 'Two', 'A, b']);
  });

  it('splits technologies by commas', () => {
    expect(splitCommas('React, Node.js,,  C# ')).toEqual(['React', 'Node.js', 'C#']);
  });

  it.each([null, undefined, '', ' , '])('returns no entries for %p', (value) => {
    expect(splitCommas(value)).toEqual([]);
  });
});

it('takes whole letters as initials', () => {
  const names = {
    'asha rao': 'A',
    '😀 Asha': '😀',
    '👩🏽‍💻 Dev': '👩🏽‍💻',
    हिना: 'हि',
    'e\u0301va': 'E\u0301',
    '\u200basha': 'A',
    '\u2060 \u3164': '',
    '': '',
  };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, initialOf(name)]))).toEqual(
    names,
  );
});

it('cuts a long text without reading all of it', () => {
  const start = performance.now();
  expect(shorten('नमस्ते '.repeat(6000), 8)).toBe('नमस्ते न');
  expect(performance.now() - start).toBeLessThan(500);
});
