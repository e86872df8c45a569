import type { Compilation } from '@rspack/core';
import { paths } from '../../src/config/paths';

/**
 * The pages at which many visits start: the addresses of a page's module, as a regular expression. Not
 * the home page, whose largest paint is text of the HTML, which other scripts would only delay.
 */
const LANDING_PAGES: Readonly<Record<string, string>> = {
  '@/pages/ProjectsPage': `^${paths.projects}/?$`,
  '@/pages/ProjectPage': `^${paths.projects}/\\d+/?$`,
};

/** The addresses of a landing page, as a regular expression, and those of its scripts. */
export type LandingScripts = [addresses: string, scripts: string[]];

/**
 * Returns the scripts of the landing pages, which the document requests at once instead of after the
 * main script has run. Throws if a page has none, since its module was renamed then.
 */
export function landingScripts(compilation: Compilation): LandingScripts[] {
  return Object.entries(LANDING_PAGES).map(([request, addresses]) => {
    const group = compilation.chunkGroups.find(({ origins }) =>
      origins.some((origin) => origin.request === request),
    );
    const files = group?.getFiles().filter((name) => name.endsWith('.js')) ?? [];
    if (files.length === 0) throw new Error(`The build has no scripts of ${request}`);
    return [addresses, files.map((file) => `/${file}`)];
  });
}
