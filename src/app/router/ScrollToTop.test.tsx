import { MemoryRouter } from 'react-router-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
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

  it('waits until its element is in the document', async () => {
    render(
      <MemoryRouter initialEntries={['/about#later']}>
        <ScrollToTop />
      </MemoryRouter>,
    );
    const element = document.createElement('section');
    element.id = 'later';
    expect(scrolledTo).toEqual([]);
    await act(async () => document.body.append(element));
    expect(element).toHaveFocus();
    expect(scrolledTo).toEqual([element]);
    element.remove();
  });
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

  it('within the query leaves the page where it is, also when a fragment had led there', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await renderApp('/help#faq-heading');
    await user.type(await screen.findByRole('textbox', { name: 'Search questions...' }), 'r');
    await waitFor(() => expect(window.location.href).toMatch(/help\?search=r$/));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
