import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend } from '@/testing/mockServer';
import { requestsTo } from '@/testing/recordedRequests';
import { people, renderApp } from '@/testing/renderApp';

/** Asha owns project 12, which others have reviewed, and has reviewed 41 herself. */
const OWNED = 12;
const NOT_OWNED = 119;

const page = (id: number) => `/projects/${id}`;
const inside = (element: HTMLElement) => within(element);
type Inside = ReturnType<typeof inside>;

const section = () => screen.findByRole('region', { name: 'Reviews' });
const shownReviews = (id: number) =>
  backend.store.reviews.where('projectId', id).filter(({ isHidden }) => !isHidden);

async function openReviews(id: number, as?: string, query = '') {
  const app = await renderApp(`${page(id)}${query}`, { ...(as && { as }) });
  await section();
  await waitFor(() =>
    expect(screen.queryByRole('progressbar', { name: 'Loading reviews' })).not.toBeInTheDocument(),
  );
  const reviews = inside(await section());
  return { ...app, reviews };
}

const listed = (reviews: Inside) =>
  within(reviews.getByRole('list', { name: 'Reviews' })).getAllByRole('article');

async function openForm(id = OWNED) {
  const opened = await openReviews(id, people.owner);
  await opened.user.click(await opened.reviews.findByRole('button', { name: 'Write a review' }));
  const form = within(await opened.reviews.findByRole('form', { name: 'Your review' }));
  return { ...opened, form };
}

/** A mouse selects by position, which jsdom does not compute; a click alone selects the star. */
const giveStars = (form: Inside, name: string) =>
  fireEvent.click(form.getByRole('radio', { name }));

const textField = (form: Inside) => form.getByRole('textbox', { name: 'Your review' });

/** Makes a review the most helpful one. */
function markByMany(reviewId: number) {
  const { reviewVotes, users } = backend.store;
  for (const { id: userId } of users.all()) {
    reviewVotes.put({ id: reviewVotes.nextId(), reviewId, userId });
  }
}

/** Adds reviews to a project; returns their ids, oldest first. */
function addReviews(id: number, count: number): number[] {
  const buyers = backend.store.users.all().slice(-count);
  return buyers.map(({ id: userId }, index) => {
    const review = backend.store.reviews.put({
      id: backend.store.reviews.nextId(),
      projectId: id,
      userId,
      stars: 4,
      title: null,
      text: `Review number ${index + 1}`,
      createdAt: new Date(Date.UTC(2024, 0, index + 1)).toISOString(),
      updatedAt: new Date(Date.UTC(2024, 0, index + 1)).toISOString(),
      isHidden: false,
      answer: null,
      answeredAt: null,
    });
    return review.id;
  });
}

describe('the reviews of a project', () => {
  it('are read by a guest, with summary, dates and answers', async () => {
    const [first] = shownReviews(NOT_OWNED);
    backend.store.reviews.put({ ...first!, answer: 'Thank you!', answeredAt: first!.createdAt });
    const { reviews } = await openReviews(NOT_OWNED);
    const count = shownReviews(NOT_OWNED).length;
    expect(reviews.getByText(`${count} reviews`)).toBeVisible();
    expect(reviews.getByRole('img', { name: /^Rated \d\.\d out of 5$/ })).toBeVisible();
    expect(reviews.getByText(/^5 stars: \d reviews?$/)).toBeInTheDocument();
    expect(listed(reviews)).toHaveLength(count);
    expect(reviews.getAllByText('Verified buyer')).toHaveLength(count);
    expect(reviews.getByText(first!.text)).toBeVisible();
    expect(reviews.getByText('Answer from Launchyard')).toBeVisible();
    expect(reviews.getByText('Thank you!')).toBeVisible();
    expect(reviews.queryByRole('button', { name: /Helpful/ })).not.toBeInTheDocument();
    expect(reviews.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
  });

  it('are sorted by date on request, and come in pages', async () => {
    const [oldest] = addReviews(NOT_OWNED, 8);
    markByMany(oldest!);
    const { user, reviews } = await openReviews(NOT_OWNED);
    expect(listed(reviews)).toHaveLength(5);
    expect(within(listed(reviews)[0]!).getByText('Review number 1')).toBeVisible();
    await user.selectOptions(reviews.getByRole('combobox', { name: 'Sort by' }), 'Newest');
    await waitFor(() => expect(reviews.queryByText('Review number 1')).not.toBeInTheDocument());
    await user.click(reviews.getByRole('button', { name: 'Show more reviews' }));
    await waitFor(() => expect(listed(reviews)).toHaveLength(10));
    await user.click(await reviews.findByRole('button', { name: 'Show more reviews' }));
    expect(await reviews.findByText('Review number 1')).toBeVisible();
    expect(reviews.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  });

  it('in another order do not stand beside an error, and are as many when one comes back', async () => {
    addReviews(NOT_OWNED, 8);
    const { user, reviews } = await openReviews(NOT_OWNED, undefined, '?reviewPages=2');
    await waitFor(() => expect(listed(reviews)).toHaveLength(10));
    backend.faults.set('listReviews', { status: 404 });
    await user.selectOptions(reviews.getByRole('combobox', { name: 'Sort by' }), 'Newest');
    expect(await reviews.findByText('The reviews could not be loaded.')).toBeVisible();
    expect(reviews.queryAllByRole('article')).toEqual([]);
    expect(window.location.search).toBe('?reviews=newest');
  });
});

describe('a mark as helpful', () => {
  it('is set and taken back', async () => {
    const { user, reviews } = await openReviews(OWNED, people.owner);
    const [button] = await reviews.findAllByRole('button', { name: /^Helpful/ });
    const count = Number(/\d+$/.exec(button!.getAttribute('aria-label')!)![0]);
    await user.click(button!);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    expect(button).toHaveTextContent(`Helpful (${count + 1})`);
    // The button is marked before the backend has responded.
    await waitFor(() => expect(backend.store.reviewVotes.where('userId', 2)).toHaveLength(1));
    await user.click(button!);
    await waitFor(() => expect(backend.store.reviewVotes.where('userId', 2)).toHaveLength(0));
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('is what was last wanted, also when a slow line loses a response', async () => {
    const { user, reviews } = await openReviews(OWNED, people.owner);
    const [button] = await reviews.findAllByRole('button', { name: /^Helpful/ });
    const first = holdNextResponse('*/api/reviews/:id/helpful');
    await user.click(button!);
    await user.click(button!);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    first.lose();
    await waitFor(() => expect(requestsTo('/helpful')).toHaveLength(2));
    await waitFor(() => expect(backend.store.reviewVotes.where('userId', 2)).toHaveLength(0));

    const last = holdNextResponse('*/api/reviews/:id/helpful');
    await user.click(button!);
    last.lose();
    await screen.findByText(/^Your mark could not be saved/);
    // The backend has the mark, and the page asks for it.
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  });
});

describe('the user’s own review', () => {
  it('is written, changed and deleted', async () => {
    const { user, reviews, form } = await openForm();
    giveStars(form, '4 stars');
    fireEvent.change(textField(form), { target: { value: '\u2800'.repeat(30) } });
    await user.click(form.getByRole('button', { name: 'Post review' }));
    expect(await form.findByText('Please write what you think of the project')).toBeVisible();
    await user.clear(textField(form));
    await user.type(textField(form), 'It runs well.');
    await user.click(form.getByRole('button', { name: 'Post review' }));
    expect(await screen.findByText('Thank you! Your review was saved.')).toBeVisible();
    expect(await reviews.findByText('It runs well.')).toBeVisible();
    expect(reviews.getByRole('heading', { name: 'Your review' })).toHaveFocus();
    expect(await reviews.findByText(`${shownReviews(OWNED).length} reviews`)).toBeVisible();

    await user.click(await reviews.findByRole('button', { name: 'Edit review' }));
    const changed = within(await reviews.findByRole('form', { name: 'Your review' }));
    expect(changed.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await user.type(changed.getByRole('textbox', { name: 'Title (optional)' }), 'Solid');
    await user.click(changed.getByRole('button', { name: 'Save changes' }));
    expect(await reviews.findByRole('heading', { name: 'Solid' })).toBeVisible();

    await user.click(reviews.getByRole('button', { name: 'Delete review' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await reviews.findByRole('button', { name: 'Write a review' })).toBeVisible();
    expect(reviews.queryByText('It runs well.')).not.toBeInTheDocument();
  });

  it('stays with the reason when its project is no longer owned', async () => {
    const { user, form } = await openForm();
    const { orders } = backend.store;
    for (const order of orders.where('userId', 2)) orders.put({ ...order, status: 'refunded' });
    giveStars(form, '4 stars');
    await user.type(textField(form), 'It runs well.');
    await user.click(form.getByRole('button', { name: 'Post review' }));
    const reason = 'Only people who bought this project can review it';
    expect(await form.findByText(reason)).toBeVisible();
    await waitFor(() => expect(requestsTo(`/${OWNED}/reviews/mine`)).toHaveLength(3));
    expect(textField(form)).toHaveValue('It runs well.');
  });

  it('is kept as a draft until it is posted or discarded', async () => {
    const { user, form, close } = await openForm();
    giveStars(form, '3 stars');
    await user.type(textField(form), 'Half a sentence');
    close();
    const again = await openForm();
    expect(await again.form.findByText('Restored what you had typed')).toBeVisible();
    expect(textField(again.form)).toHaveValue('Half a sentence');
    expect(again.form.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await again.user.click(again.form.getByRole('button', { name: 'Discard' }));
    expect(textField(again.form)).toHaveValue('');
  });
});
