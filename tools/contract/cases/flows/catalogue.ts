import type {
  GetProjectContentsResponse,
  GetProjectResponse,
  GetPublicStatsResponse,
  ListCategoriesResponse,
  ListProjectsResponse,
  Project,
} from '@/api/generated/projects.gen';
import { SkipCase, type World } from '../../world/world';
import { callCase, preparing, type Case, flowCase } from '../case';
import { MAXIMUM_LIMIT, UNKNOWN_ID } from '../unknownValues';
import { readKnown, readWhole } from '../listings/listing';
import { projectListing } from '../listings/listings';

/** The number of projects that are compared with the list. */
const PROJECTS_READ = 6;

/** Removes the download count, which may change at any time, and with it the time of the last change. */
export const withoutCounter = ({ download_count: _count, updated_at: _time, ...rest }: Project) =>
  rest;

/** Keeps the properties that the project also has in the list, which may omit some. */
const asInList = (project: Project, listed: Project) =>
  Object.fromEntries(Object.entries(project).filter(([name]) => Object.hasOwn(listed, name)));

function firstOf(world: World): Project {
  const [first] = world.need('catalogue');
  if (!first) throw new SkipCase('the shop has no projects');
  return first;
}

/** Paths that could be extracted outside a folder. */
const UNSAFE_PATH = /^\/|^[a-z]:|\\|(?:^|\/)\.\.(?:\/|$)/i;

const contentsCase: Case = {
  operationId: 'getProjectContents',
  title: 'the files of a project add up, and their names are safe',
  // A project may have no file.
  due: [200, 404],
  run: async (probe, world) => {
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
};

/** The public pages of the shop. */
export const catalogueCases = [
  callCase(
    ['getPublicStats', 200, 'the totals'],
    () => ({}),
    (stats: GetPublicStatsResponse, probe) =>
      probe.expect(stats.totalProjects > 0, 'The shop has no projects, so most cases cannot run'),
  ),
  preparing(
    callCase(
      ['listProjects', 200, 'a page of the shop'],
      () => ({ query: { limit: MAXIMUM_LIMIT } }),
      ({ projects }: ListProjectsResponse, probe, world) => {
        world.learn({ catalogue: projects });
        const inactive = projects.filter(({ is_active }) => !is_active).map(({ id }) => id);
        const message = 'The list contains projects that are not for sale';
        probe.expectEqual(inactive, [], message, 'filter');
      },
    ),
  ),
  callCase(
    ['listCategories', 200, 'the categories in use, sorted'],
    () => ({}),
    ({ categories }: ListCategoriesResponse, probe, world) => {
      const items = categories.map((name) => ({ name }));
      probe.expectSorted(items, ['name', 'text', 'ASC'], 'The names are not sorted');
      const duplicates = categories.filter((name, index) => categories.indexOf(name) !== index);
      probe.expectEqual(duplicates, [], 'The list contains duplicates');
      const used = world.need('catalogue').flatMap(({ category }) => category ?? []);
      const missing = [...new Set(used)].filter((name) => !categories.includes(name));
      probe.expectEqual(missing, [], 'Categories of projects are missing');
    },
  ),
  callCase(
    ['getProject', 200, 'the same project as in the list'],
    (world) => ({ path: { id: firstOf(world).id } }),
    ({ project }: GetProjectResponse, probe, world) =>
      probe.expectEqual(
        asInList(withoutCounter(project) as Project, firstOf(world)),
        withoutCounter(firstOf(world)),
        'The project differs from the one in the list',
      ),
  ),
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
      probe.expectEqual(
        asInList(withoutCounter(project) as Project, listed),
        withoutCounter(listed),
        'The project differs from the one in the list',
      );
    }
  }),
  flowCase(['getPublicStats', 200, 'as many projects as the list has'], async (probe) => {
    const query = { limit: 1 };
    const { pagination } = await probe.read('listProjects', { query });
    const { totalProjects } = await probe.read('getPublicStats', {});
    probe.expectEqual(totalProjects, pagination.total, 'The total differs from that of the list');
  }),
  flowCase(
    ['getPublicStats', 200, 'at least the downloads of the projects in the list'],
    async (probe, world) => {
      // Requested before the total, because a count may rise at any time.
      const { items } = await readKnown(projectListing, probe, world);
      const { totalDownloads } = await probe.read('getPublicStats', {});
      const listed = items.reduce((sum, item) => sum + item.download_count, 0);
      const message = 'The projects of the list have more downloads than all projects';
      probe.expect(totalDownloads >= listed, message, 'consistency', {
        expected: `${listed} or more`,
        actual: totalDownloads,
      });
    },
  ),
  flowCase(['listCategories', 200, 'only categories that projects have'], async (probe, world) => {
    const used = new Set(
      (await readWhole(projectListing, probe, world)).map(({ category }) => category),
    );
    const { categories } = await probe.read('listCategories', {});
    const unused = categories.filter((name) => !used.has(name));
    probe.expectEqual(unused, [], 'No project has these categories');
  }),
  contentsCase,
  callCase(['getProjectContents', 404, 'an unknown project'], () => ({ path: { id: UNKNOWN_ID } })),
];
