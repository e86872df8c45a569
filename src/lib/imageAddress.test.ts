/** @jest-environment node */
import { toImageAddress, toPictures, toSrcSet } from './imageAddress';

const HOST = 'https://api.example.com';
const position = '0% 0%';

describe('preview images', () => {
  it.each([
    ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
    ['HTTP://cdn.example.com/a.png', 'http://cdn.example.com/a.png'],
    [' a.png ', `${HOST}/uploads/images/a.png`],
    ['from https:/a.png', `${HOST}/uploads/images/from%20https%3A/a.png`],
    ['/uploads/images/a.png', `${HOST}/uploads/images/a.png`],
    ['a picture.png', `${HOST}/uploads/images/a%20picture.png`],
    ['till/day 1/bill.png', `${HOST}/uploads/images/till/day%201/bill.png`],
  ])('have the address that the specification gives for %p', (value, address) => {
    expect(toImageAddress(value, HOST)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'x-1:a.png',
    '../secret.png',
    'till/../../secret.png',
    './a.png',
    '//evil/a.png',
    '/uploads/../api/auth/profile',
    '/uploads/%2e%2E/api/auth/profile',
    '/uploads/.%2e/api/auth/profile',
    '/uploads/%2E/a.png',
    '/a.png',
    'till//a.png',
    'till\\a.png',
    'till/a\u0000.png',
    'a\ud800.png',
  ])('have no address for %p', (value) => {
    expect(toImageAddress(value, HOST)).toBeNull();
  });

  it('keep the captions at their positions when an address is not usable', () => {
    expect(
      toPictures(['a.png', 'javascript:x', '', 'b.png', 'c.png'], ['A', 'X', 'Y', 'B', ''], ''),
    ).toEqual([
      { address: '/uploads/images/a.png', caption: 'A', position },
      { address: '/uploads/images/b.png', caption: 'B', position },
      { address: '/uploads/images/c.png', caption: null, position },
    ]);
    expect(toPictures(['a.png'], [], '')).toEqual([
      { address: '/uploads/images/a.png', caption: null, position },
    ]);
  });

  it('are cropped around their own point, and else from the upper left', () => {
    const points = [{ image: 'b.png', x: 0.29, y: 1 }];
    const pictures = toPictures(['a.png', 'b.png'], [], '', points);
    expect(pictures.map((picture) => picture.position)).toEqual([position, '29% 100%']);
  });
});

it.each([
  [
    '/uploads/images/a.b.png',
    [320, 640],
    '/uploads/images/a.b-320.png 320w, /uploads/images/a.b-640.png 640w',
  ],
  [
    'https://cdn.example.com/my shop/a.webp',
    [320],
    'https://cdn.example.com/my%20shop/a-320.webp 320w',
  ],
  ['/uploads/images/a.png', [], undefined],
  ['/uploads/images/a.png', undefined, undefined],
  ['https://cdn.example.com/a', [320], undefined],
  ['https://cdn.example.com/a.png?signature=1', [320], undefined],
])('the widths of %s, of %j, are %s', (address, widths, set) => {
  expect(toSrcSet(address, widths)).toBe(set);
});
