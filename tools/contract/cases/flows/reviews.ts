import type { Project } from '@/api/generated/projects.gen';
import type { Question, QuestionPage, ReviewInput } from '@/api/generated/reviews.gen';
import { SkipCase, type World } from '../../world/world';
import { callCase, type Case, flowCase, needing, writing } from '../case';
import type { Query } from '../listings/listing';
import type { Probe } from '../probe';
import { MAXIMUM_LIMIT } from '../unknownValues';

/** A letter may consist of two code points. */
const INITIAL_LETTERS = 2;

const INPUT: ReviewInput = {
  stars: 5,
  title: 'Written by the contract checker',
  text: 'It can be deleted at any time.\n<b>It holds markup</b> that stays text.',
};

/** Builds a call about the project that `person` bought in this run. */
const onBought = (world: World, who: 'person' | 'bystander', body?: unknown) =>
  world.by(who, { path: { id: world.need('purchase').id }, body });

/** Builds a call about the review of this run. */
const onReview = (world: World, who: 'person' | 'bystander' | 'admin', body: unknown) =>
  world.by(who, { path: { reviewId: world.need('review').id }, body });

const mark = (probe: Probe, world: World, isHelpful: boolean) =>
  probe.read('markReviewHelpful', onReview(world, 'bystander', { is_helpful: isHelpful }));

/** Requests what everybody sees of the bought project's reviews, and among them the one of this run. */
async function readShown(probe: Probe, world: World) {
  const path = { id: world.need('purchase').id };
  const page = await probe.read('listReviews', { path, query: { limit: MAXIMUM_LIMIT } });
  return { ...page, own: page.reviews.find(({ id }) => id === world.need('review').id) };
}

/** Returns the project on the first page of the shop that has the most reviews. */
function reviewed(world: World): Project {
  const countOf = ({ review_count: count = 0 }: Project) => count;
  const [project] = [...world.need('catalogue')].sort(
    (one, other) => countOf(other) - countOf(one),
  );
  if (project && countOf(project) > 0) return project;
  throw new SkipCase('no project on the first page of the shop has reviews');
}

const listCases = [
  callCase(
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
      const found = Object.keys(summary.stars).map((stars) => [
        stars,
        reviews.filter((review) => review.stars === Number(stars)).length,
      ]);
      const otherwise = 'The stars are spread otherwise than those of the reviews';
      probe.expectEqual(summary.stars, Object.fromEntries(found), otherwise);
      const sum = reviews.reduce((total, { stars }) => total + stars, 0);
      const average = Math.round((10 * sum) / reviews.length) / 10;
      probe.expectEqual(summary.average, average, 'It is not the average of the stars');
    },
  ),
  flowCase(['listReviews', 200, 'every review on exactly one page'], async (probe, world) => {
    const path = { id: reviewed(world).id };
    const readPage = async (query: Record<string, number>) =>
      (await probe.read('listReviews', { path, query })).reviews.map(({ id }) => id);
    const whole = await readPage({ limit: MAXIMUM_LIMIT });
    const limit = Math.ceil(whole.length / 3);
    const ids: number[] = [];
    for (const page of [1, 2, 3]) ids.push(...(await readPage({ limit, page })));
    probe.expectEqual(ids, whole, 'The pages differ from the whole list', 'pagination');
  }),
  ...(
    [
      ['helpful', 'helpful_count', 'number'],
      ['newest', 'created_at', 'time'],
    ] as const
  ).map(([sort, field, kind]) =>
    callCase(
      ['listReviews', 200, `sorted by ${sort}`],
      (world) => ({ path: { id: reviewed(world).id }, query: { sort, limit: MAXIMUM_LIMIT } }),
      ({ reviews }, probe) =>
        probe.expectSorted(reviews, [field, kind, 'DESC'], `The order is not ${sort}`),
    ),
  ),
  ...(['ASC', 'DESC'] as const).map((order) =>
    callCase(
      ['listProjects', 200, `sorted by rating ${order}, projects without reviews last`],
      (world) => {
        reviewed(world);
        return { query: { sort: 'rating', order, limit: MAXIMUM_LIMIT } };
      },
      ({ projects }, probe) => {
        const message = `The order is not rating ${order}`;
        probe.expectSorted(projects, ['rating', 'number', order], message);
        const isRated = projects.map(({ rating }) => typeof rating === 'number');
        const isLast = !isRated.includes(false) || !isRated.includes(true, isRated.indexOf(false));
        probe.expect(isLast, 'A project without reviews is not at the end', 'sorting');
      },
    ),
  ),
];

const writtenCases = writing([
  callCase(['saveOwnReview', 403, 'a project that the user does not own'], (world) =>
    onBought(world, 'bystander', INPUT),
  ),
  callCase(
    ['saveOwnReview', 200, 'a project that the user owns', 'prepares'],
    (world) => onBought(world, 'person', INPUT),
    async ({ review }, probe, world) => {
      world.learn({ review });
      const { stars, title, text } = review;
      probe.expectEqual({ stars, title, text }, INPUT, 'The review differs from what was sent');
      probe.expect((await readShown(probe, world)).own !== undefined, 'The list lacks the review');
    },
  ),
  callCase(
    ['saveOwnReview', 200, 'a change of the same review'],
    (world) => onBought(world, 'person', { ...INPUT, stars: 4 }),
    async ({ review }, probe, world) => {
      const before = world.need('review');
      const kept = [review.id, review.created_at];
      const message = 'A change writes a second review, or updates its date';
      probe.expectEqual(kept, [before.id, before.created_at], message);
      const isLater = Date.parse(review.updated_at) > Date.parse(review.created_at);
      probe.expect(isLater, 'updated_at of a changed review is not later');
      world.learn({ review });
      const { project } = await probe.read('getProject', onBought(world, 'person'));
      const { summary, own } = await readShown(probe, world);
      probe.expectEqual(
        [own?.stars, project.rating, project.review_count],
        [4, summary.average, summary.count],
        'The list, or the rating of the project, has not followed',
      );
    },
  ),
  callCase(
    ['getOwnReview', 200, 'the review that was written'],
    (world) => onBought(world, 'person'),
    async ({ review, can_review: canReview }, probe, world) => {
      probe.expectEqual(review, world.need('review'), 'It is another review');
      probe.expectEqual(canReview, true, 'The owner may not review the project', 'access');
      const { own } = await readShown(probe, world);
      if (!review || !own) return;
      const difference = 'The list shows the review otherwise than its author sees it';
      probe.expectShared(own, review, difference);
      const [first = ''] = world.need('person').user.name.split(/\s+/);
      const rest = review.author.slice(first.length).match(/\p{L}/gu) ?? [];
      const isInitial = review.author.startsWith(first) && rest.length <= INITIAL_LETTERS;
      const message = 'The author is not the first name and an initial of the buyer';
      probe.expect(isInitial, message, 'access', { actual: review.author });
    },
  ),
  callCase(['markReviewHelpful', 403, "the user's own review"], (world) =>
    onReview(world, 'person', { is_helpful: true }),
  ),
  flowCase(['markReviewHelpful', 200, 'a mark, counted once'], async (probe, world) => {
    const first = await mark(probe, world, true);
    probe.expectEqual(first.is_helpful, true, 'The mark is not the one that was set');
    probe.expectEqual(await mark(probe, world, true), first, 'A repeated mark is counted again');
    const { own } = await readShown(probe, world);
    const { helpful } = await probe.read('getOwnReview', onBought(world, 'bystander'));
    probe.expectEqual(
      { count: own?.helpful_count, helpful },
      { count: first.helpful_count, helpful: [world.need('review').id] },
      'The list or the user has other marks',
    );
    const back = await mark(probe, world, false);
    const message = 'A mark that is taken back still counts';
    probe.expectEqual(back.helpful_count, first.helpful_count - 1, message);
  }),
  flowCase(
    ['updateReview', 200, 'an answer, given and removed', 'prepares'],
    async (probe, world) => {
      for (const answer of ['Thank you', null, 'Thank you again']) {
        const call = onReview(world, 'admin', { answer });
        const { review } = await probe.read('updateReview', call);
        probe.expectEqual(review.answer?.text ?? null, answer, 'It is another answer');
        const { own } = await readShown(probe, world);
        probe.expectEqual(own?.answer, review.answer, 'The list has another answer');
      }
    },
  ),
  flowCase(['saveOwnReview', 200, 'a change keeps marks and answer'], async (probe, world) => {
    await probe.call('saveOwnReview', onBought(world, 'person', INPUT));
    const { helpful_count: marks } = await mark(probe, world, true);
    const before = await probe.read('getOwnReview', onBought(world, 'person'));
    const call = onBought(world, 'person', { ...INPUT, stars: 4 });
    const { review } = await probe.read('saveOwnReview', call);
    probe.expectEqual(
      { marks: review.helpful_count, answer: review.answer },
      { marks, answer: before.review?.answer },
      'A change of the review has changed its marks or its answer',
    );
    await mark(probe, world, false);
    world.learn({ review });
  }),
  callCase(
    ['updateReview', 200, 'a hidden review is neither shown nor counted'],
    (world) => onReview(world, 'admin', { is_hidden: true }),
    async (_body, probe, world) => {
      const { own, summary } = await readShown(probe, world);
      probe.expect(own === undefined, 'The list shows a hidden review', 'access');
      const { project } = await probe.read('getProject', onBought(world, 'person'));
      probe.expectEqual(project.review_count, summary.count, 'The project counts a hidden review');
      const call = world.by('admin', { query: { status: 'hidden' } });
      const { reviews } = await probe.read('listAdminReviews', call);
      const isKnown = reviews.some(({ id }) => id === world.need('review').id);
      probe.expect(isKnown, 'Staff do not see the review among the hidden ones');
      const { review } = await probe.read('getOwnReview', onBought(world, 'person'));
      probe.expectEqual(review?.is_hidden, true, 'The author does not see that it is hidden');
      const helpful = onReview(world, 'bystander', { is_helpful: true });
      await probe.call('markReviewHelpful', helpful, [404]);
    },
  ),
  callCase(['updateReview', 200, 'shown again'], (world) =>
    onReview(world, 'admin', { is_hidden: false }),
  ),
  flowCase(['deleteOwnReview', 200, 'it can be written again'], async (probe, world) => {
    const call = onBought(world, 'person');
    await probe.call('deleteOwnReview', call);
    const { own } = await readShown(probe, world);
    probe.expect(own === undefined, 'The list shows a deleted review');
    await probe.call('deleteOwnReview', call, [404]);
    const { review } = await probe.read('saveOwnReview', { ...call, body: INPUT });
    world.learn({ review });
    const { answer, helpful_count: marks } = review;
    const message = 'A new review has the answer or the marks of the deleted one';
    probe.expectEqual({ answer, marks }, { answer: null, marks: 0 }, message);
  }),
]);

const ASKED = { text: 'Does it hold <b>markup</b> as text?\nThe contract checker asks.' };

/** Builds a call by an admin about the question of this run. */
const onQuestion = (world: World, body?: unknown) =>
  world.by('admin', { path: { questionId: world.need('question').id }, body });

/** Expects everybody to see the question of this run as it is given, on the page of its project alone. */
async function expectAsked(probe: Probe, world: World, due: Question | undefined) {
  const path = { id: world.need('project').id };
  const other = { id: world.need('catalogue').find(({ id }) => id !== path.id)?.id ?? path.id };
  const read = (query: Query, of = path) =>
    probe.read('listQuestions', { path: of, query: { limit: MAXIMUM_LIMIT, ...query } });
  const ownIn = ({ questions }: QuestionPage) =>
    questions.find(({ id }) => id === world.need('question').id);
  const page = await read({});
  const waiting = page.questions.filter(({ answer }) => !answer);
  probe.expectEqual(waiting, [], 'The list shows questions that wait', 'access');
  probe.expectSorted(page.questions, ['created_at', 'time', 'DESC'], 'The newest is not the first');
  const found = [
    ownIn(page),
    ownIn(await read({ search: 'markup' })),
    ownIn(await read({}, other)),
  ];
  const shown = [due, due, other.id === path.id ? due : undefined];
  probe.expectEqual(found, shown, 'A list, or a search of it, has another question');
  const { project } = await probe.read('getProject', { path });
  const { total } = page.pagination;
  probe.expectEqual(project.question_count ?? total, total, 'The project counts other questions');
}

const questionCases = writing([
  callCase(
    ['askQuestion', 201, 'a question, which waits', 'prepares'],
    (world) => world.by('person', { path: { id: world.need('project').id }, body: ASKED }),
    async ({ question }, probe, world) => {
      world.learn({ question });
      const { text, answer } = question;
      probe.expectEqual({ text, answer }, { ...ASKED, answer: null }, 'It is another question');
      await expectAsked(probe, world, undefined);
    },
  ),
  ...['It does.', 'It does, by now.'].map((answer) =>
    callCase(
      ['answerQuestion', 200, `shown with its answer: ${answer}`],
      (world) => onQuestion(world, { answer }),
      async ({ question }, probe, world) => {
        probe.expectEqual(question.answer?.text, answer, 'It is another answer');
        await expectAsked(probe, world, { ...world.need('question'), answer: question.answer });
      },
    ),
  ),
  callCase(['deleteQuestion', 200, 'nobody sees it'], onQuestion, (_body, probe, world) =>
    expectAsked(probe, world, undefined),
  ),
]);

/** Reviews by buyers, and questions (extensions). Reviews only what this run bought. */
export const reviewCases: Case[] = [
  ...needing('reviews', [...listCases, ...writtenCases]),
  ...questionCases,
];
