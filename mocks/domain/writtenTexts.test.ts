/** @jest-environment node */
import { ADMIN, ASHA } from '../contract/call';
import { calls } from '../contract/calls';
import { send, tokenOf } from '../contract/client';
import { operations } from '../http/operations';
import { createMockServer } from '../node';
import { readReviewInput } from './reviewInput';

const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => backend.reset());
afterAll(() => server.close());

it.each([
  ['register 201', 'name'],
  ['updateProfile 200', 'name'],
  ['sendChatMessage 200', 'message'],
  ['saveOwnReview 200', 'text'],
  ['updateReview 200', 'answer'],
  ['askQuestion 201', 'text'],
  ['answerQuestion 200', 'answer'],
  ['requestRefund 201', 'text'],
  ['addConversationNote 201', 'text'],
  ['createProject 201', 'title'],
])('%s refuses a %s of invisible letters', async (call, field) => {
  const { method, path } = operations.find(({ operationId }) => call.startsWith(operationId))!;
  const { as, body, path: called } = await calls[call]!(backend);
  const token = as ? { token: await tokenOf(as) } : {};
  for (const letter of ['\u200b', '\u2800', '\u3164']) {
    const sent = { ...(body as object), [field]: letter.repeat(40) };
    const address = called ?? path.replace(/:\w+/, '4');
    const { status } = await send(method.toUpperCase(), address, { body: sent, ...token });
    expect([letter, status]).toEqual([letter, 400]);
  }
});

it.each([
  ['Ravi 😀Kumar', 'Ravi 😀.'],
  ['Ravi \u200bKumar', 'Ravi K.'],
  ['Ravi \u3164', 'Ravi'],
])('a review by %s names %s', async (name, author) => {
  const { users, reviews } = backend.store;
  const user = users.all().find(({ email }) => email === ASHA)!;
  users.put({ ...user, name });
  const [review] = reviews.where('userId', user.id).filter(({ isHidden }) => !isHidden);
  const response = await send('GET', `/api/projects/${review!.projectId}/reviews?limit=50`, {});
  const { reviews: shown } = (await response.json()) as { reviews: { id: number }[] };
  expect(shown.find(({ id }) => id === review!.id)).toMatchObject({ author });
});

it('entries of invisible letters are left out of a project', async () => {
  const { body } = await calls['createProject 201']!(backend);
  const entries = { features: 'Kanban\n\u200b', technologies: '\u2800, React' };
  const sent = { ...(body as object), ...entries, image_captions: ['\u3164'] };
  const token = await tokenOf(ADMIN);
  expect((await send('POST', '/api/admin/projects', { body: sent, token })).status).toBe(201);
  const { features, technologies, imageCaptions } = backend.store.projects.all().at(-1)!;
  expect([features, technologies, imageCaptions]).toEqual([['Kanban'], ['React'], ['']]);
});

it('a review counts characters as openapi.yaml does', () => {
  const review = { stars: 5, title: null, text: '😀'.repeat(2000) };
  expect(readReviewInput(review)).toEqual(review);
  expect(() => readReviewInput({ ...review, text: '😀'.repeat(9) })).toThrow('at least 10');
});
