import { MAXIMUM_LIMIT } from '../unknownValues';
import type { Project } from '@/api/generated/projects.gen';
import type { ReviewInput, ReviewPage } from '@/api/generated/reviews.gen';
import { SkipCase, type World } from '../../world/world';
import { callCase, preparing, writing, type Case, flowCase, extension } from '../case';
import type { Probe } from '../probe';

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

const onReview = (world: World, who: 'person' | 'bystander' | 'admin', body: unknown) =>
  world.by(who, { path: { reviewId: world.need('review').id }, body });

/** Requests all visible reviews of the bought project, at most 100. */
const readReviews = (probe: Probe, world: World) =>
  probe.read('listReviews', { ...bought(world), query: { limit: MAXIMUM_LIMIT } });

const isListed = ({ reviews }: ReviewPage, world: World) =>
  reviews.some(({ id }) => id === world.need('review').id);

/** Expects an author's name to be the user's, with the last name reduced to an initial at most. */
function expectInitial(probe: Probe, author: string, name: string): void {
  const [first = ''] = name.split(/\s+/);
  const rest = author.slice(first.length).match(/\p{L}/gu) ?? [];
  const isInitial = author.startsWith(first) && rest.length <= INITIAL_LETTERS;
  const message = 'The author is not the first name and an initial of the buyer';
  probe.expect(isInitial, message, 'access', { actual: author });
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

const summaryCase = callCase(
  ['listReviews', 200, 'the summary is that of the reviews and of the project'],
  (world) => ({ path: { id: reviewed(world).id }, query: { limit: MAXIMUM_LIMIT } }),
  ({ reviews, pagination, summary }, probe, world) => {
    const { rating, review_count: count } = reviewed(world);
    probe.expectEqual(
      { average: summary.average, count: summary.count, total: pagination.total },
      { average: rating, count, total: count },
      'The rating of the project differs from the summary of its reviews',
    );
    const spread = Object.values(summary.stars).reduce((total, each) => total + each, 0);
    probe.expectEqual(spread, summary.count, 'The stars do not add up');
    if (reviews.length < summary.count) return;
    const spreadOf = Object.keys(summary.stars).map((stars) => [
      stars,
      reviews.filter((review) => review.stars === Number(stars)).length,
    ]);
    const spreadMessage = 'The stars are spread otherwise than those of the reviews';
    const found = Object.fromEntries(spreadOf) as Record<string, number>;
    probe.expectEqual(summary.stars, found, spreadMessage);
    const sum = reviews.reduce((total, { stars }) => total + stars, 0);
    const average = Math.round((10 * sum) / reviews.length) / 10;
    probe.expectEqual(summary.average, average, 'It is not the average of the stars');
  },
);

const orderCase = ([sort, field, kind]: readonly [string, string, 'number' | 'time']) =>
  callCase(
    ['listReviews', 200, `sorted by ${sort}`],
    (world) => ({ path: { id: reviewed(world).id }, query: { sort, limit: MAXIMUM_LIMIT } }),
    ({ reviews }, probe) => {
      probe.expectSorted(reviews, [field, kind, 'DESC'], `The order is not ${sort}`);
    },
  );

const pagesCase = flowCase(
  ['listReviews', 200, 'every review on exactly one page'],
  async (probe, world) => {
    const { id } = reviewed(world);
    const readPage = (query: Record<string, number>) =>
      probe.read('listReviews', { path: { id }, query });
    const whole = await readPage({ limit: MAXIMUM_LIMIT });
    const limit = Math.max(1, Math.ceil(whole.reviews.length / 3));
    const ids: number[] = [];
    for (const page of [1, 2, 3]) {
      ids.push(...(await readPage({ limit, page })).reviews.map((one) => one.id));
    }
    const expected = whole.reviews.map((one) => one.id);
    probe.expectEqual(ids, expected, 'The pages differ from the whole list', 'pagination');
  },
);

const ratingCase = (order: (typeof DIRECTIONS)[number]) =>
  callCase(
    ['listProjects', 200, `sorted by rating ${order}, projects without reviews last`],
    (world) => {
      reviewed(world);
      return { query: { sort: 'rating', order, limit: MAXIMUM_LIMIT } };
    },
    ({ projects }, probe) => {
      probe.expectSorted(projects, ['rating', 'number', order], `The order is not rating ${order}`);
      const ratings = projects.map(({ rating }) => typeof rating === 'number');
      const firstUnrated = ratings.indexOf(false);
      const isLast = firstUnrated === -1 || !ratings.includes(true, firstUnrated);
      probe.expect(isLast, 'A project without reviews is not at the end', 'sorting');
    },
  );

const writtenCases = writing([
  callCase(['saveOwnReview', 403, 'a project that the user does not own'], (world) => ({
    ...by(world, 'bystander'),
    body: INPUT,
  })),
  preparing(
    callCase(
      ['saveOwnReview', 200, 'a project that the user owns'],
      (world) => ({ ...by(world, 'person'), body: INPUT }),
      async ({ review }, probe, world) => {
        world.learn({ review });
        const { stars, title, text } = review;
        probe.expectEqual({ stars, title, text }, INPUT, 'The review differs from what was sent');
        const isShown = isListed(await readReviews(probe, world), world);
        probe.expect(isShown, 'The list lacks the review');
      },
    ),
  ),
  callCase(
    ['saveOwnReview', 200, 'a change of the same review'],
    (world) => ({ ...by(world, 'person'), body: { ...INPUT, stars: 4 } }),
    async ({ review }, probe, world) => {
      const before = world.need('review');
      probe.expectEqual(review.id, before.id, 'Saving again writes a second review');
      const dated = 'A change updates the date of the review';
      probe.expectEqual(review.created_at, before.created_at, dated);
      const isLater = Date.parse(review.updated_at) > Date.parse(review.created_at);
      probe.expect(isLater, 'updated_at of a changed review is not later');
      world.learn({ review });
      const { project } = await probe.read('getProject', bought(world));
      const { summary, reviews } = await readReviews(probe, world);
      const listed = reviews.find(({ id }) => id === review.id);
      probe.expectEqual(listed?.stars, 4, 'The list shows the stars from before');
      probe.expectEqual(
        [project.rating, project.review_count],
        [summary.average, summary.count],
        'The rating of the project has not followed',
      );
    },
  ),
  callCase(
    ['saveOwnReview', 200, 'the text again'],
    (world) => ({ ...by(world, 'person'), body: { ...INPUT, stars: 4 } }),
    ({ review }, _probe, world) => world.learn({ review }),
  ),
  callCase(
    ['getOwnReview', 200, 'the review that was written'],
    (world) => by(world, 'person'),
    async ({ review, can_review: canReview }, probe, world) => {
      probe.expectEqual(review, world.need('review'), 'It is another review');
      const { reviews } = await readReviews(probe, world);
      const listed = reviews.find(({ id }) => id === review?.id);
      probe.expectEqual(
        listed && [listed.author, listed.stars, listed.title, listed.text],
        review && [review.author, review.stars, review.title, review.text],
        'The list shows the review otherwise than its author sees it',
      );
      if (review) expectInitial(probe, review.author, world.need('person').user.name);
      probe.expectEqual(canReview, true, 'The owner may not review the project', 'access');
    },
  ),
  callCase(['markReviewHelpful', 403, "the user's own review"], (world) =>
    onReview(world, 'person', { is_helpful: true }),
  ),
  callCase(
    ['markReviewHelpful', 200, "another user's review, counted once"],
    (world) => onReview(world, 'bystander', { is_helpful: true }),
    async (first, probe, world) => {
      const call = onReview(world, 'bystander', { is_helpful: true });
      const again = await probe.read('markReviewHelpful', call);
      probe.expectEqual(again, first, 'A repeated mark is counted again');
      probe.expectEqual(first.is_helpful, true, 'The mark is not the one that was set');
      const listed = (await readReviews(probe, world)).reviews.find(
        ({ id }) => id === world.need('review').id,
      );
      const count = 'The list has another number of marks';
      probe.expectEqual(listed?.helpful_count, first.helpful_count, count);
      const { helpful } = await probe.read('getOwnReview', by(world, 'bystander'));
      const marks = [world.need('review').id];
      probe.expectEqual(helpful, marks, 'The marks are not those of the user');
      const back = await probe.read(
        'markReviewHelpful',
        onReview(world, 'bystander', { is_helpful: false }),
      );
      const message = 'A mark that is taken back still counts';
      probe.expectEqual(back.helpful_count, first.helpful_count - 1, message);
    },
  ),
  callCase(
    ['updateReview', 200, 'an answer'],
    (world) => onReview(world, 'admin', { answer: 'Thank you' }),
    async ({ review }, probe, world) => {
      probe.expectEqual(review.answer?.text, 'Thank you', 'It is another answer');
      const { reviews } = await readReviews(probe, world);
      const listed = reviews.find(({ id }) => id === review.id);
      probe.expectEqual(listed?.answer, review.answer, 'The list lacks the answer');
    },
  ),
  preparing(
    callCase(
      ['updateReview', 200, 'without an answer, which is then given again'],
      (world) => onReview(world, 'admin', { answer: null }),
      async ({ review }, probe, world) => {
        const message = 'An answer that was removed is still there';
        probe.expectEqual(review.answer, null, message);
        const { reviews } = await readReviews(probe, world);
        const listed = reviews.find(({ id }) => id === review.id);
        probe.expectEqual(listed?.answer, null, message);
        await probe.call('updateReview', onReview(world, 'admin', { answer: 'Thank you again' }));
      },
    ),
  ),
  callCase(
    ['saveOwnReview', 200, 'a change keeps the marks and the answer'],
    (world) => ({ ...by(world, 'person'), body: INPUT }),
    async (_body, probe, world) => {
      const mark = (isHelpful: boolean) =>
        probe.read('markReviewHelpful', onReview(world, 'bystander', { is_helpful: isHelpful }));
      const { helpful_count: marks } = await mark(true);
      const own = by(world, 'person');
      const before = await probe.read('getOwnReview', own);
      const call = { ...own, body: { ...INPUT, stars: 4 } };
      const { review } = await probe.read('saveOwnReview', call);
      const message = 'A change of the review has changed its marks or its answer';
      probe.expectEqual(
        { marks: review.helpful_count, answer: review.answer },
        { marks, answer: before.review?.answer },
        message,
      );
      await mark(false);
      world.learn({ review });
    },
  ),
  callCase(
    ['updateReview', 200, 'a hidden review is neither shown nor counted'],
    (world) => onReview(world, 'admin', { is_hidden: true }),
    async (_body, probe, world) => {
      const page = await readReviews(probe, world);
      probe.expect(!isListed(page, world), 'The list shows a hidden review', 'access');
      const { project } = await probe.read('getProject', bought(world));
      const call = world.by('admin', { query: { status: 'hidden' } });
      const { reviews: known } = await probe.read('listAdminReviews', call);
      const isKnown = known.some(({ id }) => id === world.need('review').id);
      probe.expect(isKnown, 'Staff do not see the review among the hidden ones');
      const own = await probe.read('getOwnReview', by(world, 'person'));
      const hidden = 'The author does not see that the review is hidden';
      probe.expectEqual(own.review?.is_hidden, true, hidden);
      const message = 'The project counts a hidden review';
      probe.expectEqual(project.review_count, page.summary.count, message);
      await probe.call(
        'markReviewHelpful',
        onReview(world, 'bystander', { is_helpful: true }),
        [404],
      );
    },
  ),
  callCase(['updateReview', 200, 'shown again'], (world) =>
    onReview(world, 'admin', { is_hidden: false }),
  ),
  flowCase(
    ['deleteOwnReview', 200, 'the review, which can be written again'],
    async (probe, world) => {
      const own = by(world, 'person');
      await probe.call('deleteOwnReview', own);
      const isShown = isListed(await readReviews(probe, world), world);
      probe.expect(!isShown, 'The list shows a deleted review');
      await probe.call('deleteOwnReview', own, [404]);
      const call = { ...own, body: INPUT };
      const { review } = await probe.read('saveOwnReview', call);
      world.learn({ review });
      const { answer, helpful_count: marks } = review;
      const message = 'A new review has the answer or the marks of the deleted one';
      probe.expectEqual({ answer, marks }, { answer: null, marks: 0 }, message);
    },
  ),
]);

/** Reviews by buyers (extensions). Reviews only what this run bought. */
export const reviewCases: Case[] = [
  summaryCase,
  pagesCase,
  ...(
    [
      ['helpful', 'helpful_count', 'number'],
      ['newest', 'created_at', 'time'],
    ] as const
  ).map(orderCase),
  ...DIRECTIONS.map(ratingCase),
  ...writtenCases,
].map(extension);
