import { dismissSplash } from './splash';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  document.body.innerHTML = '<div id="splash"></div>';
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

const splash = () => document.getElementById('splash');

describe('the splash', () => {
  it('stays for 2,500 ms since page load, and fades from when the app is rendered', async () => {
    await jest.advanceTimersByTimeAsync(400);
    void dismissSplash(Promise.resolve());
    await jest.advanceTimersByTimeAsync(2099);
    expect(splash()).toHaveAttribute('data-leaving');
    expect(splash()).toHaveStyle({ transitionDuration: '2100ms' });
    await jest.advanceTimersByTimeAsync(1);
    expect(splash()).toBeNull();
  });

  it('stays until the app is rendered', async () => {
    let render = (): void => undefined;
    void dismissSplash(new Promise<void>((resolve) => void (render = resolve)));
    await jest.advanceTimersByTimeAsync(9000);
    expect(splash()).not.toHaveAttribute('data-leaving');
    render();
    await jest.advanceTimersByTimeAsync(200);
    expect(splash()).toBeNull();
  });

  it('stays and says so when the app cannot start', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    void dismissSplash(Promise.reject(new Error('no code')));
    await jest.advanceTimersByTimeAsync(9000);
    expect(document.documentElement).toHaveAttribute('data-start-failed');
    expect(splash()).not.toHaveAttribute('data-leaving');
    delete document.documentElement.dataset.startFailed;
  });
});
