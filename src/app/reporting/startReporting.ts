import { matchPath } from 'react-router-dom';
import type { ReportingConfig } from '@/config/shopConfig';
import { listenToFailures } from '@/lib/log';
import { routes } from '../router/routes';
import { describeError } from './describeError';
import { httpReporter } from './httpReporter';
import { limited } from './limited';
import type { Reporter } from './reporter';
import { withoutPersonalData } from './withoutPersonalData';

const VITAL_DIGITS = 1_000;

/** Returns the pattern of the page's address, which names neither a person nor what is looked at. */
function currentPage(): string {
  const { pathname } = window.location;
  return routes.find(({ path }) => matchPath(path, pathname))?.path ?? '*';
}

function reportErrors({ report }: Reporter): void {
  const reportError = (error: unknown, doing?: string) =>
    report({
      kind: 'error',
      page: currentPage(),
      // The lines below are React's stack of components.
      ...(doing && { doing: withoutPersonalData(doing.split('\n', 1)[0]!) }),
      ...describeError(error),
    });
  listenToFailures((doing, error) => reportError(error, doing));
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    // Without one, a script of another origin or of an extension has failed.
    if (error) reportError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

async function reportVitals({ report }: Reporter): Promise<void> {
  const page = currentPage();
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value, rating }) => {
      const rounded = Math.round(value * VITAL_DIGITS) / VITAL_DIGITS;
      report({ kind: 'vital', page, name, value: rounded, rating });
    });
  }
}

/** Holds events back until the reporter's code is loaded; drops them if it cannot be. */
function lazyReporter(load: () => Promise<Reporter>): Reporter {
  const loading = load();
  return {
    report: (event) =>
      void loading.then(
        ({ report }) => report(event),
        () => undefined,
      ),
  };
}

const loadSentry = async (dsn: string) => {
  const { sentryReporter } = await import('./sentryReporter');
  return sentryReporter(dsn);
};

/** Reports errors and web vitals from now on, to where config.json says. */
export async function startReporting({ url, sentryDsn }: ReportingConfig): Promise<void> {
  const reporter = limited(
    sentryDsn === undefined ? httpReporter(url) : lazyReporter(() => loadSentry(sentryDsn)),
  );
  reportErrors(reporter);
  await reportVitals(reporter);
}
