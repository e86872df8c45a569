import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Extension, parseExtensions } from '@/config/extensions';
import { isScenarioName, type ScenarioName, scenarios } from '../scenarios/scenarios';
import { isShopSize, type ShopSize } from '../seeds/size';
import type { Webhook } from './webhook';

/** The options of the command line; undefined if omitted. */
export type ServerOptions = {
  scenario: ScenarioName;
  extensions: readonly Extension[];
  size: ShopSize | undefined;
  seed: number | undefined;
  /** Milliseconds. */
  latencyMs: number;
  /** The file that stores the state. */
  data: string | undefined;
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

/** Parses the command line; throws an error message if it is invalid. */
export function readOptions(args: string[]): ServerOptions {
  const { values } = parseArgs({
    args,
    options: {
      scenario: { type: 'string', default: 'none' },
      extensions: { type: 'string', default: 'all' },
      latency: { type: 'string' },
      seed: { type: 'string' },
      size: { type: 'string' },
      data: { type: 'string' },
      host: { type: 'string', default: LOOPBACK },
      'checkout-secret': { type: 'string' },
      webhook: { type: 'string' },
      'webhook-secret': { type: 'string' },
    },
  });
  const { scenario, extensions, size, data, host, 'checkout-secret': checkoutSecret } = values;
  if (!isScenarioName(scenario)) {
    throw new Error(`Unknown scenario ${scenario}; there are ${Object.keys(scenarios).join(', ')}`);
  }
  if (size !== undefined && !isShopSize(size)) throw new Error(`There is no size ${size} of shop`);
  return {
    scenario,
    extensions: parseExtensions(extensions),
    size,
    seed: toNumber('seed', values.seed),
    latencyMs: toNumber('latency', values.latency) ?? 0,
    data: data && resolve(data),
    host,
    checkoutSecret,
    webhook: readWebhook(values.webhook, values['webhook-secret'], checkoutSecret),
  };
}
