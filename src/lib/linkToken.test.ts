/** @jest-environment node */
import { readLinkToken } from './linkToken';

it.each([
  ['#token=abc', 'abc'],
  ['#from=mail&token=a%2Bb', 'a+b'],
  ['#token=', null],
  ['#other=abc', null],
  ['', null],
])('the fragment %p holds the token %p', (hash, token) => {
  expect(readLinkToken(hash)).toBe(token);
});
