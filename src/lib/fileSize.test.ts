/** @jest-environment node */
import { formatFileSize } from './fileSize';

describe('formatFileSize', () => {
  it('formats megabytes of 1048576 bytes with two decimals', () => {
    expect(formatFileSize(1_048_576)).toBe('1.00 MB');
    expect(formatFileSize(40_265_318)).toBe('38.40 MB');
  });

  it.each([null, undefined, 0, -1, Number.NaN])(
    'returns that the size is unknown for %p',
    (bytes) => {
      expect(formatFileSize(bytes)).toBe('Size unknown');
    },
  );
});
