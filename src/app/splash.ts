import { SPLASH_MS } from '@/config/constants';
import { env } from '@/config/env';
import { logFailure } from '@/lib/log';

const FADE_MS = 200;

/**
 * Removes the splash, which is part of the HTML, when its time since page load has passed
 * (specification, section 2: Shell) and the app is rendered. Until then it covers the app, which the
 * Tab key cannot reach either; `inert` would make the browser compute the style of the whole page
 * twice more. If the app cannot start, the splash stays, says so and offers to reload.
 */
export async function dismissSplash(rendered: Promise<unknown>): Promise<void> {
  const splash = document.getElementById('splash');
  if (!splash) return;
  const keepFocus = (event: KeyboardEvent) => event.key === 'Tab' && event.preventDefault();
  document.addEventListener('keydown', keepFocus);
  const rest = Math.max(0, (env.splashMs ?? SPLASH_MS) - performance.now());
  try {
    await Promise.all([rendered, new Promise((resolve) => setTimeout(resolve, rest))]);
  } catch (error) {
    logFailure('Starting the shop', error);
    document.documentElement.dataset.startFailed = '';
    return;
  } finally {
    document.removeEventListener('keydown', keepFocus);
  }
  splash.dataset.leaving = '';
  setTimeout(() => splash.remove(), FADE_MS);
}
