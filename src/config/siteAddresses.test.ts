import { toCanonicalPath, toSiteAddress } from './siteAddresses';

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
  ['/projects', '?category=E-commerce', '/projects/category/E-commerce'],
  [
    '/projects',
    '?category=CI%2FCD+%26+Node.js&sort=title',
    '/projects/category/CI~2FCD_&_Node~2ejs',
  ],
  ['/projects', '?category=a&category=b', '/projects'],
  ['/projects/category/A_%26_B/', '?utm_source=letter', '/projects/category/A_&_B'],
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
