/** @jest-environment node */
import { splitCommas, splitLines } from './text';

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
