import type { ListProjectsResponse } from '@/api/generated/projects.gen';
import type { ContractDocument, Parameter } from '../../document/types';
import type { QueryValue } from '../../exchange/types';
import { SkipCase } from '../../world/world';
import { type Case, flowCase } from '../case';
import { UNKNOWN_TEXT } from '../unknownValues';

/** Number of choices that are tried of each filter. */
const CHOICES_TRIED = 4;

/** Returns the choices of a filter with what its facet counts: a number, or values that each have one. */
function choicesOf(facet: unknown): [value: QueryValue, count: unknown][] {
  if (typeof facet === 'number') return [['true', facet]];
  if (!Array.isArray(facet)) return [];
  return facet.map(({ count, ...value }: Record<string, QueryValue>) => [
    Object.values(value)[0]!,
    count,
  ]);
}

const meaninglessValue = ({ schema }: Parameter): QueryValue =>
  schema.maximum === undefined ? UNKNOWN_TEXT : schema.maximum + 1;

/**
 * Creates cases for each parameter with an `x-facet`: its choices find as many entries as the facet
 * counts, and a meaningless value is ignored.
 */
export function facetCases({ operations }: ContractDocument): Case[] {
  return operations.flatMap(({ operationId, parameters }) =>
    parameters.flatMap((parameter) => {
      const { name, facet } = parameter;
      if (facet === undefined) return [];
      const title = `each ${name} finds what its facet counts`;
      const run: Case['run'] = async (probe) => {
        const read = (query: Record<string, QueryValue>) =>
          probe.read<ListProjectsResponse>(operationId, { query: { ...query, limit: 1 } });
        const { facets, pagination } = await read({});
        const choices = Object.entries(facets ?? {}).flatMap(([each, counts]) =>
          each === facet ? choicesOf(counts) : [],
        );
        if (choices.length === 0) throw new SkipCase(`the response has no choices of ${name}`);
        for (const [value, count] of choices.slice(0, CHOICES_TRIED)) {
          const { pagination: found } = await read({ [name]: value });
          const what = JSON.stringify({ [name]: value });
          const message = `${what} finds another number than its facet counts`;
          probe.expectEqual(found.total, count, message, 'filter');
        }
        const { pagination: all } = await read({ [name]: meaninglessValue(parameter) });
        probe.expectEqual(all, pagination, `A meaningless ${name} is not ignored`, 'filter');
      };
      return [flowCase([operationId, 200, title], run)];
    }),
  );
}
