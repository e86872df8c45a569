import { parseArgs } from 'node:util';
import type { RunSettings } from '../world/world';
import { UsageError } from './usageError';
import { parseBackendUrl, parseNumber } from './values';

/** The reports that can be written. */
export const REPORTS = ['junit', 'html', 'json', 'har'] as const;

/** The name of a report. */
export type ReportName = (typeof REPORTS)[number];

/** What `npm run contract` was asked for. */
export type CheckCommand = {
  settings: RunSettings;
  /** Milliseconds after which an answer no longer counts. */
  timeoutMs: number;
  /** Milliseconds to pause before each request. */
  delayMs: number;
  /** The one operation that is asked for. */
  only: string | undefined;
  reports: ReportName[];
  /** Folder of the reports. */
  outDirectory: string;
};

/** What is printed for --help and below a usage error. */
export const CHECK_USAGE = `Usage: npm run contract -- --url URL [options]

  --url URL                   the backend, such as http://localhost:4000
  --email, --password         a customer to log in as
  --admin-email, --admin-password
                              an admin, for the extensions
  --write                     also create and change things, as fresh accounts
  --include-extensions        also check operations with x-extension: true
  --secret SECRET             what the backend shares with the payment provider (with --write)
  --origin ORIGIN             a page's origin that has to be able to read the answers (CORS)
  --only OPERATION            the cases of one operation, and those that they build upon
  --report junit,html,json,har
  --out DIR                   folder of the reports, contract-report by default
  --timeout MS                how long an answer may take, 10000 by default
  --delay MS                  a pause before each request, for a backend that limits them

Passwords and the secret are also taken from CONTRACT_PASSWORD, CONTRACT_ADMIN_PASSWORD and
CONTRACT_SECRET. Exit code 0: everything holds, 1: something does not, 2: called wrongly.`;

const DEFAULT_TIMEOUT_MS = '10000';
const REALTIME_MS = 5_000;
const SILENCE_MS = 500;

const flags = {
  url: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  'admin-email': { type: 'string' },
  'admin-password': { type: 'string' },
  write: { type: 'boolean', default: false },
  'include-extensions': { type: 'boolean', default: false },
  secret: { type: 'string' },
  origin: { type: 'string' },
  only: { type: 'string' },
  report: { type: 'string' },
  out: { type: 'string', default: 'contract-report' },
  timeout: { type: 'string', default: DEFAULT_TIMEOUT_MS },
  delay: { type: 'string', default: '0' },
} as const;

type Environment = Record<string, string | undefined>;

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: flags, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function parseCredentials(prefix: '' | 'admin-', email?: string, password?: string) {
  if (!email && !password) return undefined;
  if (!email) throw new UsageError(`--${prefix}password comes with --${prefix}email`);
  if (!password) throw new UsageError(`--${prefix}email comes with --${prefix}password`);
  return { email, password };
}

function parseReports(text: string | undefined): ReportName[] {
  const names = (text ?? '').split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    const report = REPORTS.find((known) => known === name);
    if (!report)
      throw new UsageError(`There is no report ${name}; there are ${REPORTS.join(', ')}`);
    return report;
  });
}

function parseOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null' || origin !== text.replace(/\/$/, '')) {
    throw new UsageError(`--origin ${text} is no origin such as http://localhost:3000`);
  }
  return origin;
}

/**
 * Reads the command line of `npm run contract`. Throws `UsageError` for one that makes no sense.
 * A password on the command line may be left to `environment`, which other users cannot list.
 */
export function parseCheckOptions(args: string[], environment: Environment): CheckCommand {
  const values = readFlags(args);
  const { email, write, secret = environment.CONTRACT_SECRET } = values;
  const adminEmail = values['admin-email'];
  if (values.secret && !write) {
    throw new UsageError('--secret signs a payment, and paying is a change: add --write');
  }
  return {
    settings: {
      url: parseBackendUrl(values.url),
      mayWrite: write,
      includeExtensions: values['include-extensions'],
      customer: parseCredentials(
        '',
        email,
        values.password ?? (email ? environment.CONTRACT_PASSWORD : undefined),
      ),
      admin: parseCredentials(
        'admin-',
        adminEmail,
        values['admin-password'] ?? (adminEmail ? environment.CONTRACT_ADMIN_PASSWORD : undefined),
      ),
      secret: write ? secret : undefined,
      origin: parseOrigin(values.origin),
      realtimeMs: REALTIME_MS,
      silenceMs: SILENCE_MS,
    },
    timeoutMs: parseNumber('timeout', values.timeout),
    delayMs: parseNumber('delay', values.delay),
    only: values.only,
    reports: parseReports(values.report),
    outDirectory: values.out,
  };
}
