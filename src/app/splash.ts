import { SPLASH_MS } from '@/config/constants';
import { env } from '@/config/env';

const FADE_MS = 200;

/**
 * Takes the splash, whose markup stands in the HTML, away once its time since the page's start has
 * passed (specification, section 2: Shell). Until then the app mounts under it, out of reach.
 */
export function dismissSplash(): void {
  const splash = document.getElementById('splash');
  const root = document.getElementById('root');
  if (!splash || !root) return;
  root.inert = true;
  const rest = Math.max(0, (env.splashMs ?? SPLASH_MS) - performance.now());
  setTimeout(() => {
    root.inert = false;
    splash.dataset.leaving = '';
    setTimeout(() => splash.remove(), FADE_MS);
  }, rest);
}
