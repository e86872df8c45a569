import { randomInt } from 'node:crypto';
import { type DocumentFiles, documentFiles } from '../document/readDocument';
import type { FuzzOptions } from '../fuzz/fuzzCases';
import type { RunSettings } from '../world/world';
import { commandName, parseBackendUrl, parseNumber, readFlags, UsageError } from './commandLine';

/** The available reports. */
const REPORTS = ['junit', 'json'] as const;

/** The parsed command line of `npm run contract`. */
export type CheckCommand = {
  files: DocumentFiles;
  settings: RunSettings;
  /** Response timeout in milliseconds. */
  timeoutMs: number;
  /** Pause before each request in milliseconds. */
  delayMs: number;
  /** The only operation to check; all of them if undefined. */
  only: string | undefined;
  /** Fuzz requests per operation; undefined for none. */
  fuzz: FuzzOptions | undefined;
  reports: (typeof REPORTS)[number][];
  /** Directory for the reports. */
  outDirectory: string;
};

/** The text printed for --help. */
export const CHECK_USAGE = `Usage: ${commandName('contract')} --url URL [options]

  --url URL                   URL of the backend, e.g. http://localhost:4000
  --email, --password         log in as this customer
  --admin-email, --admin-password
                              log in as this admin, for the extensions
  --write                     also create and change data, with new accounts
  --include-extensions        also check all that goes beyond the specification (x-extension)
  --extensions NAMES          of that, check only these extensions, e.g. reviews,refunds, or those that are
                              detected
  --secret SECRET             secret shared with the payment provider (with --write)
  --webhook URL, --webhook-secret SECRET
                              where the backend takes the provider's events (with --secret)
  --mails URL                 the sent mails as a JSON list of {to, link}, for links in mails
  --origin ORIGIN             origin that must be allowed to read responses (CORS)
  --document FILE             OpenAPI document to check against (default: Launchyard's)
  --events FILE               AsyncAPI document of the live chat (default: asyncapi.yaml beside it)
  --only OPERATION            run only the cases of one operation and their prerequisites
  --fuzz N                    also send N requests made from the schemas to each operation
  --seed NUMBER               repeat the requests of an earlier --fuzz
  --report junit,json         write these reports
  --out DIR                   directory for the reports (default: contract-report)
  --timeout MS                response timeout (default: 10000)
  --delay MS                  pause before each request, for backends with a rate limit

Passwords and secrets can also be set in CONTRACT_PASSWORD, CONTRACT_ADMIN_PASSWORD, CONTRACT_SECRET
and CONTRACT_WEBHOOK_SECRET. Exit codes: 0 all cases passed, 1 some failed, 2 usage error.`;

const DEFAULT_TIMEOUT_MS = '10000';
const REALTIME_MS = 5_000;
const SILENCE_MS = 500;
const MOST_RUNS = 10_000;
const HIGHEST_SEED = 2_147_483_647;

const flags = {
  url: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  'admin-email': { type: 'string' },
  'admin-password': { type: 'string' },
  write: { type: 'boolean', default: false },
  'include-extensions': { type: 'boolean', default: false },
  extensions: { type: 'string', default: '' },
  secret: { type: 'string' },
  webhook: { type: 'string' },
  'webhook-secret': { type: 'string' },
  mails: { type: 'string' },
  origin: { type: 'string' },
  document: { type: 'string' },
  events: { type: 'string' },
  only: { type: 'string' },
  fuzz: { type: 'string' },
  seed: { type: 'string' },
  report: { type: 'string' },
  out: { type: 'string', default: 'contract-report' },
  timeout: { type: 'string', default: DEFAULT_TIMEOUT_MS },
  delay: { type: 'string', default: '0' },
} as const;

type Flags = { [name: string]: string | boolean | undefined };

/** Reads an email address and its password, which may come from the environment. */
function parseCredentials(prefix: '' | 'admin-', values: Flags, fromEnvironment?: string) {
  const email = values[`${prefix}email`] as string | undefined;
  const given = values[`${prefix}password`] as string | undefined;
  const password = given ?? (email ? fromEnvironment : undefined);
  if (!email && !password) return undefined;
  if (!email) throw new UsageError(`--${prefix}password requires --${prefix}email`);
  if (!password) {
    const variable = prefix ? 'CONTRACT_ADMIN_PASSWORD' : 'CONTRACT_PASSWORD';
    throw new UsageError(`--${prefix}email requires --${prefix}password, or ${variable}`);
  }
  return { email, password };
}

/** Returns the names in a list that is joined by commas. */
const namesIn = (text = '') =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function parseReports(text: string | undefined) {
  return namesIn(text).map((name) => {
    const report = REPORTS.find((known) => known === name);
    if (!report) throw new UsageError(`Unknown report ${name}; choose from ${REPORTS.join(', ')}`);
    return report;
  });
}

function parseFuzz(runs: string | undefined, seed: string | undefined): FuzzOptions | undefined {
  if (runs === undefined) return undefined;
  return {
    runs: parseNumber('fuzz', runs, MOST_RUNS),
    seed: seed === undefined ? randomInt(HIGHEST_SEED) : parseNumber('seed', seed, HIGHEST_SEED),
  };
}

function parseOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null' || origin !== text.replace(/\/$/, '')) {
    throw new UsageError(`--origin ${text} is not an origin such as http://localhost:3000`);
  }
  return origin;
}

/**
 * Parses the command line of `npm run contract`. Throws `UsageError` if it is invalid. Passwords and
 * the secret may come from `environment`, which other users of the machine cannot see.
 */
export function parseCheckOptions(
  args: string[],
  environment: Record<string, string | undefined>,
): CheckCommand {
  const values = readFlags(args, flags);
  const { write, secret = environment.CONTRACT_SECRET, webhook } = values;
  const webhookSecret = values['webhook-secret'] ?? environment.CONTRACT_WEBHOOK_SECRET;
  if (values.secret && !write) {
    throw new UsageError('--secret is used to make payments, which change data: add --write');
  }
  if (webhook && !(write && secret && webhookSecret)) {
    throw new UsageError('--webhook requires --write, --secret and --webhook-secret');
  }
  return {
    files: documentFiles(values.document, values.events),
    settings: {
      url: parseBackendUrl(values.url),
      mayWrite: write,
      extensions: values['include-extensions'] ? 'all' : namesIn(values.extensions),
      customer: parseCredentials('', values, environment.CONTRACT_PASSWORD),
      admin: parseCredentials('admin-', values, environment.CONTRACT_ADMIN_PASSWORD),
      secret: write ? secret : undefined,
      webhook: webhook && webhookSecret ? { url: webhook, secret: webhookSecret } : undefined,
      mails: values.mails,
      origin: parseOrigin(values.origin),
      realtimeMs: REALTIME_MS,
      silenceMs: SILENCE_MS,
    },
    timeoutMs: parseNumber('timeout', values.timeout),
    delayMs: parseNumber('delay', values.delay),
    only: values.only,
    fuzz: parseFuzz(values.fuzz, values.seed),
    reports: parseReports(values.report),
    outDirectory: values.out,
  };
}
