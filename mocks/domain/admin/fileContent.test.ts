/** @jest-environment node */
import { pictures } from './fakes';
import { findPictureType } from './fileContent';

describe('a picture', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('is detected as %s by its first bytes', async (name, contentType) => {
    expect((await findPictureType(pictures[name]))?.contentType).toBe(contentType);
  });

  it('is never an SVG, an audio file, a part of a picture or empty', async () => {
    const parts = ['RIFF\x04\0\0\0WAVE', 'WEBP', 'AIFF\x04\0\0\0WEBP', '\xffPNG', ''];
    for (const file of [pictures.svg, ...parts.map((text) => new Blob([text]))]) {
      expect(await findPictureType(file)).toBeUndefined();
    }
  });
});
