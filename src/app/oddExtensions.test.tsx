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

const expectNothingOdd = () =>
  expect(screen.getByRole('main')).not.toHaveTextContent(/object Object|NaN|undefined|null/);

describe('facets of another form', () => {
  it('leave the list without filters', async () => {
    for (const [name, value] of [
      ['categories', MIXED_LIST],
      ['price', { ranges: [null] }],
    ] as const) {
      spoil('*/api/projects', ({ facets }) => ({ facets: { ...(facets as Body), [name]: value } }));
      const { close } = await renderApp('/projects?category=Education');
      expect(await screen.findAllByRole('article')).not.toHaveLength(0);
      expect(await screen.findByText(/^Showing/)).toBeVisible();
      expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
      expectNothingOdd();
      close();
    }
  });
});

describe('the description of a zip file', () => {
  it('is shown although its README and totals are of other types', async () => {
    spoil('*/api/projects/:id/contents', () => ({
      files: [
        { path: 'app/start.js', size: '5300' },
        { path: { name: 'app' }, size: null },
        { path: 'app/README.md', size: 1024 },
      ],
      total_files: undefined,
      total_size: { bytes: 6324 },
      readme: { text: '# Clinic' },
    }));
    await renderApp('/projects/4');
    expect(await screen.findByText('5.2 kB')).toBeVisible();
    expect(screen.getByText(/^3 files, [A-Z]/)).toBeVisible();
    expect(screen.queryByText('README')).not.toBeInTheDocument();
    expectNothingOdd();
  });
});

it('reviews whose fields are lists are shown with what can be read', async () => {
  const value = MIXED_LIST;
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
