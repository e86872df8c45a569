import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import Validator from '@adobe/structured-data-validator';
import { http, HttpResponse } from 'msw';
import { installConfig } from '@/config/shopConfig';
import { server } from '@/testing/mockServer';
import { readCatalogue } from './readCatalogue';

const HOST = process.env.API_HOST!;
const SITE = 'https://slipway.example.com';
const PROJECT = '/projects/4';
const PRODUCT = ['Product', 'BreadcrumbList'];
const TEMPLATE = readFileSync(join(__dirname, '../../public/index.html'), 'utf8').replace(
  /<%[^]*?%>/g,
  '',
);
const HOSTILE = '"><img src=x onerror="alert(1)">$& $` </title></script><script>alert(2)</script>';

const sent = (changes: object = {}) => ({
  id: 4,
  title: 'Clinic planner',
  short_description: 'Appointments for small clinics',
  description: 'Many words',
  features: '',
  technologies: 'React',
  base_price: '4999.5',
  category: 'Healthcare',
  preview_images: ['/uploads/images/clinic.png'],
  download_count: 3,
  demo_url: null,
  is_active: true,
  created_at: '2025-10-01T00:00:00Z',
  updated_at: '2025-10-01T00:00:00Z',
  file_size: 1,
  rating: 4.5,
  review_count: 2,
  ...changes,
});

/** Draws a page; the backend sends the project as it is changed. */
async function drawDocument(changes?: object, path = PROJECT): Promise<string> {
  server.use(
    http.get(`${HOST}/api/projects/4`, () => HttpResponse.json({ project: sent(changes) })),
  );
  // Modules read the config when they are first imported.
  jest.resetModules();
  const config = await import('@/config/shopConfig');
  config.installConfig({ siteUrl: SITE });
  const { renderPage } = await import('./renderPage');
  const { toPageDocument } = await import('./document');
  return toPageDocument(TEMPLATE, await renderPage(path, HOST));
}

afterEach(() => installConfig({}));

function read(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const content = (selector: string, attribute = 'content') =>
    page.querySelector(selector)?.getAttribute(attribute);
  return {
    page,
    title: page.title,
    description: content('meta[name="description"]'),
    canonical: content('link[rel="canonical"]', 'href'),
    og: ['title', 'description', 'url', 'image'].map((name) =>
      content(`meta[property="og:${name}"]`),
    ),
    data: Array.from(
      page.querySelectorAll('script[type="application/ld+json"]'),
      ({ textContent }) => JSON.parse(textContent) as { '@type': string; name: string }[],
    ).flat(),
  };
}

describe('the document of a project', () => {
  it('has its title, description, address, picture, structured data and content', async () => {
    const { data, page, ...head } = read(await drawDocument());
    const address = `${SITE}/projects/4`;
    expect(head).toEqual({
      title: 'Clinic planner · Launchyard',
      description: 'Appointments for small clinics',
      canonical: address,
      og: [
        'Clinic planner',
        'Appointments for small clinics',
        address,
        `${SITE}/uploads/images/clinic.png`,
      ],
    });
    expect(data).toMatchObject([
      {
        '@type': 'Product',
        name: 'Clinic planner',
        aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
        offers: { '@type': 'Offer', price: '4999.50', url: address },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home', item: `${SITE}/` },
          { name: 'Projects', item: `${SITE}/projects` },
          { name: 'Healthcare', item: `${SITE}/projects/category/Healthcare` },
          { name: 'Clinic planner' },
        ],
      },
    ]);
    expect(page.querySelectorAll('title, meta[name="description"]')).toHaveLength(2);
    expect(page.querySelector('head > link[as="image"] ~ script[data-src]')).not.toBeNull();
    expect(page.querySelector('script[src]')).toBeNull();
    const root = page.getElementById('root')!;
    expect(root.querySelector('h1')!.textContent).toBe('Clinic planner');
    expect(root.textContent).toContain('₹4,999.50');
    expect(root.textContent).toContain('Many words');
    expect(root.querySelector('aside button')!.textContent).toBe('Purchase Now');
    // Presses would be lost until the page is hydrated.
    expect(root.querySelector('aside button')!.hasAttribute('disabled')).toBe(true);
    expect(root.querySelector('a[href="/projects"]')).not.toBeNull();
  });

  it('is text, whatever a backend says', async () => {
    const hostile = {
      title: HOSTILE,
      short_description: HOSTILE,
      description: HOSTILE,
      category: HOSTILE,
      preview_images: ['javascript:alert(3)', 'https://a.example.com/"><script>alert(4)</script>'],
    };
    const { page, title, description, og, data } = read(await drawDocument(hostile));
    expect(title).toBe(`${HOSTILE} · Launchyard`);
    expect([description, og[0], og[1], data[0]!.name]).toEqual(Array(4).fill(HOSTILE));
    const { page: harmless } = read(await drawDocument());
    const names = (of: Document) => Array.from(of.querySelectorAll('*'), ({ tagName }) => tagName);
    expect(names(page)).toEqual(names(harmless));
    expect(page.querySelector('[onerror]')).toBeNull();
  });
});

it.each([
  ['the home page', '/', [], { review_count: 0 }],
  ['the list', '/projects', [], { review_count: 0 }],
  ['a category', '/projects/category/Healthcare', ['BreadcrumbList'], { review_count: 0 }],
  ['a project with reviews', PROJECT, PRODUCT, { review_count: 2 }],
  ['a project without reviews', PROJECT, PRODUCT, { rating: null, review_count: 0 }],
  ['a project whose reviews were removed', PROJECT, PRODUCT, { review_count: 0 }],
  ['a project without pictures', PROJECT, PRODUCT, { preview_images: null, review_count: 0 }],
  ['a free project', PROJECT, PRODUCT, { base_price: 0, review_count: 0 }],
  ['a project without a price', PROJECT, PRODUCT, { base_price: null, review_count: 0 }],
])('the structured data of %s has what Google requires', async (_page, path, types, changes) => {
  const html = await drawDocument(changes, path);
  const { data } = read(html);
  expect(data.map((each) => each['@type'])).toEqual(types);
  const jsonld = Object.fromEntries(data.map((each) => [each['@type'], [each]]));
  const issues = await new Validator().validate({ jsonld });
  expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  expect(html.includes('AggregateRating')).toBe(changes.review_count > 0);
});

it('a page that fails says why', async () => {
  // React asks for Node's, which jsdom lacks.
  Object.assign(globalThis, { setImmediate });
  await expect(drawDocument({ requirements: 'Node.js' })).rejects.toThrow(
    '/projects/4 cannot be prerendered: requirements.join is not a function',
  );
});

it('the catalogue of a backend is read page by page, without what is no project', async () => {
  const pages = [
    [sent({ id: 7 }), sent({ id: 3 }), { id: '../../etc' }, null, sent({ title: ' ' })],
    [sent({ id: 3 }), sent({ id: 5, is_active: false }), sent({ id: 1.5 })],
  ];
  server.use(
    http.get(`${HOST}/api/projects`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json({ projects: pages[page - 1], pagination: { total_pages: 2 } });
    }),
  );
  expect((await readCatalogue(HOST)).projects.map(({ id }) => id)).toEqual([3, 7]);
});
