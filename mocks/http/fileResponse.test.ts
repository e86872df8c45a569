/** @jest-environment node */
import { isContinuation, parseRange } from './fileResponse';

describe('the requested range', () => {
  test.each([
    [null, null],
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', null],
    ['bytes=0-9,20-29', null],
    ['lines=0-9', null],
    ['bytes=-', null],
  ])('%s of a hundred bytes', (header, wanted) => {
    expect(parseRange(header, 100)).toEqual(wanted);
  });
});

test('a continued download is detected by its range', () => {
  const request = (range?: string) =>
    isContinuation(new Request('http://localhost', { headers: range ? { Range: range } : {} }));
  expect([request(), request('bytes=0-'), request('bytes=-5'), request('bytes=100-')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
