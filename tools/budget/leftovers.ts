import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapsOf } from '../build/moveSourceMaps';

/** Returns the server paths of all files of a build. */
function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replace(/\\/g, '/'));
}

const MOCK_FILE = /(mockServiceWorker|simulated-checkout|demo-app)[^/]*$/;
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
  const maps = mapsOf(directory);
  const modules = (existsSync(maps) ? listFiles(maps) : []).flatMap((address) =>
    findModules(address, readFileSync(join(maps, address), 'utf8')),
  );
  const files = listFiles(directory).flatMap((address) => {
    if (MOCK_FILE.test(address)) return [`${address} is part of the mock backend`];
    return address.endsWith('.js')
      ? findText(address, readFileSync(join(directory, address), 'utf8'))
      : [];
  });
  return [...modules, ...files];
}

/** Returns a message for each source map in a build, which would reveal the source code. */
export const findSourceMaps = (directory: string): string[] =>
  listFiles(directory)
    .filter((address) => address.endsWith('.map'))
    .map((address) => `${address} is a source map`);
