import { SPLASH_MS } from '@/config/constants';
import { env } from '@/config/env';

const FADE_MS = 200;

/**
 * Removes the splash, which is part of the HTML, when its time since page load has passed
 * (specification, section 2: Shell). Until then the app is inert beneath it.
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
