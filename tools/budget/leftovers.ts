import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './bundle';

const MOCK_FILE = /(mockServiceWorker|simulated-checkout)[^/]*$/;
const MOCK_MODULE = /(^|\/)(mocks|msw|@mswjs)\//;
const MOCK_TEXT =
  /mockServiceWorker|\bmsw\b|\/mocks\/|__workbench|workbench-(launcher|panel)|launchyard-(setup|bug-report)|__takeCheckoutEnding/i;

function findModules(address: string, map: string): string[] {
  const { sources = [] } = JSON.parse(map) as { sources?: string[] };
  return sources
    .filter((source) => MOCK_MODULE.test(source))
    .map((source) => `${address} contains the module ${source}`);
}

function findText(address: string, script: string): string[] {
  const [found] = MOCK_TEXT.exec(script) ?? [];
  return found ? [`${address} contains the text ${found}`] : [];
}

/** Returns a message for each part of the mock backend found in a production build. */
export function findMocks(directory: string): string[] {
  return listFiles(directory).flatMap((address) => {
    if (MOCK_FILE.test(address)) return [`${address} is part of the mock backend`];
    const read = () => readFileSync(join(directory, address), 'utf8');
    if (address.endsWith('.js')) return findText(address, read());
    return address.endsWith('.js.map') ? findModules(address, read()) : [];
  });
}
