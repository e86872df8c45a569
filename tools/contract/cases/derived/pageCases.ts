import type { ContractDocument, Operation } from '../../document/types';
import { type Case, flowCase } from '../case';
import { validCall } from './samples';

type Page = { pagination: { total: number; total_pages: number }; [list: string]: unknown };

const LIMITS = [1, 2, 3, 5, 100];

const parameterOf = ({ parameters }: Operation, name: string) =>
  parameters.find((parameter) => parameter.in === 'query' && parameter.name === name);

/** The number of entries of a page: the length of the list next to its totals. */
const entriesOf = (page: Page): number =>
  (Object.values(page).find((value) => Array.isArray(value)) ?? []).length;

function caseOf(operation: Operation): Case {
  const { operationId, path: template } = operation;
  const byDefault = Number(parameterOf(operation, 'limit')?.schema.default);
  const title = 'pages of every size agree with the totals';
  return flowCase([operationId, 200, title], async (probe, world) => {
    const { path, query: own, token } = validCall(operation, world);
    // The project with the most reviews has the longest list below a project.
    const [longest] = [...(world.maybe('catalogue') ?? [])].sort(
      (one, other) => (other.review_count ?? 0) - (one.review_count ?? 0),
    );
    const isOfProject = template.includes('/projects/{id}') && longest;
    const call = { path: isOfProject ? { ...path, id: longest.id } : path, token };
    const expectPage = async (query: Record<string, number>) => {
      const page = await probe.read<Page>(operationId, { ...call, query: { ...own, ...query } });
      const { total, total_pages: pages } = page.pagination;
      const limit = query.limit ?? byDefault;
      const before = ((query.page ?? 1) - 1) * limit;
      const due = [Math.max(0, Math.min(limit, total - before)), Math.ceil(total / limit)];
      const message = `The entries and total_pages with ${JSON.stringify(query)} do not agree with a total of ${total}`;
      probe.expectEqual([entriesOf(page), pages], due, message, 'pagination');
      return pages;
    };
    if (byDefault > 0) await expectPage({});
    for (const limit of LIMITS) {
      const pages = await expectPage({ limit });
      for (const page of new Set([2, pages, pages + 1])) {
        if (page > 1) await expectPage({ limit, page });
      }
    }
  });
}

/** Creates cases for the page sizes of all paged lists: the default, the last page and past the end. */
export const pageCases = ({ operations }: ContractDocument): Case[] =>
  operations
    .filter((operation) => parameterOf(operation, 'page') && parameterOf(operation, 'limit'))
    .map(caseOf);
