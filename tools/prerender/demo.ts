/**
 * Writes the pages of the mock backend's seeds into the demo build, as `npm run prerender` writes those
 * of a backend: `tsx tools/prerender/demo.ts dist-demo`.
 */
import { resolve } from 'node:path';
import { installConfig } from '@/config/shopConfig';
import { createMockServer } from '@mocks/node';
import { readConfigOf } from '../config/configFile';
import { drawPages } from './drawPages';
import { writeCatalogue } from './writeCatalogue';

process.env.NODE_ENV = 'production';

const directory = resolve(process.argv[2] ?? 'dist-demo');
installConfig(readConfigOf(directory));
// The seeds count from the present day, as they do in the browser.
const { server } = createMockServer({ now: () => new Date() });
server.listen();
void writeCatalogue(directory, 'http://localhost', drawPages).finally(() => server.close());
