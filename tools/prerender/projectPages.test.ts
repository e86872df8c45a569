import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { readProject } from '@/api/readCatalog';
import { temporaryDirectory } from '@/testing/temporaryDirectory';
import { readCatalogue } from './readCatalogue';
import { toProjectDocument, writeProjectPages } from './writeProjectPages';

const HOST = 'https://api.example.com';
const TEMPLATE = readFileSync(join(__dirname, '../../public/index.html'), 'utf8').replace(
  /<%[^]*?%>/g,
  '',
);
const HOSTILE = '"><img src=x onerror="alert(1)">$& $` </title></script><script>alert(2)</script>';

const sent = (changes: object = {}) => ({
  id: 4,
  title: 'Clinic planner',
  short_description: 'Appointments for small clinics',
  base_price: '4999.5',
  category: 'Healthcare',
  preview_images: ['/uploads/images/clinic.png'],
  is_active: true,
  ...changes,
});
const project = (changes?: object) => readProject(sent(changes) as never);

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
      ({ textContent }) => JSON.parse(textContent) as { name: string; offers: object },
    ),
  };
}

describe('the document of a project', () => {
  it('has its title, description, address, previews and structured data', () => {
    const { data, page, ...head } = read(toProjectDocument(TEMPLATE, project()));
    const address = 'http://localhost:3000/projects/4';
    expect(head).toEqual({
      title: 'Clinic planner · Launchyard',
      description: 'Appointments for small clinics',
      canonical: address,
      og: [
        'Clinic planner',
        'Appointments for small clinics',
        address,
        'http://localhost:3000/uploads/images/clinic.png',
      ],
    });
    expect(data).toMatchObject([{ name: 'Clinic planner', offers: { price: '4999.50' } }]);
    expect(page.querySelectorAll('title, meta[name="description"]')).toHaveLength(2);
    expect(page.getElementById('root')!.innerHTML).toBe('');
  });

  it('is text, whatever a backend says', () => {
    const document = toProjectDocument(
      TEMPLATE,
      project({
        title: HOSTILE,
        short_description: HOSTILE,
        category: HOSTILE,
        preview_images: [
          'javascript:alert(3)',
          'https://a.example.com/"><script>alert(4)</script>',
        ],
      }),
    );
    const { page, title, description, og, data } = read(document);
    expect(title).toBe(`${HOSTILE} · Launchyard`);
    expect([description, og[0], og[1], data[0]!.name]).toEqual(Array(4).fill(HOSTILE));
    const { page: harmless } = read(toProjectDocument(TEMPLATE, project()));
    const names = (of: Document) => Array.from(of.querySelectorAll('*'), ({ tagName }) => tagName);
    expect(names(page)).toEqual(names(harmless));
    expect(page.querySelector('[onerror]')).toBeNull();
  });
});

describe('the folder of a build', () => {
  const pathOf = temporaryDirectory();
  const written = () => readdirSync(pathOf('projects')).sort();

  beforeEach(() => {
    writeFileSync(pathOf('app.html'), TEMPLATE);
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  it('stays as it is when a document cannot be made', () => {
    writeProjectPages(pathOf(), [project()]);
    writeFileSync(pathOf('app.html'), '<p>Something else</p>');
    expect(() => writeProjectPages(pathOf(), [project({ id: 9 })])).toThrow('has no <title>');
    expect(written()).toEqual(['4.html']);
    rmSync(pathOf('app.html'));
    expect(() => writeProjectPages(pathOf(), [])).toThrow('is no build');
    expect(existsSync(pathOf('projects/4.html'))).toBe(true);
  });
});

describe('the catalogue of a backend', () => {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  const answer = (respond: (page: number) => Response) =>
    server.use(
      http.get(`${HOST}/api/projects`, ({ request }) =>
        respond(Number(new URL(request.url).searchParams.get('page'))),
      ),
    );

  it('is read page by page, without what is no project', async () => {
    const pages = [
      [sent({ id: 7 }), sent({ id: 3 }), { id: '../../etc' }, null, sent({ title: ' ' })],
      [sent({ id: 3 }), sent({ id: 5, is_active: false }), sent({ id: 1.5 })],
    ];
    answer((page) =>
      HttpResponse.json({ projects: pages[page - 1], pagination: { total_pages: 2 } }),
    );
    expect((await readCatalogue(`${HOST}/`)).map(({ id }) => id)).toEqual([3, 7]);
  });
});
