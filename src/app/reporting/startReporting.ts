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

/**
 * Returns the route pattern of the page, which identifies neither a user nor the content viewed.
 */
function currentPage(): string {
  const { pathname } = window.location;
  return routes.find(({ path }) => matchPath(path, pathname))?.path ?? '*';
}

function reportErrors({ report }: Reporter): void {
  const reportError = (error: unknown, doing?: string) =>
    report({
      kind: 'error',
      page: currentPage(),
      // The following lines are React's component stack.
      ...(doing && { doing: withoutPersonalData(doing.split('\n', 1)[0]!) }),
      ...describeError(error),
    });
  listenToFailures((doing, error) => reportError(error, doing));
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    // Without an error object, a script of another origin or an extension has failed.
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

/** Buffers events until the reporter's code is loaded; drops them if loading fails. */
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

/** Starts to report errors and web vitals as config.json says. */
export async function startReporting({ url, sentryDsn }: ReportingConfig): Promise<void> {
  const reporter = limited(
    sentryDsn === undefined ? httpReporter(url) : lazyReporter(() => loadSentry(sentryDsn)),
  );
  reportErrors(reporter);
  await reportVitals(reporter);
}
