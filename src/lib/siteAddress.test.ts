import { toCanonicalPath, toSiteAddress } from './siteAddress';

describe('the canonical path', () => {
  it.each([
    ['/', '', '/'],
    ['/projects/', '', '/projects'],
    ['/projects', '?search=shop&sort=title', '/projects'],
    ['/projects', '?page=3', '/projects?page=3'],
    ['/projects', '?page=1', '/projects'],
    ['/projects', '?page=-3', '/projects'],
    ['/projects', '?page=2&search=shop', '/projects'],
    ['/contact-us', '', '/contact'],
    ['/projects/4', '?utm_source=letter', '/projects/4'],
  ])('of %s%s is %s', (pathname, search, canonical) => {
    expect(toCanonicalPath(pathname, search)).toBe(canonical);
  });
});

it('addresses stand on the page’s own host when the build names none', () => {
  expect(toSiteAddress('/about')).toBe('http://localhost:3000/about');
});
