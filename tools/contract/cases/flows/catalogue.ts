import type { GetProjectContentsResponse, Project } from '@/api/generated/projects.gen';
import { readAddresses } from '../../validation/prune';
import { SkipCase, type World } from '../../world/world';
import { callCase, flowCase } from '../case';
import { matchesSearch, type Query, readKnown, readPage } from '../listings/listing';
import { COMMON } from '../listings/listingCases';
import { projectListing } from '../listings/listings';
import { MAXIMUM_LIMIT } from '../unknownValues';

/** The number of projects that are compared with the list. */
const PROJECTS_READ = 6;
const WORDS_TRIED = 3;

/** Removes the download count, which may change at any time, and with it the time of the last change. */
export const withoutCounter = ({ download_count: _count, updated_at: _time, ...rest }: Project) =>
  rest;

function firstOf(world: World): Project {
  const [first] = world.need('catalogue');
  if (!first) throw new SkipCase('the shop has no projects');
  return first;
}

/** Paths that could be extracted outside a folder. */
const UNSAFE_PATH = /^\/|^[a-z]:|\\|(?:^|\/)\.\.(?:\/|$)/i;

const contentsCase = flowCase(
  // A project may have no file.
  ['getProjectContents', [200, 404], 'the files of a project add up, and their names are safe'],
  async (probe, world) => {
    const call = { path: { id: firstOf(world).id } };
    const { status, json } = await probe.call('getProjectContents', call, [200, 404]);
    if (status !== 200) return;
    const { files, total_files, total_size, truncated } = json as GetProjectContentsResponse;
    const unlisted = total_files - files.length;
    const counts = 'total_files does not agree with the files and `truncated`';
    probe.expectEqual([unlisted >= 0, truncated], [true, unlisted > 0], counts);
    const listed = files.reduce((sum, { size }) => sum + size, 0);
    const isSum = truncated ? listed <= total_size : listed === total_size;
    probe.expect(isSum, 'total_size is not the sum of the files');
    const unsafe = files.map(({ path }) => path).filter((path) => UNSAFE_PATH.test(path));
    probe.expectEqual(unsafe, [], 'The list contains names that are not safe');
  },
);

/** The default order of the list, left out and sent. */
const DEFAULT_ORDER: Query[] = [{}, { sort: 'created_at', order: 'DESC' }];

const bestMatchCase = flowCase(
  ['listProjects', 200, 'the best match of a word first'],
  async (probe, world) => {
    const { items } = await readKnown(projectListing, probe, world);
    const titles = { ...projectListing, searchedIn: ({ title }: Project) => [title] };
    const words = new Set(items.flatMap(({ title }) => title.match(/\p{L}+/gu) ?? []));
    const isTelling = (word: string) => {
      const found = items.filter(
        (one) => !COMMON.test(word) && matchesSearch(projectListing, one, word),
      );
      const named = found.filter((one) => matchesSearch(titles, one, word));
      return named.length > 0 && named.length < found.length;
    };
    const telling = [...words].filter(isTelling).slice(0, WORDS_TRIED);
    if (telling.length === 0) throw new SkipCase('no word is in one title and elsewhere in others');
    for (const search of telling) {
      for (const order of DEFAULT_ORDER) {
        const query = { search, ...order, limit: 1 };
        const [first] = (await readPage(projectListing, probe, world, query)).items;
        const isNamed = first && matchesSearch(titles, first, search, true);
        const message = `A project with "${search}" in its title is not the first that is found`;
        probe.expect(Boolean(isNamed), message, 'sorting', { actual: first?.title });
      }
    }
  },
);

/** Returns the address of a picture on the backend itself; undefined on another host, to which nothing is sent. */
function addressOf(picture: string, { settings: { url } }: World): string | undefined {
  if (/^https?:/.test(picture)) return picture.startsWith(`${url}/`) ? picture : undefined;
  return `${url}${picture.startsWith('/') ? picture : `/uploads/images/${encodeURIComponent(picture)}`}`;
}

/** Returns the address of a picture in one of the widths that the backend offers. */
const inWidth = (address: string, width: number) => address.replace(/(?=\.\w+($|\?))/, `-${width}`);

const pictureCase = flowCase(
  ['listProjects', 200, 'pictures can be loaded'],
  async (probe, world) => {
    const { text } = await probe.call('listProjects', {});
    const { projects } = JSON.parse(text) as { projects: Project[] };
    const addresses = projects.flatMap(({ preview_images: list, image_widths: widths = [] }) =>
      (readAddresses(list) as string[]).flatMap((picture) => {
        const address = addressOf(picture, world);
        return address ? [[address, ...widths.map((width) => inWidth(address, width))]] : [];
      }),
    );
    for (const url of addresses.slice(0, PROJECTS_READ).flat()) {
      const { status, headers } = await probe.send({ method: 'GET', url, headers: {}, body: null });
      const actual = `${status} ${headers.get('Content-Type')}`;
      const values = { expected: '200 image/…', actual };
      probe.expect(/^200 image\//.test(actual), 'A picture cannot be loaded', 'file', values);
    }
  },
);

/** The public pages of the shop. */
export const catalogueCases = [
  callCase(
    ['listProjects', 200, 'a page of the shop', 'prepares'],
    () => ({ query: { limit: MAXIMUM_LIMIT } }),
    ({ projects }, probe, world) => {
      world.learn({ catalogue: projects });
      const inactive = projects.filter(({ is_active }) => !is_active).map(({ id }) => id);
      const message = 'The list contains projects that are not for sale';
      probe.expectEqual(inactive, [], message, 'filter');
    },
  ),
  flowCase(['listCategories', 200, 'the categories in use, sorted'], async (probe, world) => {
    const { items, isWhole } = await readKnown(projectListing, probe, world);
    const { categories } = await probe.read('listCategories', {});
    const named = categories.map((name) => ({ name }));
    probe.expectSorted(named, ['name', 'text', 'ASC'], 'The names are not sorted');
    const used = new Set(items.flatMap(({ category }) => category ?? []));
    const missing = [...used].filter((name) => !categories.includes(name));
    probe.expectEqual(missing, [], 'Categories of projects are missing');
    const isOnce = new Set(categories).size === categories.length;
    probe.expect(isOnce, 'The list contains duplicates');
    const unused = isWhole ? categories.filter((name) => !used.has(name)) : [];
    probe.expectEqual(unused, [], 'No project has these categories');
  }),
  flowCase(['getProject', 200, 'projects of the whole list'], async (probe, world) => {
    const catalogue = world.need('catalogue');
    const step = Math.max(1, Math.floor(catalogue.length / PROJECTS_READ));
    for (const listed of catalogue.filter((_one, index) => index % step === 0)) {
      const call = { path: { id: listed.id } };
      const { project } = await probe.read('getProject', call);
      const counted = project.download_count >= listed.download_count;
      probe.expect(counted, 'A count of downloads is lower than the list had it');
      const message = 'The newest release is not the first';
      probe.expectSorted(project.changelog ?? [], ['date', 'time', 'DESC'], message);
      const due = withoutCounter(listed);
      const shown = Object.entries(project).filter(([name]) => Object.hasOwn(due, name));
      const difference = 'The project differs from the one in the list';
      probe.expectEqual(Object.fromEntries(shown), due, difference);
    }
  }),
  flowCase(['getPublicStats', 200, 'projects and downloads of the list'], async (probe, world) => {
    // Requested before the total, because a count may rise at any time.
    const { items, total } = await readKnown(projectListing, probe, world);
    const { totalProjects, totalDownloads } = await probe.read('getPublicStats', {});
    probe.expectEqual(totalProjects, total, 'The total differs from that of the list');
    const listed = items.reduce((sum, { download_count: count }) => sum + count, 0);
    const message = 'The projects of the list have more downloads than all projects';
    probe.expect(totalDownloads >= listed, message, 'consistency', {
      expected: `${listed} or more`,
      actual: totalDownloads,
    });
  }),
  bestMatchCase,
  pictureCase,
  contentsCase,
];
