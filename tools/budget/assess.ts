import { pagesIn, type Asset } from './bundle';
import { FIRST_LOADS, limits } from './limits';

/** What a route fetched until it was settled, nobody having touched it. */
export type Load = { route: string; assets: Asset[] };

/** One line of the report: something weighed, and the limit that it has to keep. */
export type Finding = {
  subject: string;
  /** What was weighed. */
  parts: Asset[];
  limit: number;
  /** A lower weight that is wished for. */
  aim?: number;
  /**
   * Bytes of other libraries that a visit of the page fetches and home does not; they count under no
   * limit. Where several routes load the page, those of the lightest visit: the others bring their own.
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
  sources.some((source) => source.includes('/src/features/ideas/catalogue/'));

/** The weight of what a finding is about, in bytes. */
export const weightOf = ({ parts }: Finding): number => sum(parts);

/** True when a finding keeps its limit; one without weight was not measured and keeps none. */
export function isKept(finding: Finding): boolean {
  const weight = weightOf(finding);
  return weight > 0 && weight <= finding.limit;
}

/** The limits of the first loads. A route that was loaded more than once counts at its heaviest. */
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

/**
 * The limit of each page of a build: of the scripts that hold its modules, of those of our own that
 * no other page loads, and of form libraries, which raise the limit, as the catalogue of ideas does.
 */
export function assessPages(bundle: Map<string, Asset>, loads: Load[]): Finding[] {
  const pages = new Set([...bundle.values()].flatMap(pagesIn));
  if (pages.size === 0) throw new Error('No page was found in the build');
  return [...pages].sort().map((page) => assessPage(page, loads));
}
