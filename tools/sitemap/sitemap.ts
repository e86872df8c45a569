/**
 * Writes sitemap.xml and robots.txt into a build: `tsx tools/sitemap/sitemap.ts dist`. sitemap.xml lists
 * the public pages; robots.txt disallows the private ones. config.json has the public URL of the shop.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { routes } from '@/app/router/routes';
import { SWITCHES } from '@/config/switches';
import { readConfigOf } from '../config/configFile';
import { siteAddress } from '../place/siteAddress';
import { openPaths, toRobots, toSitemaps } from './crawling';

function main(): void {
  const directory = resolve(process.argv[2] ?? 'dist');
  const config = readConfigOf(directory);
  const address = siteAddress(config);
  const open = openPaths(routes, config.switches?.catalogAccess ?? SWITCHES.catalogAccess[0]);
  for (const [name, text] of toSitemaps(address, open)) writeFileSync(join(directory, name), text);
  writeFileSync(join(directory, 'robots.txt'), toRobots(address, routes));
  console.log(`sitemap.xml ${open.length} addresses`);
}

main();
