/**
 * Writes sitemap.xml and robots.txt into a build: `tsx tools/sitemap/sitemap.ts dist`. sitemap.xml lists
 * the public pages; robots.txt disallows the private ones. SITE_URL is the public URL of the shop.
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
