import type { ListAdminReviewsResponse, UpdateReviewResponse } from '@/api/generated/admin.gen';
import type {
  GetProjectResponse,
  ListProjectsResponse,
  Project,
} from '@/api/generated/projects.gen';
import type {
  GetOwnReviewResponse,
  MarkReviewHelpfulResponse,
  ReviewInput,
  ReviewPage,
  SaveOwnReviewResponse,
} from '@/api/generated/reviews.gen';
import { SkipCase, type World } from '../../world/world';
import { callCase, preparing, reading, writing, type Case } from '../case';
import { findDisorder } from '../listings/order';
import type { Probe } from '../probe';

const MAXIMUM_LIMIT = 100;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const DIRECTIONS = ['ASC', 'DESC'] as const;

/** A letter may consist of two code points. */
const INITIAL_LETTERS = 2;

const INPUT: ReviewInput = {
  stars: 5,
  title: 'Written by the contract checker',
  text: 'It can be deleted at any time.\n<b>It holds markup</b> that stays text.',
};

/** The project that `person` bought in this run. */
function bought(world: World) {
  const { id } = world.need('purchase');
  return { path: { id } };
}

const by = (world: World, who: 'person' | 'bystander') => ({
  ...bought(world),
  token: world.need(who).token,
});

const onReview = (world: World, who: 'person' | 'bystander' | 'admin', body: unknown) => ({
  token: world.need(who).token,
  path: { reviewId: world.need('review').id },
  body,
});

/** Requests all visible reviews of the bought project, at most 100. */
const readReviews = (probe: Probe, world: World) =>
  probe.read<ReviewPage>('listReviews', { ...bought(world), query: { limit: MAXIMUM_LIMIT } });

const isListed = ({ reviews }: ReviewPage, world: World) =>
  reviews.some(({ id }) => id === world.need('review').id);

/** Expects an author's name to be the user's, with the last name reduced to an initial at most. */
function expectInitial(probe: Probe, author: string, name: string): void {
  const [first = ''] = name.split(/\s+/);
  const rest = author.slice(first.length).match(/\p{L}/gu) ?? [];
  const isInitial = author.startsWith(first) && rest.length <= INITIAL_LETTERS;
  const message = 'The author is not the first name and an initial of the buyer';
  probe.expect(isInitial, 'access', message, { actual: author });
}

/** Returns the project on the first page of the shop that has the most reviews. */
function reviewed(world: World) {
  const countOf = ({ review_count: count = 0 }: Project) => count;
  const [project] = [...world.need('catalogue')].sort(
    (one, other) => countOf(other) - countOf(one),
  );
  if (!project || countOf(project) === 0)
    throw new SkipCase('no project on the first page of the shop has reviews');
  return project;
}

const summaryCase = callCase<ReviewPage>(
  ['listReviews', 200, 'the summary is that of the reviews and of the project'],
  (world) => ({ path: { id: reviewed(world).id }, query: { limit: MAXIMUM_LIMIT } }),
  ({ reviews, pagination, summary }, probe, world) => {
    const { rating, review_count: count } = reviewed(world);
    probe.expectEqual(
      { average: summary.average, count: summary.count, total: pagination.total },
      { average: rating, count, total: count },
      'consistency',
      'The rating of the project differs from the summary of its reviews',
    );
    const spread = Object.values(summary.stars).reduce((total, each) => total + each, 0);
    probe.expectEqual(spread, summary.count, 'consistency', 'The stars do not add up');
    if (reviews.length < summary.count) return;
    const spreadOf = Object.keys(summary.stars).map((stars) => [
      stars,
      reviews.filter((review) => review.stars === Number(stars)).length,
    ]);
    const spreadMessage = 'The stars are spread otherwise than those of the reviews';
    const found = Object.fromEntries(spreadOf) as Record<string, number>;
    probe.expectEqual(summary.stars, found, 'consistency', spreadMessage);
    const sum = reviews.reduce((total, { stars }) => total + stars, 0);
    const average = Math.round((10 * sum) / reviews.length) / 10;
    probe.expectEqual(
      summary.average,
      average,
      'consistency',
      'It is not the average of the stars',
    );
  },
);

const orderCase = ([sort, field, kind]: readonly [string, string, 'number' | 'time']) =>
  callCase<ReviewPage>(
    ['listReviews', 200, `sorted by ${sort}`],
    (world) => ({ path: { id: reviewed(world).id }, query: { sort, limit: MAXIMUM_LIMIT } }),
    ({ reviews }, probe) => {
      const disorder = findDisorder(reviews, field, kind, 'DESC');
      probe.expectEqual(disorder, undefined, 'sorting', `The order is not ${sort}`);
    },
  );

const pagesCase: Omit<Case, 'writes'> = {
  operationId: 'listReviews',
  title: 'every review on exactly one page',
  due: [200],
  run: async (probe, world) => {
    const { id } = reviewed(world);
    const readPage = (query: Record<string, number>) =>
      probe.read<ReviewPage>('listReviews', { path: { id }, query });
    const whole = await readPage({ limit: MAXIMUM_LIMIT });
    const limit = Math.max(1, Math.ceil(whole.reviews.length / 3));
    const ids: number[] = [];
    for (const page of [1, 2, 3]) {
      ids.push(...(await readPage({ limit, page })).reviews.map((one) => one.id));
    }
    const expected = whole.reviews.map((one) => one.id);
    probe.expectEqual(ids, expected, 'pagination', 'The pages differ from the whole list');
  },
};

const ratingCase = (order: (typeof DIRECTIONS)[number]) =>
  callCase<ListProjectsResponse>(
    ['listProjects', 200, `sorted by rating ${order}, projects without reviews last`],
    (world) => {
      reviewed(world);
      return { query: { sort: 'rating', order, limit: MAXIMUM_LIMIT } };
    },
    ({ projects }, probe) => {
      const disorder = findDisorder(projects, 'rating', 'number', order);
      probe.expectEqual(disorder, undefined, 'sorting', `The order is not rating ${order}`);
      const ratings = projects.map(({ rating }) => typeof rating === 'number');
      const firstUnrated = ratings.indexOf(false);
      const isLast = firstUnrated === -1 || !ratings.includes(true, firstUnrated);
      probe.expect(isLast, 'sorting', 'A project without reviews is not at the end');
    },
  );

const writtenCases = writing([
  callCase(['saveOwnReview', FORBIDDEN, 'a project that the user does not own'], (world) => ({
    ...by(world, 'bystander'),
    body: INPUT,
  })),
  preparing(
    callCase<SaveOwnReviewResponse>(
      ['saveOwnReview', 200, 'a project that the user owns'],
      (world) => ({ ...by(world, 'person'), body: INPUT }),
      async ({ review }, probe, world) => {
        world.learn({ review });
        const { stars, title, text } = review;
        const message = 'The review differs from what was sent';
        probe.expectEqual({ stars, title, text }, INPUT, 'consistency', message);
        const isShown = isListed(await readReviews(probe, world), world);
        probe.expect(isShown, 'consistency', 'The list lacks the review');
      },
    ),
  ),
  callCase<SaveOwnReviewResponse>(
    ['saveOwnReview', 200, 'a change of the same review'],
    (world) => ({ ...by(world, 'person'), body: { ...INPUT, stars: 4 } }),
    async ({ review }, probe, world) => {
      const message = 'Saving again writes a second review';
      const before = world.need('review');
      probe.expectEqual(review.id, before.id, 'consistency', message);
      const dated = 'A change updates the date of the review';
      probe.expectEqual(review.created_at, before.created_at, 'consistency', dated);
      const isLater = Date.parse(review.updated_at) > Date.parse(review.created_at);
      probe.expect(isLater, 'consistency', 'updated_at of a changed review is not later');
      world.learn({ review });
      const { project } = await probe.read<GetProjectResponse>('getProject', bought(world));
      const { summary, reviews } = await readReviews(probe, world);
      const listed = reviews.find(({ id }) => id === review.id);
      probe.expectEqual(listed?.stars, 4, 'consistency', 'The list shows the stars from before');
      probe.expectEqual(
        [project.rating, project.review_count],
        [summary.average, summary.count],
        'consistency',
        'The rating of the project has not followed',
      );
    },
  ),
  callCase<SaveOwnReviewResponse>(
    ['saveOwnReview', 200, 'the text again'],
    (world) => ({ ...by(world, 'person'), body: { ...INPUT, stars: 4 } }),
    ({ review }, _probe, world) => world.learn({ review }),
  ),
  callCase<GetOwnReviewResponse>(
    ['getOwnReview', 200, 'the review that was written'],
    (world) => by(world, 'person'),
    async ({ review, can_review: canReview }, probe, world) => {
      probe.expectEqual(review, world.need('review'), 'consistency', 'It is another review');
      const { reviews } = await readReviews(probe, world);
      const listed = reviews.find(({ id }) => id === review?.id);
      probe.expectEqual(
        listed && [listed.author, listed.stars, listed.title, listed.text],
        review && [review.author, review.stars, review.title, review.text],
        'consistency',
        'The list shows the review otherwise than its author sees it',
      );
      if (review) expectInitial(probe, review.author, world.need('person').user.name);
      probe.expectEqual(canReview, true, 'access', 'The owner may not review the project');
    },
  ),
  callCase(['markReviewHelpful', FORBIDDEN, "the user's own review"], (world) =>
    onReview(world, 'person', { is_helpful: true }),
  ),
  callCase<MarkReviewHelpfulResponse>(
    ['markReviewHelpful', 200, "another user's review, counted once"],
    (world) => onReview(world, 'bystander', { is_helpful: true }),
    async (first, probe, world) => {
      const call = onReview(world, 'bystander', { is_helpful: true });
      const again = await probe.read<MarkReviewHelpfulResponse>('markReviewHelpful', call);
      probe.expectEqual(again, first, 'consistency', 'A repeated mark is counted again');
      probe.expectEqual(
        first.is_helpful,
        true,
        'consistency',
        'The mark is not the one that was set',
      );
      const listed = (await readReviews(probe, world)).reviews.find(
        ({ id }) => id === world.need('review').id,
      );
      const count = 'The list has another number of marks';
      probe.expectEqual(listed?.helpful_count, first.helpful_count, 'consistency', count);
      const { helpful } = await probe.read<GetOwnReviewResponse>(
        'getOwnReview',
        by(world, 'bystander'),
      );
      const marks = [world.need('review').id];
      probe.expectEqual(helpful, marks, 'consistency', 'The marks are not those of the user');
      const back = await probe.read<MarkReviewHelpfulResponse>(
        'markReviewHelpful',
        onReview(world, 'bystander', { is_helpful: false }),
      );
      const message = 'A mark that is taken back still counts';
      probe.expectEqual(back.helpful_count, first.helpful_count - 1, 'consistency', message);
    },
  ),
  callCase<UpdateReviewResponse>(
    ['updateReview', 200, 'an answer'],
    (world) => onReview(world, 'admin', { answer: 'Thank you' }),
    async ({ review }, probe, world) => {
      probe.expectEqual(review.answer?.text, 'Thank you', 'consistency', 'It is another answer');
      const { reviews } = await readReviews(probe, world);
      const listed = reviews.find(({ id }) => id === review.id);
      probe.expectEqual(listed?.answer, review.answer, 'consistency', 'The list lacks the answer');
    },
  ),
  preparing(
    callCase<UpdateReviewResponse>(
      ['updateReview', 200, 'without an answer, which is then given again'],
      (world) => onReview(world, 'admin', { answer: null }),
      async ({ review }, probe, world) => {
        const message = 'An answer that was removed is still there';
        probe.expectEqual(review.answer, null, 'consistency', message);
        const { reviews } = await readReviews(probe, world);
        const listed = reviews.find(({ id }) => id === review.id);
        probe.expectEqual(listed?.answer, null, 'consistency', message);
        await probe.call('updateReview', onReview(world, 'admin', { answer: 'Thank you again' }));
      },
    ),
  ),
  callCase<SaveOwnReviewResponse>(
    ['saveOwnReview', 200, 'a change keeps the marks and the answer'],
    (world) => ({ ...by(world, 'person'), body: INPUT }),
    async (_body, probe, world) => {
      const mark = (isHelpful: boolean) =>
        probe.read<MarkReviewHelpfulResponse>(
          'markReviewHelpful',
          onReview(world, 'bystander', { is_helpful: isHelpful }),
        );
      const { helpful_count: marks } = await mark(true);
      const own = by(world, 'person');
      const before = await probe.read<GetOwnReviewResponse>('getOwnReview', own);
      const call = { ...own, body: { ...INPUT, stars: 4 } };
      const { review } = await probe.read<SaveOwnReviewResponse>('saveOwnReview', call);
      const message = 'A change of the review has changed its marks or its answer';
      probe.expectEqual(
        { marks: review.helpful_count, answer: review.answer },
        { marks, answer: before.review?.answer },
        'consistency',
        message,
      );
      await mark(false);
      world.learn({ review });
    },
  ),
  callCase<UpdateReviewResponse>(
    ['updateReview', 200, 'a hidden review is neither shown nor counted'],
    (world) => onReview(world, 'admin', { is_hidden: true }),
    async (_body, probe, world) => {
      const page = await readReviews(probe, world);
      probe.expect(!isListed(page, world), 'access', 'The list shows a hidden review');
      const { project } = await probe.read<GetProjectResponse>('getProject', bought(world));
      const { reviews: known } = await probe.read<ListAdminReviewsResponse>('listAdminReviews', {
        token: world.need('admin').token,
        query: { status: 'hidden' },
      });
      const isKnown = known.some(({ id }) => id === world.need('review').id);
      probe.expect(isKnown, 'consistency', 'Staff do not see the review among the hidden ones');
      const own = await probe.read<GetOwnReviewResponse>('getOwnReview', by(world, 'person'));
      const hidden = 'The author does not see that the review is hidden';
      probe.expectEqual(own.review?.is_hidden, true, 'consistency', hidden);
      const message = 'The project counts a hidden review';
      probe.expectEqual(project.review_count, page.summary.count, 'consistency', message);
      await probe.call('markReviewHelpful', onReview(world, 'bystander', { is_helpful: true }), [
        NOT_FOUND,
      ]);
    },
  ),
  callCase<UpdateReviewResponse>(['updateReview', 200, 'shown again'], (world) =>
    onReview(world, 'admin', { is_hidden: false }),
  ),
  {
    operationId: 'deleteOwnReview',
    title: 'the review, which can be written again',
    due: [200],
    run: async (probe, world) => {
      const own = by(world, 'person');
      await probe.call('deleteOwnReview', own);
      const isShown = isListed(await readReviews(probe, world), world);
      probe.expect(!isShown, 'consistency', 'The list shows a deleted review');
      await probe.call('deleteOwnReview', own, [NOT_FOUND]);
      const call = { ...own, body: INPUT };
      const { review } = await probe.read<SaveOwnReviewResponse>('saveOwnReview', call);
      world.learn({ review });
      const { answer, helpful_count: marks } = review;
      const message = 'A new review has the answer or the marks of the deleted one';
      probe.expectEqual({ answer, marks }, { answer: null, marks: 0 }, 'consistency', message);
    },
  },
]);

/** Reviews by buyers (extensions). Reviews only what this run bought. */
export const reviewCases: Case[] = [
  ...reading([
    summaryCase,
    pagesCase,
    ...(
      [
        ['helpful', 'helpful_count', 'number'],
        ['newest', 'created_at', 'time'],
      ] as const
    ).map(orderCase),
    ...DIRECTIONS.map(ratingCase),
  ]),
  ...writtenCases,
].map((entry) => ({ ...entry, isExtension: true }));
