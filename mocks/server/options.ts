import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isScenarioName, scenarios, type ScenarioName } from '../scenarios/scenarios';
import { isShopSize, type ShopSize } from '../seeds/size';

/** What the server is told on its command line; undefined where nothing is said. */
export type ServerOptions = {
  scenario: ScenarioName;
  size: ShopSize | undefined;
  seed: number | undefined;
  /** Milliseconds. */
  latencyMs: number;
  /** The file in which the state is kept. */
  data: string | undefined;
  /** The name or address to listen at. */
  host: string;
};

/** Nobody outside of this machine. */
const LOOPBACK = '127.0.0.1';

function toNumber(name: string, text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d+$/.test(text)) throw new Error(`--${name} takes a whole number`);
  return text === undefined ? undefined : Number(text);
}

/** Reads the arguments of the command line; throws a sentence when they make no sense. */
export function readOptions(args: string[]): ServerOptions {
  const { values } = parseArgs({
    args,
    options: {
      scenario: { type: 'string', default: 'none' },
      latency: { type: 'string' },
      seed: { type: 'string' },
      size: { type: 'string' },
      data: { type: 'string' },
      host: { type: 'string', default: LOOPBACK },
    },
  });
  const { scenario, size, data, host } = values;
  if (!isScenarioName(scenario)) {
    throw new Error(`Unknown scenario ${scenario}; there are ${Object.keys(scenarios).join(', ')}`);
  }
  if (size !== undefined && !isShopSize(size)) throw new Error(`There is no size ${size} of shop`);
  return {
    scenario,
    size,
    seed: toNumber('seed', values.seed),
    latencyMs: toNumber('latency', values.latency) ?? 0,
    data: data && resolve(data),
    host,
  };
}
