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

describe('an anchor in the address', () => {
  it.each([
    ['#cookies', 'Cookies and storage on your device'],
    ['#data-protection', 'Data protection and your rights'],
  ])('%s opens the privacy policy at its section', async (anchor, name) => {
    await renderApp(`/privacy-policy${anchor}`);
    await expectArrivalAt(name);
  });

  it('is reached from the contents, also a second time', async () => {
    const { user } = await renderApp('/terms-conditions');
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    const entry = within(contents).getByRole('link', { name: '7. Acceptable use' });
    await user.click(entry);
    expect(window.location.hash).toBe('#acceptable-use');
    await expectArrivalAt('7. Acceptable use');
    await user.click(entry);
    await expectArrivalAt('7. Acceptable use', 2);
  });

  it('is waited for until its element is there and can be reached', async () => {
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
    'that leads nowhere, as %s, changes nothing',
    async (anchor) => {
      await renderApp(`/refund-policy${anchor}`);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(scrolledTo).toEqual([]);
      expect(document.body).toHaveFocus();
    },
  );
});

describe('a change of page', () => {
  it('scrolls smoothly to the top, the first page does not', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await renderApp('/refund-policy');
    await screen.findByRole('heading', { level: 1, name: 'Cancellations and Refunds' });
    expect(scrollTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Shipping' }));
    await screen.findByRole('heading', { level: 1, name: 'Shipping and Delivery Policy' });
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  });
});
