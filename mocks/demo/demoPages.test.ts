/** @jest-environment node */
import type { ListProjectsResponse } from '@/api/generated/projects.gen';
import type { DemoContent } from '../domain/demoPage';
import { createMockServer } from '../node';

const SHOP = 'http://shop.example:4000';
const { server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('every demo leads to a page with the title and what a demo of its kind works with', async () => {
  const response = await fetch(`${SHOP}/api/projects?limit=100&has_demo=true`);
  const { projects } = (await response.json()) as ListProjectsResponse;
  expect(projects).toHaveLength(100);
  const things = new Map<string | null, string>();
  for (const { title, category, features, demo_url: address } of projects) {
    expect(address).toMatch(new RegExp(`^${SHOP}/uploads/demos/[a-z0-9-]+\\.html$`));
    const page = await fetch(address!);
    const text = await page.text();
    expect([page.status, page.headers.get('Content-Type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(text).toContain(`<title>${title.replaceAll('&', '&#38;')}: demo</title>`);
    const [, json] = /<script type="application\/json" id="content">(.*)<\/script>/.exec(text)!;
    const content = JSON.parse(json!) as DemoContent;
    expect(content).toMatchObject({ title, features: features.split('\n') });
    const { states, records, thing } = content;
    expect(records.filter(([, , amount, state]) => amount < 0 || !(state in states))).toEqual([]);
    things.set(category, thing);
  }
  // Each category has records of its own; the first ones stand for a category without.
  const withOrders = [...things].filter(([, thing]) => thing === 'Order');
  expect(withOrders.map(([category]) => category)).toEqual(['E-commerce', 'Grocery & Retail']);
  expect((await fetch(`${SHOP}/uploads/demos/nothing.html`)).status).toBe(404);
});
