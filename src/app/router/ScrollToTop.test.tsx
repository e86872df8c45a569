import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { renderApp } from '@/testing/renderApp';
import { ScrollToTop } from './ScrollToTop';

const scrolledTo: Element[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
});

const section = (name: string) => screen.findByRole('heading', { level: 2, name });

async function expectArrivalAt(name: string, times = 1) {
  const heading = await section(name);
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scrolledTo).toEqual(Array.from({ length: times }, () => heading));
}

describe('a fragment in the URL', () => {
  it.each([
    ['#cookies', 'Cookies and storage on your device'],
    ['#data-protection', 'Data protection and your rights'],
  ])('%s scrolls the privacy policy to its section', async (fragment, name) => {
    await renderApp(`/privacy-policy${fragment}`);
    await expectArrivalAt(name);
  });

  it('is followed from the contents, a second time too', async () => {
    const { user } = await renderApp('/terms-conditions');
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    const entry = within(contents).getByRole('link', { name: '7. Acceptable use' });
    await user.click(entry);
    expect(window.location.hash).toBe('#acceptable-use');
    await expectArrivalAt('7. Acceptable use');
    await user.click(entry);
    await expectArrivalAt('7. Acceptable use', 2);
  });

  it('waits until its element is in the document and not inert', async () => {
    render(
      <MemoryRouter initialEntries={['/about#later']}>
        <ScrollToTop />
      </MemoryRouter>,
    );
    const element = document.createElement('section');
    element.id = 'later';
    element.setAttribute('inert', '');
    await act(async () => document.body.append(element));
    expect(scrolledTo).toEqual([]);
    await act(async () => element.removeAttribute('inert'));
    expect(element).toHaveFocus();
    expect(scrolledTo).toEqual([element]);
    element.remove();
  });

  it.each(['#nowhere', '#%E0%A4%A'])(
    'without a matching element, such as %s, is ignored',
    async (fragment) => {
      await renderApp(`/refund-policy${fragment}`);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(scrolledTo).toEqual([]);
      expect(document.body).toHaveFocus();
    },
  );
});

describe('navigation', () => {
  it('scrolls smoothly to the top, except on the first page', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await renderApp('/refund-policy');
    await screen.findByRole('heading', { level: 1, name: 'Cancellations and Refunds' });
    expect(scrollTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Shipping' }));
    await screen.findByRole('heading', { level: 1, name: 'Shipping and Delivery Policy' });
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  });

  it('jumps to the top for those who prefer less motion', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const matchMedia = window.matchMedia.bind(window);
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const matches = query === '(prefers-reduced-motion: reduce)';
      return Object.assign(matchMedia(query), { matches });
    });
    const { user } = await renderApp('/refund-policy');
    await screen.findByRole('heading', { level: 1, name: 'Cancellations and Refunds' });
    await user.click(screen.getByRole('link', { name: 'Shipping' }));
    await screen.findByRole('heading', { level: 1, name: 'Shipping and Delivery Policy' });
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'auto' }]]);
  });
});
