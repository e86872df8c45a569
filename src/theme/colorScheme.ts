import { useSyncExternalStore } from 'react';
import { COLOR_SCHEME_STORAGE_KEY } from '@/config/constants';
import { readStored, writeStored } from '@/lib/browserStorage';

/** The two schemes of the shop. */
export type ColorScheme = 'light' | 'dark';

const ATTRIBUTE = 'data-color-scheme';

function chosenScheme(): ColorScheme | null {
  const stored = readStored(COLOR_SCHEME_STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

function systemPrefersDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function currentScheme(): ColorScheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

function apply(): void {
  const scheme = chosenScheme() ?? (systemPrefersDark().matches ? 'dark' : 'light');
  document.documentElement.setAttribute(ATTRIBUTE, scheme);
}

/** Follows the system, other tabs and this tab's own choice. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  const system = systemPrefersDark();
  system.addEventListener('change', apply);
  window.addEventListener('storage', apply);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
}

/**
 * The colour scheme in force and how to choose one. Until somebody does, the system decides; the
 * script in public/index.html has set the attribute before the first paint.
 */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  const scheme = useSyncExternalStore(subscribe, currentScheme, () => 'light' as const);
  const choose = (chosen: ColorScheme) => {
    writeStored(COLOR_SCHEME_STORAGE_KEY, chosen);
    document.documentElement.setAttribute(ATTRIBUTE, chosen);
  };
  return [scheme, choose];
}
