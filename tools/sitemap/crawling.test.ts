import { routes } from '@/app/router/routes';
import { openPaths, toRobots } from './crawling';

const SITE_URL = 'https://shop.example.com';

describe('the sitemap', () => {
  it('lists each public page once', () => {
    const open = openPaths(routes, 'public');
    expect(open).toEqual(
      expect.arrayContaining(['/', '/projects', '/ideathon', '/contact', '/privacy-policy']),
    );
    expect(open).not.toContain('/contact-us');
    expect(open).not.toContain('/reset-password');
    expect(open).not.toContain('/cart');
    expect(open.filter((path) => /^\/admin|[:*]/.test(path))).toEqual([]);
    expect(new Set(open).size).toBe(open.length);
  });

  it('omits the catalogue if it requires a login', () => {
    expect(openPaths(routes, 'login')).not.toContain('/projects');
  });
});

describe('robots.txt', () => {
  it('disallows private pages and links to the sitemap', () => {
    expect(toRobots(SITE_URL, routes).split('\n')).toEqual([
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
});
