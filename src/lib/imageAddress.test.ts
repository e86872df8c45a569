/** @jest-environment node */
import { firstPreviewImage, parsePreviewImages, toImageAddress } from './imageAddress';

const HOST = 'https://api.example.com';

describe('preview images', () => {
  it('come as an array or as a JSON string of one', () => {
    expect(parsePreviewImages(['a.png', 'b.png'])).toEqual(['a.png', 'b.png']);
    expect(parsePreviewImages('["a.png"]')).toEqual(['a.png']);
  });

  it.each([null, undefined, '', '{', '{"a":1}', 7, [null, 3, ' ']])('are none in %p', (value) => {
    expect(parsePreviewImages(value)).toEqual([]);
  });

  it.each([
    ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
    ['/uploads/images/a.png', `${HOST}/uploads/images/a.png`],
    ['a picture.png', `${HOST}/uploads/images/a%20picture.png`],
  ])('stand at the address that the rules give for %p', (value, address) => {
    expect(toImageAddress(value, HOST)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '../secret.png', '//evil/a.png'])(
    'have no address for %p',
    (value) => {
      expect(toImageAddress(value, HOST)).toBeNull();
    },
  );

  it('show the first usable one', () => {
    expect(firstPreviewImage(['javascript:x', 'b.png', 'c.png'], '')).toBe('/uploads/images/b.png');
    expect(firstPreviewImage([], '')).toBeNull();
  });
});
