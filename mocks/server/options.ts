import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Extension, parseExtensions } from '@/config/extensions';
import type { ClockSetting } from '../controls/clock';
import { readSettings } from '../controls/setupFile';
import { isScenarioName, type ScenarioName, scenarios } from '../scenarios/scenarios';
import { isShopSize, type ShopSize } from '../seeds/size';
import type { Webhook } from './webhook';

/** The options of the command line; undefined if omitted. */
export type ServerOptions = {
  scenario: ScenarioName;
  extensions: readonly Extension[];
  size: ShopSize | undefined;
  /** The day that seeds count from; null for that of the clock. */
  seeded: string | null;
  clock: ClockSetting;
  seed: number | undefined;
  /** Milliseconds. */
  latencyMs: number;
  /** The file that stores the state. */
  data: string | undefined;
  /** The bug report to restore, which replaces the options of the shop. */
  report: string | undefined;
  /** The HTTP Archive to replay. */
  har: string | undefined;
  /** The name or address to listen on. */
  host: string;
  /** The secret of the real backend that the simulated checkout takes payments for. */
  checkoutSecret: string | undefined;
  /** That backend's webhook. */
  webhook: Webhook | undefined;
};

/** Reachable from this machine only. */
const LOOPBACK = '127.0.0.1';

function toNumber(name: string, text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d+$/.test(text)) throw new Error(`--${name} takes a whole number`);
  return text === undefined ? undefined : Number(text);
}

function readWebhook(
  url: string | undefined,
  secret: string | undefined,
  checkoutSecret: string | undefined,
): Webhook | undefined {
  if (url === undefined && secret === undefined) return undefined;
  if (!url || !secret || !checkoutSecret) {
    throw new Error('--webhook, --webhook-secret and --checkout-secret go together');
  }
  if (!URL.canParse(url)) throw new Error(`--webhook ${url} is not an address`);
  return { url, secret };
}

/** The options that a bug report takes the place of. */
const IN_REPORT = [
  'scenario',
  'extensions',
  'latency',
  'seed',
  'seeded',
  'clock',
  'size',
  'data',
] as const;

/** Parses the command line; throws an error message if it is invalid. */
export function readOptions(args: string[]): ServerOptions {
  const { values } = parseArgs({
    args,
    options: {
      scenario: { type: 'string' },
      extensions: { type: 'string' },
      latency: { type: 'string' },
      seed: { type: 'string' },
      size: { type: 'string' },
      seeded: { type: 'string' },
      clock: { type: 'string' },
      data: { type: 'string' },
      report: { type: 'string' },
      har: { type: 'string' },
      host: { type: 'string', default: LOOPBACK },
      'checkout-secret': { type: 'string' },
      webhook: { type: 'string' },
      'webhook-secret': { type: 'string' },
    },
  });
  const { size, data, report, host, 'checkout-secret': checkoutSecret } = values;
  const { scenario = 'none', extensions = 'all' } = values;
  const contradiction = IN_REPORT.find((name) => report !== undefined && values[name]);
  if (contradiction) throw new Error(`--report sets everything that --${contradiction} would`);
  if (!isScenarioName(scenario)) {
    throw new Error(`Unknown scenario ${scenario}; there are ${Object.keys(scenarios).join(', ')}`);
  }
  if (size !== undefined && !isShopSize(size)) throw new Error(`There is no size ${size} of shop`);
  const day = values.seeded === undefined ? {} : { seeded: [values.seeded] };
  const time = values.clock === undefined ? {} : { clock: [values.clock] };
  const { seeded, clock } = readSettings({ ...day, ...time });
  return {
    scenario,
    seeded,
    clock,
    extensions: parseExtensions(extensions),
    size,
    seed: toNumber('seed', values.seed),
    latencyMs: toNumber('latency', values.latency) ?? 0,
    data: data && resolve(data),
    report: report && resolve(report),
    har: values.har && resolve(values.har),
    host,
    checkoutSecret,
    webhook: readWebhook(values.webhook, values['webhook-secret'], checkoutSecret),
  };
}
