import { pagesIn, type Asset } from './bundle';
import { FIRST_LOADS, limits } from './limits';

/** What a route fetched until it was settled, nobody having touched it. */
export type Load = { route: string; assets: Asset[] };

/** One line of the report: something weighed, and the limit that it has to keep. */
export type Finding = {
  subject: string;
  weight: number;
  limit: number;
  /** A lower weight that is wished for. */
  aim?: number;
  /** Bytes of libraries that came with it and count under no limit of their own. */
  libraries?: number;
};

const HOME = '/';

const sum = (assets: Iterable<Asset>): number =>
  Array.from(assets).reduce((total, { weight }) => total + weight, 0);

const isOwnCode = ({ sources }: Asset) => sources.some((source) => source.includes('/src/'));
const isFormLibrary = ({ sources }: Asset) =>
  sources.some((source) => source.includes('/node_modules/formik/'));

/** True when a finding keeps its limit. */
export const isKept = ({ weight, limit }: Finding): boolean => weight > 0 && weight <= limit;

/** The limits of the first loads. A route that was loaded more than once counts at its heaviest. */
export function assessFirstLoads(loads: Load[]): Finding[] {
  return FIRST_LOADS.flatMap((route) => {
    const ofRoute = loads.filter((load) => load.route === route);
    if (ofRoute.length === 0) throw new Error(`${route} was not measured`);
    const scripts = ofRoute.map(({ assets }) => sum(assets.filter((a) => a.kind === 'script')));
    return [
      {
        subject: `${route} scripts`,
        weight: Math.max(...scripts),
        limit: limits.scripts,
        aim: limits.scriptsAim,
      },
      {
        subject: `${route} scripts, styles, fonts`,
        weight: Math.max(...ofRoute.map(({ assets }) => sum(assets))),
        limit: limits.everything,
      },
    ];
  });
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

  if ([...scripts.values()].some(isFormLibrary)) {
    const atHome = new Set(
      loads.filter(({ route }) => route === HOME).flatMap(({ assets }) => assets),
    );
    const added = [...scripts.values()].filter((asset) => !atHome.has(asset));
    return { subject: `${page} (form)`, weight: sum(added), limit: limits.form };
  }
  const own = [...scripts.values()].filter(
    (asset) =>
      pagesIn(asset).includes(page) ||
      (pagesIn(asset).length === 0 && !elsewhere.has(asset.address)),
  );
  const libraries = own.filter((asset) => !isOwnCode(asset));
  return {
    subject: page,
    weight: sum(own) - sum(libraries),
    limit: limits.page,
    libraries: sum(libraries),
  };
}

/**
 * The limit of each page of a build: of the scripts that hold its modules and those of our own that
 * no other page loads. A page that loads a form library is weighed with all that it adds to home.
 */
export function assessPages(bundle: Map<string, Asset>, loads: Load[]): Finding[] {
  const pages = new Set([...bundle.values()].flatMap(pagesIn));
  if (pages.size === 0) throw new Error('No page was found in the build');
  return [...pages].sort().map((page) => assessPage(page, loads));
}
