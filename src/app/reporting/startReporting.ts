import { matchPath } from 'react-router-dom';
import type { ReportingConfig } from '@/config/shopConfig';
import { listenToFailures } from '@/lib/log';
import { routes } from '../router/routes';
import { withoutPersonalData } from './withoutPersonalData';

/** A failure or a web vital, without anything that identifies the user. */
export type ReportedEvent =
  | {
      kind: 'error';
      /** The pattern of the page's address, such as `/projects/:id`. */
      page: string;
      /** The operation that failed; missing for an unhandled error. */
      doing?: string;
      name: string;
      message: string;
      /** The HTTP status of a request that failed. */
      status?: number;
      /** Stack frames in the shop's scripts, the innermost first: `function assets/file.js:line:column`. */
      frames: readonly string[];
    }
  | { kind: 'vital'; page: string; name: string; value: number; rating: string };

/** Takes an event; never throws, and never reports its own failures. */
type Report = (event: ReportedEvent) => void;

const VITAL_DIGITS = 1_000;

/** Returns the route pattern of the page, which identifies neither a user nor the content viewed. */
function currentPage(): string {
  const { pathname } = window.location;
  return routes.find(({ path }) => matchPath(path, pathname))?.path ?? '*';
}

function reportErrors(report: Report): void {
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

async function reportVitals(report: Report): Promise<void> {
  const page = currentPage();
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value, rating }) => {
      const rounded = Math.round(value * VITAL_DIGITS) / VITAL_DIGITS;
      report({ kind: 'vital', page, name, value: rounded, rating });
    });
  }
}

/** Starts to report errors and web vitals as config.json says. */
export async function startReporting({ url }: ReportingConfig): Promise<void> {
  const report = limited(postTo(url));
  reportErrors(report);
  await reportVitals(report);
}

/** Maximum number of events per page load. */
const MAX_EVENTS = 60;

/** Forwards each event once, up to a limit that suffices to understand a broken page. */
function limited(report: Report): Report {
  const seen = new Set<string>();
  return (event) => {
    const key = JSON.stringify(event);
    if (seen.has(key) || seen.size >= MAX_EVENTS) return;
    seen.add(key);
    report(event);
  };
}

type DescribedError = Pick<
  Extract<ReportedEvent, { kind: 'error' }>,
  'name' | 'message' | 'status' | 'frames'
>;

const MAX_FRAMES = 20;
const IDENTIFIER = /^[A-Za-z_$][\w$.]{0,60}$/;

/** A stack trace line in a file of the shop, as Chromium, Firefox and Safari format it. */
const FRAME =
  /^\s*(?:at )?(?:async )?([\w$.<>[\] ]*?)[@\s]*\(?https?:\/\/[^\s?#()]+?\/(assets\/[\w.-]+\.js):(\d+):(\d+)\)?$/;

function readFrames(stack: unknown): string[] {
  if (typeof stack !== 'string') return [];
  const frames = stack.split('\n').flatMap((line) => {
    const [, name = '', file, ...place] = FRAME.exec(line) ?? [];
    const of = IDENTIFIER.test(name) ? `${name} ` : '';
    return file ? [`${of}${[file, ...place].join(':')}`] : [];
  });
  return frames.slice(0, MAX_FRAMES);
}

const identifierOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' && IDENTIFIER.test(value) ? value : otherwise;

/** Describes what was thrown without personal data: of a response, the status alone. */
function describeError(error: unknown): DescribedError {
  if (typeof error !== 'object' || error === null) {
    return { name: typeof error, message: withoutPersonalData(String(error)), frames: [] };
  }
  const { name, message, stack, status } = error as Record<string, unknown>;
  const isResponse = status !== undefined && !(error instanceof Error);
  return {
    // Without a response, the status of a failed request is a text such as FETCH_ERROR.
    name: identifierOr(isResponse ? status : name, isResponse ? 'Response' : 'Error'),
    message: isResponse || typeof message !== 'string' ? '' : withoutPersonalData(message),
    ...(typeof status === 'number' && { status }),
    frames: readFrames(stack),
  };
}

/** Maximum number of events per request. */
const MAX_BATCH = 20;
const BATCH_MS = 10_000;

/**
 * Posts events as JSON, `{ "events": [...] }`, to a URL. They are batched for ten seconds, or until
 * the page is hidden. Neither cookies nor the page's address are sent, and failed requests are not
 * retried.
 */
function postTo(url: string): Report {
  let waiting: ReportedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    if (events.length === 0) return;
    waiting = [];
    // sendBeacon would send cookies.
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events }),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    }).catch(() => undefined);
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);

  return (event) => {
    waiting.push(event);
    if (waiting.length >= MAX_BATCH) flush();
    // Web vitals are final only then, and no timer may run any more.
    else if (document.visibilityState === 'hidden') queueMicrotask(flush);
    else timer ??= setTimeout(flush, BATCH_MS);
  };
}
