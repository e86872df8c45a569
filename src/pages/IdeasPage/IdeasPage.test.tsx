import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { overrideFeatures } from '@/config/features';
import { people, renderApp } from '@/testing/renderApp';

const ALL_IDEAS = 'Showing 1-12 of 12,285 ideas';
const cards = () => screen.getAllByRole('article');
const searchBox = () => screen.getByRole('textbox', { name: 'Search ideas...' });
const choice = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const ideaButton = (card: HTMLElement) => within(card).getByRole('button');

async function openIdeas(query = '', as?: string) {
  const opened = await renderApp(`/ideathon${query}`, as ? { as } : {});
  await screen.findByText(/^Showing /);
  return opened;
}

/** Records calls to the chat widget. */
function listenForChat(): jest.Mock {
  const opened = jest.fn();
  window.addEventListener('openChatbot', opened, { once: true });
  return opened;
}

afterEach(() => {
  jest.useRealTimers();
  overrideFeatures();
  window.innerWidth = 1024;
});

describe('the ideas page', () => {
  it('shows the hero, the three steps and the first twelve ideas', async () => {
    await openIdeas();
    expect(document.title).toMatch(/^Project Ideas/);
    for (const [label, figure] of [
      ['Project ideas', '12,000+'],
      ['Categories', '11'],
      ['Templates', '106'],
      ['Support', '24/7'],
    ] as const) {
      expect(screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent).toBe(figure);
      expect(screen.getByText(figure, { selector: 'dd' })).toBeVisible();
    }
    for (const step of ['Get inspired', 'Share your vision', 'We customize it']) {
      expect(screen.getByRole('heading', { name: step })).toBeVisible();
    }
    expect(screen.getByRole('status')).toHaveTextContent(ALL_IDEAS);
    expect(cards()).toHaveLength(12);
    expect(searchBox()).toHaveAttribute('placeholder', 'Search ideas...');
    expect(searchBox()).toHaveValue('');
    expect(choice('Difficulty', 'All')).toHaveAttribute('aria-pressed', 'true');
    expect(choice('Category', 'All')).toHaveAttribute('aria-pressed', 'true');
    const current = await screen.findByRole('button', { name: 'Page 1' });
    expect(current).toHaveAttribute('aria-current', 'page');
  });

  it('searches from page 1 and stores the search in the URL', async () => {
    const { user } = await openIdeas('?page=3');
    await user.type(searchBox(), 'DENTAL CLINICS');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Showing 1-12 of 40 ideas'),
    );
    await waitFor(() => {
      for (const card of cards()) expect(card).toHaveTextContent(/dental clinics/i);
    });
    await waitFor(() => expect(window.location.search).toBe('?search=DENTAL+CLINICS'));
  });

  it('filters by difficulty and category, each from page 1', async () => {
    const { user } = await openIdeas('?page=2');
    await user.click(choice('Difficulty', 'Advanced'));
    await waitFor(() => expect(window.location.search).toBe('?difficulty=Advanced'));
    expect(choice('Difficulty', 'Advanced')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(cards()[0]!).toHaveTextContent('Advanced'));
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await screen.findByText(/^Showing 13-24 of/);
    await user.click(choice('Category', 'Education'));
    await screen.findByText(/^Showing 1-12 of/);
    await waitFor(() =>
      expect(window.location.search).toBe('?difficulty=Advanced&category=Education'),
    );
    await waitFor(() => {
      for (const card of cards()) expect(card).toHaveTextContent(/^Education ?Advanced/);
    });
  });

  it('shows each category by its icon and the class of its gradient', async () => {
    await openIdeas();
    const choices = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
    const icons = choices.map((each) => within(each).getByTestId(/Icon$/));
    const gradients = icons.map(({ parentElement }) =>
      parentElement?.className.match(/gradient-\S+/)?.toString(),
    );
    expect(gradients).not.toContain(undefined);
    expect(new Set(gradients).size).toBe(12);
    expect(new Set(icons.map(({ dataset }) => dataset.testid)).size).toBe(12);
  });

  it('returns to the previous filter on Back, and discards unfinished input', async () => {
    const { user } = await openIdeas();
    await user.click(choice('Category', 'Healthcare'));
    await waitFor(() => expect(window.location.search).toBe('?category=Healthcare'));
    await user.type(searchBox(), 'clinic');
    await waitFor(() => expect(cards()[0]!).toHaveTextContent(/^Healthcare.*clinic/i));
    expect(window.location.search).toBe('?search=clinic&category=Healthcare');
    act(() => window.history.back());
    await screen.findByText(ALL_IDEAS);
    expect(searchBox()).toHaveValue('');
    expect(choice('Category', 'All')).toHaveAttribute('aria-pressed', 'true');
  });

  it('reports that nothing was found, and clears the filters', async () => {
    const { user } = await openIdeas('?search=zzzzzz&category=Education');
    expect(screen.getByRole('heading', { name: 'No ideas found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText(ALL_IDEAS);
    expect(searchBox()).toHaveValue('');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('shows drop-downs instead of buttons on a phone', async () => {
    window.innerWidth = 390;
    const { user } = await openIdeas();
    expect(screen.queryByRole('group', { name: 'Category' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), 'Beginner');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Social Media');
    await waitFor(() =>
      expect(window.location.search).toBe('?difficulty=Beginner&category=Social+Media'),
    );
    await waitFor(() => expect(cards()[0]!).toHaveTextContent('Social Media'));
  });
});

describe('requesting an idea', () => {
  const actions = [
    ['an idea', () => ideaButton(cards()[0]!)],
    ['Customize Your Vision', () => screen.getByRole('button', { name: 'Customize Your Vision' })],
  ] as const;

  it.each(actions)('opens the chat with %s for a signed-in user', async (_name, find) => {
    const opened = listenForChat();
    await openIdeas('', people.owner);
    await screen.findByRole('button', { name: /^Account of/ });
    fireEvent.click(find());
    expect(opened).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Chat opened! Tell us about your project idea.')).toBeVisible();
    expect(window.location.pathname).toBe('/ideathon');
  });
});

describe('the switch ideasSource', () => {
  it.each([
    ['combined', '12,000+'],
    ['catalogue', '150'],
  ] as const)('describes itself with the number of ideas of %s', async (ideasSource, count) => {
    overrideFeatures({ ideasSource });
    await openIdeas();
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    expect(description?.content).toMatch(`${count} software project ideas`);
  });
});
