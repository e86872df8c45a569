import { screen, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

type Body = Record<string, unknown>;

/** Replaces fields of a response; undefined leaves a field out. */
function spoil(address: string, spoiled: (body: Body) => Body) {
  server.use(
    http.get(address, async ({ request }) => {
      const response = await getResponse(backend.handlers, request);
      const body = (await response!.json()) as Body;
      return HttpResponse.json({ ...body, ...spoiled(body) });
    }),
  );
}

const MIXED_LIST = ['Education', null, { en: 'Education' }];

const ODD = [
  ['null', null],
  ['left out', undefined],
  ['a number', 7],
  ['text', 'Education'],
  ['an object', { en: 'Education' }],
  ['a list', MIXED_LIST],
] as const;

const expectNothingOdd = () =>
  expect(screen.getByRole('main')).not.toHaveTextContent(/object Object|NaN|undefined|null/);

describe('facets of another form', () => {
  it.each([
    ['categories', MIXED_LIST],
    ['technologies', [{ value: { en: 'React' }, count: 3 }]],
    ['ratings', [{ min_rating: null, count: 3 }]],
    ['price', { ranges: [null] }],
  ])('at "%s" leave the list without filters', async (name, value) => {
    spoil('*/api/projects', ({ facets }) => ({ facets: { ...(facets as Body), [name]: value } }));
    await renderApp('/projects?category=Education');
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    expect(await screen.findByText(/^Showing/)).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
    expectNothingOdd();
  });
});

describe.each(ODD)('reviews whose fields are %s', (_what, value) => {
  it('are shown with what can be read', async () => {
    const names = ['author', 'stars', 'title', 'text', 'created_at', 'updated_at', 'answer'];
    const odd = Object.fromEntries([...names, 'helpful_count'].map((name) => [name, value]));
    spoil('*/api/projects/:id/reviews', ({ reviews, summary }) => ({
      reviews: (reviews as Body[]).map((review) => ({ ...review, ...odd })),
      summary: { ...(summary as Body), stars: value },
    }));
    spoil('*/api/projects/:id/reviews/mine', ({ review }) => ({
      review: { ...(review as Body), ...odd },
      helpful: value,
    }));
    await renderApp('/projects/41', { as: people.owner });
    const list = within(await screen.findByRole('list', { name: 'Reviews' }));
    expect(list.getAllByRole('article')).not.toHaveLength(0);
    expect(await list.findAllByRole('button', { name: /^Helpful/ })).not.toHaveLength(0);
    expect(await screen.findByRole('heading', { name: 'Your review' })).toBeVisible();
    expectNothingOdd();
  });
});
