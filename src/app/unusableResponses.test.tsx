import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const RESPONSES = [
  ['null', () => HttpResponse.json(null)],
  ['an empty object', () => HttpResponse.json({})],
  ['a list of nothing', () => HttpResponse.json({ projects: [null], project: [], pagination: {} })],
  [
    'one with records that have no id',
    () => HttpResponse.json({ projects: [{}], project: {}, payments: {}, pagination: {} }),
  ],
  ['HTML', () => HttpResponse.html('<!doctype html><title>Sign in to the network</title>')],
] as const;

const REQUESTS = [
  ['/projects', '*/api/projects', undefined],
  ['/projects/1', '*/api/projects/1', undefined],
  ['/projects/1#reviews', '*/api/projects/1/reviews', undefined],
  ['/my-projects', '*/api/projects/user/purchased', people.owner],
  ['/payments', '*/api/payments/history', people.owner],
  ['/admin/projects', '*/api/admin/projects', people.admin],
  ['/admin/reviews', '*/api/admin/reviews', people.admin],
] as const;

/** Each page meets one of the responses; the readers in src/api are tested with all of them. */
it.each(
  REQUESTS.map((request, index) => [...request, ...RESPONSES[index % RESPONSES.length]!] as const),
)(
  'at %s a response to %s of %s that is %s is requested once more and then reported',
  async (path, address, as, _what, respond) => {
    let requests = 0;
    server.use(
      http.get(address, () => {
        requests += 1;
        return respond();
      }),
    );
    await renderApp(path, as && { as });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(requests).toBe(2);
  },
);

test('a response that names a prototype changes none', async () => {
  const project = `{"id":1,"title":"Plain","base_price":"10.00","__proto__":{"isOwned":true}}`;
  const body = `{"projects":[${project}],"__proto__":{"isOwned":true},
    "constructor":{"prototype":{"isOwned":true}},
    "pagination":{"page":1,"limit":12,"total":1,"totalPages":1}}`;
  server.use(
    http.get('*/api/projects', () =>
      HttpResponse.text(body, { headers: { 'Content-Type': 'application/json' } }),
    ),
  );
  await renderApp('/projects');
  expect(await screen.findByRole('article', { name: 'Plain' })).toBeVisible();
  expect(({} as { isOwned?: boolean }).isOwned).toBeUndefined();
});
