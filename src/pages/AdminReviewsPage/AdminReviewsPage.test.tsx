import { screen, waitFor, within } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

function rows() {
  const grid = within(screen.getByRole('grid', { name: 'Reviews' }));
  return grid.getAllByRole('row').slice(1);
}

async function openReviews(query = '') {
  const app = await renderApp(`/admin/reviews${query}`, { as: people.admin });
  await screen.findByText(/^Showing /);
  return app;
}

/** The only review by Asha. */
const asha = () => backend.store.reviews.where('userId', 2)[0]!;

async function openAction(name: string) {
  const app = await openReviews('?search=asha');
  await app.user.click(within(rows()[0]!).getByRole('button', { name: /^Actions for the review/ }));
  await app.user.click(await screen.findByRole('menuitem', { name }));
  return app;
}

it('the reviews are filtered by status and stars', async () => {
  const { user } = await openReviews();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Hidden');
  await waitFor(() => expect(window.location.search).toBe('?status=hidden'));
  const hidden = backend.store.reviews.where('isHidden', true).length;
  expect(await screen.findByText(new RegExp(` of ${hidden} reviews?$`))).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stars' }), '3 ★');
  const three = backend.store.reviews.where('stars', 3).length;
  expect(await screen.findByText(new RegExp(` of ${three} reviews?$`))).toBeVisible();
});

it('a review of a refunded buyer stays, marked in the list and in the shop', async () => {
  const { userId, projectId } = asha();
  const { orders, reviews } = backend.store;
  const paid = orders.where('userId', userId).filter((order) => order.projectId === projectId);
  for (const order of paid) orders.put({ ...order, status: 'refunded' });
  const { close } = await openReviews('?search=asha');
  expect(within(rows()[0]!).getByText(/^(Una|A)nswered, refunded$/)).toBeVisible();
  close();

  await renderApp(`/projects/${projectId}`);
  const section = within(await screen.findByRole('region', { name: 'Reviews' }));
  const review = within((await section.findByText(asha().text)).closest('article')!);
  expect(review.getByText('Refunded')).toBeVisible();
  expect(review.queryByText('Verified buyer')).not.toBeInTheDocument();
  const shown = reviews.where('projectId', projectId).filter(({ isHidden }) => !isHidden).length;
  expect(section.getByText(new RegExp(`^${shown} reviews?$`))).toBeVisible();
});

describe('a review', () => {
  it('is answered, and its answer changed and removed', async () => {
    backend.store.reviews.put({ ...asha(), answer: null, answeredAt: null });
    const { user } = await openAction('Read and answer');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(asha().text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Post answer' }));
    expect(await dialog.findByText('Please write an answer')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Answer' }), 'Thank you, Asha!');
    await user.click(dialog.getByRole('button', { name: 'Post answer' }));
    expect(await screen.findByText('The answer is on the page')).toBeVisible();
    expect(asha().answer).toBe('Thank you, Asha!');
    expect(await within(rows()[0]!).findByText('Answered')).toBeVisible();

    await user.click(within(rows()[0]!).getByRole('button', { name: /^Actions for the review/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Read and change the answer' }));
    await user.click(await screen.findByRole('button', { name: 'Remove answer' }));
    expect(await screen.findByText('The answer was removed')).toBeVisible();
    expect(asha().answer).toBeNull();
  });

  it('keeps an answer that could not be saved', async () => {
    backend.store.reviews.put({ ...asha(), answer: null, answeredAt: null });
    const { user } = await openAction('Read and answer');
    backend.faults.set('updateReview', { status: 500 });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Answer' }), 'Thank you!');
    await user.click(dialog.getByRole('button', { name: 'Post answer' }));
    expect(
      await dialog.findByText('The answer could not be saved. Please try again.'),
    ).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Answer' })).toHaveValue('Thank you!');
  });

  it('shows the answer of a colleague beside one that was begun before', async () => {
    backend.store.reviews.put({ ...asha(), answer: null, answeredAt: null });
    const { user, close } = await openAction('Read and answer');
    const field = () => screen.findByRole('textbox', { name: 'Answer' });
    await user.type(await field(), 'Thank you!');
    close();
    const answeredAt = '2025-10-14T09:00:00.000Z';
    backend.store.reviews.put({ ...asha(), answer: 'Thanks a lot, Asha.', answeredAt });
    await openAction('Read and change the answer');
    expect(
      await screen.findByText(/which yours would replace: “Thanks a lot, Asha\.”$/),
    ).toBeVisible();
    expect(await field()).toHaveValue('Thank you!');
  });

  it('is hidden after a confirmation, and shown again', async () => {
    const { user } = await openAction('Hide');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Hide review' }));
    expect(await screen.findByText('The review is hidden')).toBeVisible();
    expect(asha().isHidden).toBe(true);
    expect(await within(rows()[0]!).findByText('Hidden')).toBeVisible();

    await user.click(within(rows()[0]!).getByRole('button', { name: /^Actions for the review/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show again' }));
    await user.click(await screen.findByRole('button', { name: 'Show again' }));
    expect(await screen.findByText('The shop shows the review again')).toBeVisible();
    expect(asha().isHidden).toBe(false);
  });
});

describe('a question', () => {
  const waiting = () =>
    backend.store.questions.where('projectId', 12).filter(({ answer }) => answer === null);

  async function openQuestion(action: string) {
    const app = await renderApp('/admin/reviews/questions?status=waiting', { as: people.admin });
    const name = /^Actions for the question by Farhan Qureshi/;
    await app.user.click(await screen.findByRole('button', { name }));
    await app.user.click(await screen.findByRole('menuitem', { name: action }));
    return app;
  }

  it('is shown in the shop once it is answered', async () => {
    const [{ id, text }] = waiting() as [ReturnType<typeof waiting>[number]];
    const { user, close } = await openQuestion('Read and answer');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(text)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Answer' }), 'Not yet.');
    await user.click(dialog.getByRole('button', { name: 'Post answer' }));
    expect(await screen.findByText('The answer is on the page')).toBeVisible();
    expect(backend.store.questions.get(id)!.answer).toBe('Not yet.');
    expect(await screen.findByText('Showing 1-1 of 1 questions')).toBeVisible();
    close();
    await renderApp('/projects/12');
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    expect(screen.getByText('Not yet.')).toBeVisible();
  });

  it('is rejected after a confirmation', async () => {
    const { user } = await openQuestion('Reject');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete question' }));
    expect(await screen.findByText('The question is deleted')).toBeVisible();
    expect(waiting()).toEqual([]);
  });
});
