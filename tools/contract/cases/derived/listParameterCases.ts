import type { ContractDocument, Operation, Parameter } from '../../document/types';
import { type Case, flowCase } from '../case';
import { UNKNOWN_TEXT } from '../unknownValues';
import { validCall } from './samples';

const PAGE = 'page';
/**
 * Parameters that never make a list fail, with the rule violated if they are not ignored correctly.
 */
const RULES = {
  page: 'pagination',
  limit: 'pagination',
  sort: 'sorting',
  order: 'sorting',
} as const;

type ListParameter = keyof typeof RULES;

/**
 * A value that the schema forbids, and the value it counts as; undefined if the parameter counts as
 * omitted.
 */
type CountsAs = { value: string; as: string | undefined };

const isListParameter = (name: string): name is ListParameter => Object.hasOwn(RULES, name);

/** Returns whether a parameter is one of those that never make a list fail. */
export const isLenient = ({ parameters }: Operation, { name }: Parameter): boolean =>
  isListParameter(name) && parameters.some((parameter) => parameter.name === PAGE);

/** Derives forbidden values from the bounds of a parameter, one step beyond each. */
function forbiddenValues({ schema }: Parameter): CountsAs[] {
  const { minimum, maximum, enum: values } = schema;
  if (values) {
    // The default in lower case would have the same response either way.
    const small = values
      .filter((value) => value !== schema.default)
      .map((value) => String(value).toLowerCase())
      .filter((value) => !values.includes(value));
    return [UNKNOWN_TEXT, ...small].map((value) => ({ value, as: undefined }));
  }
  return [
    { value: 'abc', as: undefined },
    ...(minimum === undefined ? [] : [{ value: String(minimum - 1), as: undefined }]),
    ...(maximum === undefined ? [] : [{ value: String(maximum + 1), as: String(maximum) }]),
  ];
}

/** Reduces a page to its totals and the ids of its entries; counters may change at any time. */
const outline = (page: object): unknown[] =>
  Object.values(page).map((value: unknown) =>
    Array.isArray(value)
      ? value.map((entry: object | string) =>
          typeof entry === 'string'
            ? entry
            : Object.entries(entry).filter(([name]) => /(^|_)id$/i.test(name)),
        )
      : null,
  );

function caseOf(operation: Operation, name: ListParameter, { value, as }: CountsAs): Case {
  const { operationId } = operation;
  const what = as === undefined ? 'left out' : `${name}=${as}`;
  return flowCase(
    [operationId, 200, `${name}=${value} counts as ${what}`],
    async (probe, world) => {
      const call = validCall(operation, world);
      const read = async (own: Record<string, string>) => {
        const query = { ...call.query, ...own };
        const page = await probe.read<{ pagination: unknown }>(operationId, { ...call, query });
        return [page.pagination, outline(page)];
      };
      const expected = await read(as === undefined ? {} : { [name]: as });
      const actual = await read({ [name]: value });
      probe.expectEqual(actual, expected, `${name}=${value} must count as ${what}`, RULES[name]);
    },
  );
}

/**
 * Creates cases for forbidden values of `page`, `limit`, `sort` and `order`: above its maximum, a
 * value counts as the maximum; any other counts as omitted.
 */
export function listParameterCases({ operations }: ContractDocument): Case[] {
  return operations.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => isLenient(operation, parameter))
      .flatMap((parameter) =>
        forbiddenValues(parameter).map((one) =>
          caseOf(operation, parameter.name as ListParameter, one),
        ),
      ),
  );
}
