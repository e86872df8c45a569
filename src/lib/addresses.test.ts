/** @jest-environment node */
import { isWithin, parseChoice, parseId, parsePage, parseSearch, readLinkToken } from './addresses';

describe('address parameters', () => {
  it.each([
    ['3', 3],
    ['1', 1],
    ['', 1],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['abc', 1],
    ['1e3', 1],
    ['0x10', 1],
    [' 3 ', 1],
    ['02', 2],
    ['000', 1],
    ['9007199254740993', Number.MAX_SAFE_INTEGER],
    ['99999999999999999999', Number.MAX_SAFE_INTEGER],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    [null, 1],
  ])('page %p is page %i', (value, page) => {
    expect(parsePage(value)).toBe(page);
  });

  it('accept only a known choice', () => {
    expect(parseChoice(['up', 'down'], 'down', 'up')).toBe('down');
    expect(parseChoice(['up', 'down'], 'DOWN', 'up')).toBe('up');
    expect(parseChoice(['up', 'down'], null, '')).toBe('');
  });

  it('have white space in their search normalized', () => {
    expect(parseSearch('  go \n crm ')).toBe('go crm');
    expect(parseSearch(null)).toBe('');
  });
});

it.each([
  ['1', 1],
  ['1234567890123456', 1234567890123456],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['9007199254740993', null],
  ['new', null],
  ['', null],
  [null, null],
  [undefined, null],
])('parseId reads %p as %p', (value, id) => {
  expect(parseId(value)).toBe(id);
});

it.each([
  ['#token=abc', 'abc'],
  ['#from=mail&token=a%2Bb', 'a+b'],
  ['#token=', null],
  ['#other=abc', null],
  ['', null],
])('the fragment %p holds the token %p', (hash, token) => {
  expect(readLinkToken(hash)).toBe(token);
});

it.each([
  ['/admin', '/admin', true],
  ['/Admin/', '/admin', true],
  ['/admin/users', '/admin', true],
  ['/administrators', '/admin', false],
  ['/', '/', true],
  ['/admin', '/', false],
])('%s is within %s: %p', (pathname, path, isInside) => {
  expect(isWithin(pathname, path)).toBe(isInside);
});
