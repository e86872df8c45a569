import { readStored, STORAGE_KEYS } from '@/config/browserStorage';
import type { MockBackend } from '../createMockBackend';
import { redactText, redactUrl } from '../log/redact';
import type { PageReport, StoredTexts } from '../report/bugReport';
import { TOKEN_KEY } from './signIn';

/** Returns whether the shop stores something under a key, other than the session token. */
const isReported = (key: string) =>
  key !== TOKEN_KEY && STORAGE_KEYS.some((own) => key === own || key.startsWith(`${own}-`));

function readArea(area: 'localStorage' | 'sessionStorage'): StoredTexts {
  try {
    const own = Object.entries<string>({ ...window[area] }).filter(([key]) => isReported(key));
    return Object.fromEntries(own.map(([key, text]) => [key, redactText(text)]));
  } catch {
    // The browser denies access.
    return {};
  }
}

/** Replaces what the shop stores in the browser; false if the browser refuses. */
export function restoreStorage({ local, session }: PageReport['storage']): boolean {
  try {
    for (const [area, texts] of [
      [localStorage, local],
      [sessionStorage, session],
    ] as const) {
      for (const key of Object.keys({ ...area }).filter(isReported)) area.removeItem(key);
      for (const [key, text] of Object.entries(texts).filter(([name]) => isReported(name))) {
        area.setItem(key, text);
      }
    }
    return true;
  } catch {
    return false;
  }
}

/** Returns the name of the page's first script, which includes the hash of the build. */
export const describeBuild = (): string =>
  [...document.scripts].map(({ src }) => src.split('/').at(-1)).find(Boolean) ?? '';

/** Describes this browser, for comparison with that of a report. */
export const describeBrowser = (): PageReport['browser'] => ({
  userAgent: navigator.userAgent,
  language: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  viewport: `${window.innerWidth} × ${window.innerHeight} at ${window.devicePixelRatio}`,
  colorScheme: document.documentElement.getAttribute('data-color-scheme') ?? 'unknown',
  online: navigator.onLine,
});

/** Describes the page, the browser and the session; `link` restores the setup. */
export async function makePageReport(
  backend: MockBackend,
  link: string | null,
): Promise<PageReport> {
  const token = readStored(TOKEN_KEY);
  return {
    url: redactUrl(window.location.href),
    link: link && redactUrl(link),
    browser: describeBrowser(),
    storage: { local: readArea('localStorage'), session: readArea('sessionStorage') },
    signedIn: token === null ? null : { email: await backend.sessions.emailOf(token) },
  };
}
