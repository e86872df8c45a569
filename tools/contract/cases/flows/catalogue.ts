import type {
  GetProjectResponse,
  GetPublicStatsResponse,
  ListCategoriesResponse,
  ListProjectsResponse,
  Project,
} from '@/api/generated/projects.gen';
import { SkipCase, type World } from '../../world/world';
import { callCase, reading } from '../case';
import type { Item, Listing } from '../listings/listing';
import { findDisorder } from '../listings/order';

const MAXIMUM_LIMIT = 100;

/** The paged list of projects. */
export const projectListing: Listing = {
  operationId: 'listProjects',
  items: 'projects',
  isForAdmins: false,
  idOf: ({ id }) => id,
  sorts: { created_at: 'time', title: 'text', base_price: 'number', download_count: 'number' },
  defaultSort: 'created_at',
  defaultLimit: 12,
  searchedIn: ({ title, category, short_description, description, technologies }: Item) => [
    title,
    category,
    short_description,
    description,
    technologies,
  ],
  filters: [],
};

/** Removes `download_count`, which may change at any time. */
const withoutCounter = ({ download_count: _count, ...rest }: Project) => rest;

function firstOf(world: World): Project {
  const [first] = world.need('catalogue');
  if (!first) throw new SkipCase('the shop has no projects');
  return first;
}

/** The public pages of the shop. */
export const catalogueCases = reading([
  callCase(
    ['getPublicStats', 200, 'the totals'],
    () => ({}),
    (stats: GetPublicStatsResponse, probe) =>
      probe.expect(
        stats.totalProjects > 0,
        'consistency',
        'The shop has no projects, so most cases cannot run',
      ),
  ),
  callCase(
    ['listProjects', 200, 'a page of the shop'],
    () => ({ query: { limit: MAXIMUM_LIMIT } }),
    ({ projects }: ListProjectsResponse, probe, world) => {
      world.learn({ catalogue: projects });
      const inactive = projects.filter(({ is_active }) => !is_active).map(({ id }) => id);
      probe.expectEqual(inactive, [], 'filter', 'The list contains projects that are not for sale');
    },
  ),
  callCase(
    ['listCategories', 200, 'the categories in use, sorted'],
    () => ({}),
    ({ categories }: ListCategoriesResponse, probe, world) => {
      const items = categories.map((name) => ({ name }));
      const disorder = findDisorder(items, 'name', 'text', 'ASC');
      probe.expectEqual(disorder, undefined, 'sorting', 'The names are not sorted');
      const duplicates = categories.filter((name, index) => categories.indexOf(name) !== index);
      probe.expectEqual(duplicates, [], 'consistency', 'The list contains duplicates');
      const used = world.need('catalogue').flatMap(({ category }) => category ?? []);
      const missing = [...new Set(used)].filter((name) => !categories.includes(name));
      probe.expectEqual(missing, [], 'consistency', 'Categories of projects are missing');
    },
  ),
  callCase(
    ['getProject', 200, 'the same project as in the list'],
    (world) => ({ path: { id: firstOf(world).id } }),
    ({ project }: GetProjectResponse, probe, world) =>
      probe.expectEqual(
        withoutCounter(project),
        withoutCounter(firstOf(world)),
        'consistency',
        'The project differs from the one in the list',
      ),
  ),
]);
