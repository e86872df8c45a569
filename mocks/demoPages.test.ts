/** @jest-environment node */
import { existsSync } from 'node:fs';
import type { ListProjectsResponse } from '@/api/generated/projects.gen';
import { createMockServer } from './node';

const SHOP = 'http://shop.example:4000';
const { server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('every demo leads to a page without scripts, with the title and pictures that are there', async () => {
  const response = await fetch(`${SHOP}/api/projects?limit=100&has_demo=true`);
  const { projects } = (await response.json()) as ListProjectsResponse;
  expect(projects).toHaveLength(100);
  for (const { title, demo_url: address } of projects) {
    expect(address).toMatch(new RegExp(`^${SHOP}/uploads/demos/[a-z0-9-]+\\.html$`));
    const page = await fetch(address!);
    const text = await page.text();
    expect([title, page.status, page.headers.get('Content-Type')]).toEqual([
      title,
      200,
      'text/html; charset=utf-8',
    ]);
    expect(text).toContain(`<h1>${title.replaceAll('&', '&#38;')}</h1>`);
    expect(text).not.toMatch(/<script|javascript:|\son\w+=/i);
    const pictures = [...text.matchAll(/src="\.\.\/(images\/[^"]+)"/g)].map(([, path]) => path);
    expect(pictures.filter((path) => !existsSync(`${__dirname}/uploads/${path}`))).toEqual([]);
  }
  expect((await fetch(`${SHOP}/uploads/demos/nothing.html`)).status).toBe(404);
});
