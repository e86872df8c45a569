import { takeEarlyResponse } from './baseQuery';

const ADDRESS = 'http://localhost:3000/api/projects/4?page=1';
const response = Promise.resolve(undefined);

beforeEach(() => {
  window.earlyRequest = { path: '/api/projects/4?page=1', response };
});
afterEach(() => {
  delete window.earlyRequest;
});

const arrivedAfter = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);

describe('an early response', () => {
  it('is for the same request, once', () => {
    arrivedAfter(0);
    expect(takeEarlyResponse(new Request(ADDRESS))).toBe(response);
    expect(takeEarlyResponse(new Request(ADDRESS))).toBeUndefined();
  });

  it.each([
    ['another path', new Request('http://localhost:3000/api/projects/5?page=1')],
    ['another query', new Request('http://localhost:3000/api/projects/4')],
    ['another host', new Request('http://api.example.com/api/projects/4?page=1')],
    ['a user', new Request(ADDRESS, { headers: { Authorization: 'Bearer token' } })],
  ])('is kept from a request for %s', (_what, request) => {
    arrivedAfter(0);
    expect(takeEarlyResponse(request)).toBeUndefined();
    expect(takeEarlyResponse(new Request(ADDRESS))).toBe(response);
  });

  it.each([
    [29_999, response],
    [30_000, undefined],
    [90_000, undefined],
  ])('after %i ms is %p', (ms, taken) => {
    arrivedAfter(ms);
    expect(takeEarlyResponse(new Request(ADDRESS))).toBe(taken);
    expect(window.earlyRequest).toBeUndefined();
  });

  it('is missing when the document sent no request', () => {
    delete window.earlyRequest;
    expect(takeEarlyResponse(new Request(ADDRESS))).toBeUndefined();
  });
});
