/** @jest-environment node */
import { keepCaptions, readCaptions } from './imageCaptions';

describe('the captions of a project’s pictures', () => {
  it('are single lines, and undefined if none were sent', () => {
    expect(readCaptions(['  Deal board\n by stage ', ''])).toEqual(['Deal board by stage', '']);
    expect(readCaptions(undefined)).toBeUndefined();
  });

  it('are eight at most, of 120 characters each', () => {
    const most = Array<string>(8).fill('a'.repeat(120));
    expect(readCaptions(most)).toEqual(most);
    expect(readCaptions([` ${'a'.repeat(120)} `])).toEqual(['a'.repeat(120)]);
  });

  it.each([
    ['text', 'Captions must be a list of texts'],
    [[5], 'Captions must be texts'],
    [Array(9).fill('a'), 'A project can have at most 8 captions'],
    [['a'.repeat(121)], 'A caption must be at most 120 characters'],
  ])('are refused for %p', (value, message) => {
    expect(() => readCaptions(value)).toThrow(
      expect.objectContaining({ kind: 'badRequest', message }) as Error,
    );
  });

  it('stay with the pictures that a change keeps', () => {
    const before = { previewImages: ['a.svg', 'b.svg'], imageCaptions: ['Till', 'Bill'] };
    expect(keepCaptions(before, ['b.svg', 'c.svg', 'a.svg'])).toEqual(['Bill', '', 'Till']);
    const fewer = { previewImages: ['a.svg', 'b.svg'], imageCaptions: ['Till'] };
    expect(keepCaptions(fewer, ['b.svg', 'a.svg'])).toEqual(['', 'Till']);
  });
});
