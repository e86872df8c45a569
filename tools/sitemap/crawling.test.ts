import { routes } from '@/app/router/routes';
import { isPrivatePath, privatePaths } from '@/config/indexing';
import { openPaths, toRobots, toSitemap } from './crawling';

const SITE_URL = 'https://shop.example.com';

describe('the sitemap', () => {
  it('lists each public page once', () => {
    const open = openPaths(routes, 'public');
    expect(open).toEqual(
      expect.arrayContaining(['/', '/projects', '/ideathon', '/contact', '/privacy-policy']),
    );
    expect(open).not.toContain('/contact-us');
    expect(open).not.toContain('/reset-password');
    expect(open.filter((path) => isPrivatePath(path) || /[:*]/.test(path))).toEqual([]);
    expect(new Set(open).size).toBe(open.length);
  });

  it('omits the catalogue if it requires a login', () => {
    expect(openPaths(routes, 'login')).not.toContain('/projects');
  });

  it('is XML with absolute URLs', () => {
    const sitemap = toSitemap(SITE_URL, ['/', '/a?b&c']);
    const parsed = new DOMParser().parseFromString(sitemap, 'application/xml');
    const addresses = Array.from(parsed.querySelectorAll('url > loc'), (loc) => loc.textContent);
    expect(addresses).toEqual([`${SITE_URL}/`, `${SITE_URL}/a?b&c`]);
  });
});

describe('robots.txt', () => {
  it('disallows private pages and links to the sitemap', () => {
    expect(toRobots(SITE_URL, privatePaths).split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /admin',
      'Disallow: /cart',
      'Disallow: /dashboard',
      'Disallow: /my-projects',
      'Disallow: /payments',
      '',
      'Sitemap: https://shop.example.com/sitemap.xml',
      '',
    ]);
  });

  it('disallows every page behind a login', () => {
    const guarded = routes.filter(({ guard }) => guard === 'login' || guard === 'admin');
    expect(guarded.filter(({ path }) => !isPrivatePath(path))).toEqual([]);
  });
});
