import type { ContractDocument, Operation } from '../../document/types';
import type { Call } from '../../exchange/types';
import type { World } from '../../world/world';
import { type Case, flowCase } from '../case';
import { FORGED_TOKEN, UNKNOWN_ID, UNKNOWN_TEXT } from '../unknownValues';
import { isLenient } from './listParameterCases';
import { isForAdmins, sampleCall, tokenFor, validCall } from './samples';
import { makeWrongBodies, type WrongBody } from './wrongBodies';

/** Fields of a shared schema that the operation may ignore. */
const IGNORED_FIELDS: Partial<Record<string, string[]>> = {
  createProject: ['expected_updated_at'],
};

/** What a case sends beside or instead of a valid call; undefined for nothing to send. */
type Change = (world: World, call: ReturnType<typeof sampleCall>) => Call | undefined;

/** Returns whether a call may change data if the backend fails to reject it. */
export const mayChange = ({ method, operationId }: Operation): boolean =>
  method !== 'GET' && operationId !== 'login';

/** Returns the documented statuses that reject what is sent, rather than who sends it. */
export const refusalsOf = ({ responses }: Operation): number[] =>
  [...responses.keys()].filter(
    (status) => status >= 400 && status < 500 && ![403, 408, 429].includes(status),
  );

/** Creates a case that calls an operation with a change of its valid call. */
const sampleCase = (
  operation: Operation,
  title: string,
  due: readonly number[],
  change: Change,
  makeCall: typeof sampleCall = validCall,
): Case => ({
  ...flowCase([operation.operationId, due, title], async (probe, world) => {
    const call = makeCall(operation, world);
    const changed = change(world, call);
    if (changed) await probe.call(operation.operationId, { ...call, ...changed }, due);
  }),
  writes: mayChange(operation),
});

/**
 * Changes the end of a token, where the signature is. Reports show it as a shell expression of the
 * valid token, because the rest of it is secret.
 */
function tamperWith(token: string, { client: { options } }: World): string {
  const end = /aaaa$/i.test(token) ? 'BBBB' : 'AAAA';
  const tampered = token.slice(0, -end.length) + end;
  const shownAs = options.redactor.sent(token).replace(/^\$(\w+)$/, `\${$1%????}${end}`);
  options.redactor.learn(tampered, shownAs);
  return tampered;
}

/** Replaces the header of a token by {"alg":"none"}, and leaves its signature out. */
const unsigned = (token: string) => `eyJhbGciOiJub25lIn0.${token.split('.')[1]}.`;

function accessCases(operation: Operation): Case[] {
  const { isPublic, responses } = operation;
  const tokens: [title: string, status: number, tokenOf: (world: World) => string | undefined][] = [
    ['no token', 401, () => undefined],
    ['a forged token', 401, () => FORGED_TOKEN],
    ['a tampered token', 401, (world) => tamperWith(tokenFor(operation, world)!, world)],
    ['an unsigned token', 401, (world) => unsigned(tokenFor(operation, world)!)],
  ];
  if (isForAdmins(operation)) {
    tokens.push(['a user who is not an admin', 403, (world) => world.need('person').token]);
  }
  return tokens
    .filter(([, status]) => !isPublic && responses.has(status))
    .map(([title, status, tokenOf]) =>
      sampleCase(operation, title, [status], (world) => ({ token: tokenOf(world) }), sampleCall),
    );
}

function unknownIdCases(operation: Operation): Case[] {
  const parameter = operation.parameters.find((one) => one.in === 'path');
  if (!parameter || !operation.responses.has(404)) return [];
  const { name, schema } = parameter;
  const values = schema.type === 'integer' ? [UNKNOWN_ID, UNKNOWN_TEXT] : [UNKNOWN_TEXT];
  return values.map((value) =>
    sampleCase(
      operation,
      `${name} is ${value === UNKNOWN_ID ? 'unknown' : `"${value}"`}`,
      [404],
      (_world, call) => ({ path: { ...call.path, [name]: value } }),
    ),
  );
}

function wrongBodyCases(operation: Operation): Case[] {
  const { body, responses, operationId } = operation;
  if (!body?.validate || !responses.has(400)) return [];
  const variants = (sample: unknown): WrongBody[] =>
    makeWrongBodies(body, sample as Record<string, unknown>).filter(
      ({ field }) => field === undefined || !IGNORED_FIELDS[operationId]?.includes(field),
    );
  // Titles come from the document; bodies depend on results of the run.
  return variants(body.example ?? {}).map(({ title, isMalformed }) =>
    sampleCase(operation, title, isMalformed ? [400] : refusalsOf(operation), (_world, call) => {
      const wrong = variants(call.body).find((variant) => variant.title === title);
      return wrong && { body: wrong.body };
    }),
  );
}

/** Expects a request that is wrong in every way to be refused for the first reason in the order of checks. */
function orderCases(operation: Operation): Case[] {
  const { operationId, isPublic, body, responses, parameters } = operation;
  if (isPublic || !body?.validate || !responses.has(400)) return [];
  const path = Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => [name, schema.type === 'integer' ? UNKNOWN_ID : UNKNOWN_TEXT]),
  );
  const title = 'wrong in every way, it is refused in the order of checks';
  const entry = flowCase([operationId, 400, title], async (probe, world) => {
    const call = { ...sampleCall(operation, world), path, body: [] };
    const token = tokenFor(operation, world);
    await probe.call(operationId, call, [401]);
    if (isForAdmins(operation))
      await probe.call(operationId, { ...call, ...world.by('person') }, [403]);
    await probe.call(operationId, { ...call, token }, [400]);
  });
  return [{ ...entry, writes: mayChange(operation) }];
}

/** Invalid query parameters must be rejected if 400 is documented, and otherwise ignored. */
function wrongQueryCases(operation: Operation): Case[] {
  const due = operation.responses.has(400) ? [400] : [200];
  return operation.parameters
    .filter((parameter) => parameter.in === 'query' && !isLenient(operation, parameter))
    .flatMap(({ name, schema, validate }) => {
      const isNumber = schema.type === 'integer' || schema.type === 'number';
      const values = isNumber ? ['0', '-1', 'abc', '1e9'] : schema.enum ? [UNKNOWN_TEXT] : [];
      return values
        .filter((value) => !validate(isNumber ? Number(value) : value))
        .map((value) =>
          sampleCase(operation, `${name}=${value}`, due, (_world, call) => ({
            query: { ...call.query, [name]: value },
          })),
        );
    });
}

/** Creates all cases that can be derived from the document alone. */
export const derivedCases = (document: ContractDocument): Case[] =>
  document.operations.flatMap((operation) => [
    ...accessCases(operation),
    ...unknownIdCases(operation),
    ...wrongBodyCases(operation),
    ...orderCases(operation),
    ...wrongQueryCases(operation),
  ]);
