import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { lazyPart } from './lazyPart';

const Part = ({ text }: { text: string }) => <p>{text}</p>;

/** Renders a part whose code arrives at the given attempt, beside other content. */
function renderPart(arrivesAt: number) {
  expectConsoleOutput(/Rendering the part/);
  expectConsoleOutput(/The above error occurred|Loading chunk/);
  let attempts = 0;
  const LazyPart = lazyPart<{ text: string }>(
    async () => {
      attempts += 1;
      if (attempts < arrivesAt) throw new Error('Loading chunk 7 failed');
      return { default: Part };
    },
    { name: 'the part', loading: <p>Loading</p> },
  );
  render(
    <>
      <p>The rest of the page</p>
      <LazyPart text="The part" />
    </>,
  );
}

describe('a part whose code cannot be loaded', () => {
  it('keeps the rest of the page and can be tried again', async () => {
    renderPart(3);
    const failOnce = async () => {
      expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
      expect(screen.getByText('The rest of the page')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    };
    await failOnce();
    await failOnce();
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('loads by itself when the network is back', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderPart(2);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline/);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The part')).toBeVisible();
  });
});
