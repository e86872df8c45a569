import { SPLASH_MS } from '@/config/constants';
import { env } from '@/config/env';
import { logFailure } from '@/lib/log';

const LEAST_FADE_MS = 200;

/**
 * Removes the splash, which is part of the HTML, when its time since page load has passed
 * (specification, section 2: Shell) and the app is rendered. It fades from then on, and lets every
 * press through. If the app cannot start, the splash stays, says so and offers to reload.
 */
export async function dismissSplash(rendered: Promise<unknown>): Promise<void> {
  const splash = document.getElementById('splash');
  if (!splash) return;
  try {
    await rendered;
  } catch (error) {
    logFailure('Starting the shop', error);
    document.documentElement.dataset.startFailed = '';
    return;
  }
  const rest = Math.max(LEAST_FADE_MS, (env.splashMs ?? SPLASH_MS) - performance.now());
  splash.style.transitionDuration = `${rest}ms`;
  splash.dataset.leaving = '';
  setTimeout(() => splash.remove(), rest);
}
