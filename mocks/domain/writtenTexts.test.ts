/** @jest-environment node */
import { ASHA } from '../contract/call';
import { send } from '../contract/client';
import { makeCall, sendCall } from '../contract/makeCall';
import { createMockServer } from '../node';
import { readReviewInput } from './reviewInput';

const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => backend.reset());
afterAll(() => server.close());

it.each([
  ['register', 'name'],
  ['updateProfile', 'name'],
  ['sendChatMessage', 'message'],
  ['saveOwnReview', 'text'],
  ['updateReview', 'answer'],
  ['askQuestion', 'text'],
  ['answerQuestion', 'answer'],
  ['requestRefund', 'text'],
  ['addConversationNote', 'text'],
  ['createProject', 'title'],
])('%s refuses a %s of invisible letters', async (operationId, field) => {
  const call = await makeCall(backend, operationId);
  for (const letter of ['\u200b', '\u2800', '\u3164']) {
    const body = { ...call.body, [field]: letter.repeat(40) };
    const { status } = await sendCall(operationId, { ...call, body });
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
  const { body, ...call } = await makeCall(backend, 'createProject');
  const entries = { features: 'Kanban\n\u200b', technologies: '\u2800, React' };
  const images = { preview_images: ['/uploads/images/leadwell.svg'], image_captions: ['\u3164'] };
  const sent = await sendCall('createProject', {
    ...call,
    body: { ...body, ...entries, ...images },
  });
  expect(sent.status).toBe(201);
  const { features, technologies, imageCaptions } = backend.store.projects.all().at(-1)!;
  expect([features, technologies, imageCaptions]).toEqual([['Kanban'], ['React'], ['']]);
});

it('a review counts characters as openapi.yaml does', () => {
  const review = { stars: 5, title: null, text: '😀'.repeat(2000) };
  expect(readReviewInput(review)).toEqual(review);
  expect(() => readReviewInput({ ...review, text: '😀'.repeat(9) })).toThrow('at least 10');
});
