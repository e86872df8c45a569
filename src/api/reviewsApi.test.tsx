import { act } from '@testing-library/react';
import {
  answerEverything,
  LEAST_ANSWER,
  makeApiStore,
  queriesEnded,
  send,
} from '@/testing/apiStore';
import { renderApiHook } from '@/testing/renderApiHook';
import { reviewsApi } from './generated/reviews.gen';
import { useListReviewPagesQuery, useLoadedReviews } from './reviewsApi';

const { deleteOwnReview, getOwnReview, saveOwnReview } = reviewsApi.endpoints;

const id = 4;
const pageOf = (page: number) => `/api/projects/4/reviews?sort=helpful&page=${page}&limit=5`;

/** Answers requests for the reviews with this many pages of one review each. */
const answerPages = (total_pages: number) =>
  answerEverything(({ url }) => ({
    body: {
      ...LEAST_ANSWER,
      reviews: [{ id: Number(new URL(url).searchParams.get('page')) }],
      pagination: { total: 5, total_pages },
    },
  }));

describe('the reviews of a project', () => {
  it('are requested page by page', async () => {
    const queries = answerPages(2);
    const { result } = await renderApiHook(() => useListReviewPagesQuery({ id, sort: 'helpful' }));
    expect(queries).toEqual([pageOf(1)]);
    expect(result.current.hasNextPage).toBe(true);
    await act(() => result.current.fetchNextPage());
    expect(queries).toEqual([pageOf(1), pageOf(2)]);
    expect(result.current.hasNextPage).toBe(false);
    expect(result.current.data!.pages.map(({ reviews }) => reviews)).toMatchObject([
      [{ id: 1 }],
      [{ id: 2 }],
    ]);
  });

  it.each([0, 1])('are one page when there are %i', async (pages) => {
    answerPages(pages);
    const { result } = await renderApiHook(() => useListReviewPagesQuery({ id, sort: 'helpful' }));
    expect(result.current.hasNextPage).toBe(false);
  });

  it('are requested again when one of them is deleted, those of others are not', async () => {
    const queries = answerPages(1);
    const { store } = await renderApiHook(() => {
      useListReviewPagesQuery({ id, sort: 'helpful' });
      useListReviewPagesQuery({ id: 5, sort: 'helpful' });
    });
    queries.length = 0;
    await act(() => send(store, deleteOwnReview.initiate({ id })));
    await act(() => queriesEnded(store));
    expect(queries).toEqual([pageOf(1)]);
  });

  it('cannot be shown without their summary', async () => {
    answerEverything(() => ({ body: { ...LEAST_ANSWER, summary: undefined } }));
    const { result } = await renderApiHook(() => useListReviewPagesQuery({ id, sort: 'helpful' }));
    expect(result.current.error).toMatchObject({ status: 'PARSING_ERROR' });
  });
});

describe('the loaded reviews', () => {
  it('are the first page of the most helpful ones', async () => {
    const queries = answerPages(2);
    const { result } = await renderApiHook(() => {
      const { fetchNextPage } = useListReviewPagesQuery({ id, sort: 'helpful' });
      return { fetchNextPage, loaded: useLoadedReviews(id) };
    });
    await act(() => result.current.fetchNextPage());
    expect(result.current.loaded).toMatchObject([{ id: 1 }]);
    expect(queries).toHaveLength(2);
  });

  it('are none before, and are not requested', async () => {
    const queries = answerPages(1);
    const { result } = await renderApiHook(() => {
      useListReviewPagesQuery({ id, sort: 'newest' });
      return useLoadedReviews(id);
    });
    expect(result.current).toEqual([]);
    expect(queries).toHaveLength(1);
  });
});

describe("the user's own review", () => {
  const own = { review: null, can_review: true, helpful: [7] };
  const saved = { id: 3, text: 'It runs well.' };

  /** Saves a review with this response; returns what is shown before it is requested again. */
  async function shownAfterSaving(body: object, status = 200) {
    answerEverything(({ method }) => (method === 'GET' ? { body: own } : { body, status }));
    const store = makeApiStore();
    await send(store, getOwnReview.initiate({ id }));
    await send(store, saveOwnReview.initiate({ id, reviewInput: { stars: 4, text: 'It runs' } }));
    const shown = getOwnReview.select({ id })(store.getState()).data;
    await queriesEnded(store);
    return shown;
  }

  it('is shown as it was saved', async () => {
    expect(await shownAfterSaving({ review: saved })).toMatchObject({ ...own, review: saved });
  });

  it.each([
    ['it was refused', { review: saved }, 400],
    ['the response does not have it', {}, 200],
  ])('stays as it was when %s', async (_what, body, status) => {
    expect(await shownAfterSaving(body, status)).toEqual(own);
  });
});
