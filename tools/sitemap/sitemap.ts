/**
 * Writes what search engines ask for into a build: `tsx tools/sitemap/sitemap.ts dist`. sitemap.xml
 * lists the pages that are open to visitors, robots.txt keeps crawlers from the others. SITE_URL is the
 * shop's public address.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { routes } from '@/app/router/routes';
import { env } from '@/config/env';
import { getFeatures } from '@/config/features';
import { privatePaths } from '@/config/indexing';
import { openPaths, toRobots, toSitemap } from './crawling';

const DEFAULT_SITE_URL = 'https://launchyard.example.com';

function main(): void {
  const directory = resolve(process.argv[2] ?? 'dist');
  const siteUrl = env.siteUrl || DEFAULT_SITE_URL;
  const open = openPaths(routes, getFeatures().catalogAccess);
  writeFileSync(join(directory, 'sitemap.xml'), toSitemap(siteUrl, open));
  writeFileSync(join(directory, 'robots.txt'), toRobots(siteUrl, privatePaths));
  console.log(`sitemap.xml ${open.length} addresses`);
}

main();
