import { toCanonicalPath, toSiteAddress } from './addresses';

/** @jest-environment node */
import { parseChoice, parseId, parsePage, parseSearch } from './addresses';

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

/** @jest-environment node */
import { readLinkToken } from './addresses';

it.each([
  ['#token=abc', 'abc'],
  ['#from=mail&token=a%2Bb', 'a+b'],
  ['#token=', null],
  ['#other=abc', null],
  ['', null],
])('the fragment %p holds the token %p', (hash, token) => {
  expect(readLinkToken(hash)).toBe(token);
});

/** @jest-environment node */
import { isWithin } from './addresses';

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

it.each([
  ['/', '', '/'],
  ['/projects/', '', '/projects'],
  ['/projects//', '', '/projects'],
  ['/projects', '?search=shop&sort=title', '/projects'],
  ['/projects', '?page=3', '/projects?page=3'],
  ['/projects', '?page=1', '/projects'],
  ['/projects', '?page=-3', '/projects'],
  ['/projects', '?page=2&search=shop', '/projects'],
  ['/projects', '?page=0', '/projects'],
  ['/projects', '?page=two', '/projects'],
  ['/projects', '?search=a?page=3', '/projects'],
  ['/projects/', '?page=3', '/projects?page=3'],
  ['/ideathon', '?page=3', '/ideathon?page=3'],
  ['/projects/4', '?page=2', '/projects/4'],
  ['/terms-conditions', '?page=7', '/terms-conditions'],
  ['/contact-us', '?page=2', '/contact'],
  ['/contact-us', '', '/contact'],
  ['/projects/4', '?utm_source=letter', '/projects/4'],
])('the canonical path of %s%s is %s', (pathname, search, canonical) => {
  expect(toCanonicalPath(pathname, search)).toBe(canonical);
});

it('addresses are on the page’s own host when none is configured', () => {
  expect(toSiteAddress('/about')).toBe('http://localhost:3000/about');
});
