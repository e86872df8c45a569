import { routes } from '@/app/router/routes';
import { openPaths, readSitemaps, toRobots, toSitemaps } from './crawling';

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

  it('is an index of files above 50,000 addresses, which are read back', () => {
    const pathsTo = (count: number) => [
      '/',
      ...Array.from({ length: count - 1 }, (_, id) => `/projects/${id}`),
    ];
    const namesOf = (count: number) => toSitemaps(SITE_URL, pathsTo(count)).map(([name]) => name);
    expect(namesOf(50_000)).toEqual(['sitemap.xml']);
    expect(namesOf(100_001)).toEqual([
      'sitemap.xml',
      ...['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'],
    ]);
    const files = new Map(toSitemaps(SITE_URL, pathsTo(50_001)));
    expect(files.get('sitemap.xml')).toContain(
      `<sitemap><loc>${SITE_URL}/sitemap-2.xml</loc></sitemap>`,
    );
    expect(files.get('sitemap-2.xml')!.match(/<loc>/g)).toHaveLength(1);
    const read = readSitemaps((name) => files.get(name)!);
    expect(read).toEqual({ address: SITE_URL, paths: pathsTo(50_001) });
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
