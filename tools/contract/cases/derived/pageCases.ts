import type { ContractDocument, Operation } from '../../document/types';
import type { World } from '../../world/world';
import { type Case, flowCase } from '../case';
import { sampleCall, tokenFor } from './samples';

type Page = { pagination: { total: number; total_pages: number }; [list: string]: unknown };

const LIMITS = [1, 2, 3, 5, 100];
const ID = 'id';

const parameterOf = ({ parameters }: Operation, name: string) =>
  parameters.find((parameter) => parameter.in === 'query' && parameter.name === name);

/** The entries of a page: the list next to its totals. */
const entriesOf = (page: Page): unknown[] =>
  (Object.values(page).find((value) => Array.isArray(value)) as unknown[] | undefined) ?? [];

/** The project with the most reviews, which has the longest list below a project. */
const longest = (world: World) =>
  [...(world.maybe('catalogue') ?? [])].sort(
    (one, other) => (other.review_count ?? 0) - (one.review_count ?? 0),
  )[0]?.id;

function callOf(operation: Operation, world: World) {
  const { path, query } = sampleCall(operation, world);
  const id = longest(world);
  const isOfProject = operation.path.includes('/projects/{id}') && id !== undefined;
  const token = tokenFor(operation, world);
  return { path: isOfProject ? { ...path, [ID]: id } : path, query, token };
}

function caseOf(operation: Operation): Case {
  const { operationId } = operation;
  const byDefault = Number(parameterOf(operation, 'limit')?.schema.default);
  return flowCase(
    [operationId, 200, 'pages of every size agree with the totals'],
    async (probe, world) => {
      const { query: own, ...call } = callOf(operation, world);
      const expectPage = async (query: Record<string, number>) => {
        const page = await probe.read<Page>(operationId, { ...call, query: { ...own, ...query } });
        const { total, total_pages: pages } = page.pagination;
        const limit = query.limit ?? byDefault;
        const before = ((query.page ?? 1) - 1) * limit;
        const expected = {
          entries: Math.max(0, Math.min(limit, total - before)),
          pages: Math.ceil(total / limit),
        };
        const actual = { entries: entriesOf(page).length, pages };
        const message = `The page with ${JSON.stringify(query)} does not agree with a total of ${total}`;
        probe.expectEqual(actual, expected, message, 'pagination');
        return pages;
      };
      if (byDefault > 0) await expectPage({});
      for (const limit of LIMITS) {
        const pages = await expectPage({ limit });
        for (const page of new Set([2, pages, pages + 1])) {
          if (page > 1) await expectPage({ limit, page });
        }
      }
    },
  );
}

/**
 * Creates cases for the page sizes of all paged lists: the default, the last page and past the end.
 */
export const pageCases = ({ operations }: ContractDocument): Case[] =>
  operations
    .filter((operation) => parameterOf(operation, 'page') && parameterOf(operation, 'limit'))
    .map(caseOf);
