import type { Compilation } from '@rspack/core';
import { PROJECTS_PER_PAGE } from '../../src/config/constants';
import { paths } from '../../src/config/paths';

type Page = {
  /** How the router imports the page's module. */
  module: string;
  /** The paths of the page, as a regular expression. */
  pattern: string;
  /**
   * The first GET request of a guest below the API host; $1 is the capture group of the pattern.
   */
  request: string;
};

/**
 * Pages on which many visits start. Excludes the home page, whose largest paint is text in the
 * HTML, which further requests would only delay.
 */
const LANDING_PAGES: readonly Page[] = [
  {
    module: '@/pages/ProjectsPage/ProjectsPage',
    pattern: `^${paths.projects}/?$`,
    request: `/api/projects?page=1&limit=${PROJECTS_PER_PAGE}&sort=created_at&order=DESC`,
  },
  {
    module: '@/pages/ProjectPage/ProjectPage',
    pattern: `^${paths.projects}/([1-9]\\d*)/?$`,
    request: '/api/projects/$1',
  },
];

/**
 * What the document requests immediately for a landing page, rather than after the main script has
 * run.
 */
export type LandingPage = Pick<Page, 'pattern' | 'request'> & { scripts: string[] };

/**
 * Returns the landing pages of a build. Throws if one has no scripts, because its module was
 * renamed.
 */
export function landingPages(compilation: Compilation): LandingPage[] {
  return LANDING_PAGES.map(({ module, pattern, request }) => {
    const group = compilation.chunkGroups.find(({ origins }) =>
      origins.some((origin) => origin.request === module),
    );
    const files = group?.getFiles().filter((name) => name.endsWith('.js')) ?? [];
    if (files.length === 0) throw new Error(`The build has no scripts of ${module}`);
    return { pattern, request, scripts: files.map((file) => `/${file}`) };
  });
}
