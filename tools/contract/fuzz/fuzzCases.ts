import fc, { type Arbitrary } from 'fast-check';
import { type Case, flowCase } from '../cases/case';
import { mayChange } from '../cases/derived/derivedCases';
import { isForAdmins, validCall } from '../cases/derived/samples';
import { Probe } from '../cases/probe';
import type { ContractDocument, Operation, Parameter, RequestBody } from '../document/types';
import type { Call } from '../exchange/types';
import type { World } from '../world/world';
import { valuesOf } from './valuesOf';

/** Number of requests per operation, and the seed. */
export type FuzzOptions = { runs: number; seed: number };

const SERVER_ERROR = 500;
/** Statuses of HTTP itself for requests that a server does not even read (docs/api-teams.md). */
const ABOUT_HTTP = [413, 414, 415, 431];
/** Limits the time of shrinking a slow backend's failure. */
const TIME_LIMIT_MS = 30_000;
/** Operations that would end the account or session in use. */
const NEVER = ['deleteAccount', 'changePassword'];

type Generated = { path: Call['path'] & object; query: Call['query'] & object; body?: unknown };

/** Mostly valid values, occasionally with any JSON in place of some or all of them. */
function bodiesOf({ schema, validate }: RequestBody): Arbitrary<unknown> {
  if (!validate) return fc.uint8Array({ maxLength: 64 });
  const valid = valuesOf(schema);
  const names = Object.keys(schema.properties ?? {});
  const withOdd = fc
    .tuple(valid, fc.constantFrom(...(names.length > 0 ? names : ['any'])), fc.jsonValue())
    .map(([value, name, odd]) => ({ ...(value as object), [name]: odd }));
  return fc.oneof(
    { weight: 6, arbitrary: valid },
    { weight: 3, arbitrary: withOdd },
    fc.jsonValue(),
  );
}

const textOf = (value: unknown): string | number =>
  typeof value === 'number' ? value : typeof value === 'string' ? value : JSON.stringify(value);

function parametersOf(parameters: readonly Parameter[], place: Parameter['in']) {
  const own = parameters.filter((parameter) => parameter.in === place);
  const values = own.map(({ name, schema }) => {
    const odd = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
    const admitted = valuesOf(schema).map(textOf);
    // An empty or dotted segment would be another path.
    const isSegment = (text: unknown) => !/^\.{0,2}$/.test(String(text).trim());
    const any = fc.oneof({ weight: 3, arbitrary: admitted }, odd);
    return [name, place === 'path' ? any.filter(isSegment) : any] as const;
  });
  const requiredKeys = own.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys });
}

/**
 * Returns the calls of an operation; those that change data keep the ids of what the run has
 * created.
 */
function callsOf({ parameters, body, method }: Operation): Arbitrary<Generated> {
  const path = method === 'GET' ? parametersOf(parameters, 'path') : fc.constant({});
  return fc.record({
    path,
    query: parametersOf(parameters, 'query'),
    ...(body && { body: bodiesOf(body) }),
  });
}

/** Lone surrogates cannot be sent. */
const isWellFormed = (call: Generated) => !/\\ud[89a-f]/i.test(JSON.stringify(call));

async function judge(operation: Operation, call: Call, world: World): Promise<Probe> {
  const probe = new Probe(world);
  const due = [...operation.responses.keys(), ...ABOUT_HTTP].filter((one) => one < SERVER_ERROR);
  await probe.call(operation.operationId, call, due).catch((error: unknown) => {
    if (probe.findings.length === 0) throw error;
  });
  return probe;
}

function caseOf(operation: Operation, { runs, seed }: FuzzOptions): Case {
  const title = `${runs} requests from the schemas of the document, seed ${seed}`;
  const entry = flowCase([operation.operationId, [], title], async (probe, world) => {
    const { path: own, token } = validCall(operation, world);
    let smallest: Probe | undefined;
    const outcome = await fc.check(
      fc.asyncProperty(callsOf(operation).filter(isWellFormed), async (generated) => {
        const call = { ...generated, path: { ...own, ...generated.path }, token };
        const tried = await judge(operation, call, world);
        if (tried.findings.length > 0) smallest = tried;
        return tried.findings.length === 0;
      }),
      { numRuns: runs, seed, interruptAfterTimeLimit: TIME_LIMIT_MS },
    );
    probe.judged += outcome.numRuns;
    if (!smallest) return;
    const steps = `(the smallest such request after ${outcome.numShrinks} steps)`;
    for (const finding of smallest.findings) {
      probe.findings.push({ ...finding, message: `${finding.message} ${steps}` });
    }
    probe.exchanges.push(...smallest.exchanges);
  });
  return { ...entry, writes: mayChange(operation) };
}

/**
 * Creates a case per operation that sends requests generated from its schemas. Any documented
 * status below 500 is accepted if its body is valid; a failure is shrunk to the smallest request
 * that still fails.
 */
export function fuzzCases(document: ContractDocument, options: FuzzOptions): Case[] {
  return (
    document.operations
      .filter(({ operationId }) => !NEVER.includes(operationId))
      // Changes by staff come last, because they may remove a role or a project of the run.
      .sort((one, other) => Number(isForAdmins(one)) - Number(isForAdmins(other)))
      .map((operation) => caseOf(operation, options))
  );
}
