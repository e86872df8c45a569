import { pagesIn, type Asset } from './bundle';
import { FIRST_LOADS, limits } from './limits';

/** The assets that a route loads without user interaction. */
export type Load = { route: string; assets: Asset[] };

/** A line of the report: a subject, its weight and its limit. */
export type Finding = {
  subject: string;
  /** The assets that count towards the limit. */
  parts: Asset[];
  limit: number;
  /** A lower target weight in bytes, without failure if exceeded. */
  aim?: number;
  /**
   * Bytes of other libraries that the page loads and the home page does not; informational. If
   * several routes load the page, the smallest value, because the others may load more.
   */
  libraries?: number;
};

const HOME = '/';

const sum = (assets: Asset[]): number => assets.reduce((total, { weight }) => total + weight, 0);
const heaviest = (lists: Asset[][]): Asset[] =>
  lists.reduce((most, list) => (sum(list) > sum(most) ? list : most), []);

const isOwnCode = ({ sources }: Asset) =>
  sources.some((source) => source.includes('/src/') && !source.includes('/node_modules/'));
const isFormLibrary = ({ sources }: Asset) =>
  sources.some((source) => /\/node_modules\/(formik|yup)\//.test(source));

const isCatalogue = ({ sources }: Asset) =>
  sources.some((source) => source.includes('/src/features/ideas/data/'));

/** Returns the weight of a finding in bytes. */
export const weightOf = ({ parts }: Finding): number => sum(parts);

/** Returns whether a finding is within its limit; false if nothing was measured. */
export function isWithinLimit(finding: Finding): boolean {
  const weight = weightOf(finding);
  return weight > 0 && weight <= finding.limit;
}

/** Assesses the first loads of routes; uses the heaviest load of each. Throws if one is missing. */
export function assessFirstLoads(
  loads: Load[],
  routes: readonly string[] = FIRST_LOADS,
): Finding[] {
  return routes.flatMap((route) => {
    const fetched = loads.filter((load) => load.route === route).map(({ assets }) => assets);
    if (fetched.length === 0) throw new Error(`${route} was not measured`);
    const scripts = fetched.map((assets) => assets.filter(({ kind }) => kind === 'script'));
    return [
      {
        subject: `${route} scripts`,
        parts: heaviest(scripts),
        limit: limits.scripts,
        aim: limits.scriptsAim,
      },
      {
        subject: `${route} scripts, styles, fonts`,
        parts: heaviest(fetched),
        limit: limits.everything,
      },
    ];
  });
}

function limitOf(page: string, hasForm: boolean, hasCatalogue: boolean): number {
  if (hasForm) return page.startsWith('Admin') ? limits.adminForm : limits.form;
  if (page === 'ProjectPage') return limits.projectPage;
  return hasCatalogue ? limits.catalogue : limits.page;
}

function assessPage(page: string, loads: Load[]): Finding {
  const ofPage = loads.filter(({ assets }) => assets.some((a) => pagesIn(a).includes(page)));
  if (ofPage.length === 0) throw new Error(`No measured route loads ${page}`);
  const elsewhere = new Set(
    loads
      .filter((load) => !ofPage.includes(load))
      .flatMap(({ assets }) => assets.map(({ address }) => address)),
  );
  const scripts = new Map(
    ofPage.flatMap(({ assets }) =>
      assets.filter(({ kind }) => kind === 'script').map((asset) => [asset.address, asset]),
    ),
  );

  const all = [...scripts.values()];
  const hasForm = all.some(isFormLibrary);
  const hasCatalogue = all.some(isCatalogue);
  const own = all.filter(
    (asset) =>
      pagesIn(asset).includes(page) ||
      isFormLibrary(asset) ||
      (isOwnCode(asset) && pagesIn(asset).length === 0 && !elsewhere.has(asset.address)),
  );
  const atHome = new Set(
    loads.filter(({ route }) => route === HOME).flatMap(({ assets }) => assets),
  );
  const isOtherLibrary = (asset: Asset) =>
    asset.kind === 'script' && !isOwnCode(asset) && !own.includes(asset) && !atHome.has(asset);
  const libraries = ofPage.map(({ assets }) => sum(assets.filter(isOtherLibrary)));
  return {
    subject: `${page}${hasForm ? ' (form)' : ''}${hasCatalogue ? ' (catalogue)' : ''}`,
    parts: own,
    limit: limitOf(page, hasForm, hasCatalogue),
    libraries: Math.min(...libraries),
  };
}

/** Shown by the service worker instead of a route's page, so that no route loads it. */
const PAGE_WITHOUT_ROUTE = 'OfflinePage';

/**
 * Assesses each page of a build. A page's weight is that of scripts with its modules, app scripts
 * that no other page loads, and form libraries. Form libraries and the catalogue of ideas raise the
 * limit. Throws if no measured route loads a page.
 */
export function assessPages(bundle: Map<string, Asset>, loads: Load[]): Finding[] {
  const pages = new Set([...bundle.values()].flatMap(pagesIn));
  if (pages.size === 0) throw new Error('No page was found in the build');
  return [...pages]
    .filter((page) => page !== PAGE_WITHOUT_ROUTE)
    .sort()
    .map((page) => assessPage(page, loads));
}
