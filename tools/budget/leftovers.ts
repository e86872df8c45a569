import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, type Asset } from './bundle';

const MOCK_FILE = /(mockServiceWorker|simulated-checkout)[^/]*$/;
const MOCK_MODULE = /(^|\/)(mocks|msw|@mswjs)\//;
const MOCK_TEXT = /mockServiceWorker|\bmsw\b|\/mocks\//;

/** Sentences that say where something of the mock backend is left in a production build. */
export function findMocks(directory: string, bundle: Map<string, Asset>): string[] {
  const files = listFiles(directory)
    .filter((address) => MOCK_FILE.test(address))
    .map((address) => `${address} is part of the mock backend`);
  const scripts = [...bundle.values()].filter(({ kind }) => kind === 'script');
  const modules = scripts.flatMap(({ address, sources }) =>
    sources
      .filter((source) => MOCK_MODULE.test(source))
      .map((source) => `${address} holds the module ${source}`),
  );
  const texts = scripts.flatMap(({ address }) => {
    const [found] = MOCK_TEXT.exec(readFileSync(join(directory, address), 'utf8')) ?? [];
    return found ? [`${address} holds the text ${found}`] : [];
  });
  return [...files, ...modules, ...texts];
}
