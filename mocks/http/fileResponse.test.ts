/** @jest-environment node */
import { makeFileResponse, isContinuation, parseRange } from './fileResponse';

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

test('a partial response states its range', async () => {
  const file = { content: new Blob(['0123456789']), etag: '"one"', headers: { 'X-A': 'b' } };
  const request = (headers: HeadersInit) =>
    makeFileResponse(new Request('http://localhost/file', { headers }), file);
  const part = request({ Range: 'bytes=2-4' });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('234');
  expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10');
  expect(part.headers.get('X-A')).toBe('b');
  expect(request({ Range: 'bytes=2-4', 'If-Range': '"two"' }).status).toBe(200);
  expect(request({ Range: 'bytes=2-4', 'If-Range': '"one"' }).status).toBe(206);
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
