import type { ContractDocument, Operation } from '../../document/types';
import type { World } from '../../world/world';
import { isSame } from '../../validation/prune';
import { writing, type Case, flowCase } from '../case';
import type { Probe } from '../probe';
import { expectUnchanged, neighbourOf, readNeighbour } from './neighbour';
import { makeStage, plays } from './scenes';
import { played, playedWithBody, Trial, type Leaves } from './trial';

type Fields = Record<string, unknown>;
type Resolve = ContractDocument['resolve'];
type Run = (trial: Trial, probe: Probe, world: World) => Promise<void>;

const WITH_CHARSET = { 'Content-Type': 'application/json; charset=utf-8' };
const TIME = /^\d{4}-\d\d-\d\dT/;

const caseOf = ({ operationId }: Operation, title: string, run: Run): Case =>
  flowCase([operationId, [], title], async (probe, world) => {
    const trial = new Trial(operationId, plays[operationId]!, probe, world);
    await run(trial, probe, world);
    await trial.end();
  });

const changeNothingElse: Run = async (trial, probe, world) => {
  const neighbour = await neighbourOf(probe, world);
  const before = await readNeighbour(neighbour, probe, world);
  await trial.send((body) => body);
  await expectUnchanged(neighbour, before, probe, world);
};

/** Returns the places where two responses differ, ignoring the time of the last request. */
const differences = (one: Leaves, other: Leaves): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (place) => !isSame(one.get(place), other.get(place)) && !TIME.test(String(other.get(place))),
  );

/** Returns a body and its variations with each boolean flipped. */
const withOpposites = (body: Fields): Fields[] => [
  body,
  ...Object.entries(body)
    .filter(([, value]) => typeof value === 'boolean')
    .map(([name, value]) => ({ ...body, [name]: !value })),
];

const repeat: Run = async (trial, probe) => {
  const { body = {} } = (await trial.scene()).call;
  for (const own of withOpposites(body)) {
    const first = await trial.send(() => own);
    const again = await trial.send(() => own);
    const message = 'The same request again has another effect, which no PUT may have';
    probe.expectEqual(differences(first!, again!), [], message);
  }
};

/** Returns a different value of a field with few values. */
function otherThan(name: string, value: unknown, { body }: Operation, resolve: Resolve): unknown {
  if (typeof value === 'boolean') return !value;
  const property = body?.schema.properties?.[name];
  return (property && resolve(property).enum?.find((one) => one !== value)) ?? value;
}

/** Returns a body with a different value in each field that has few values. */
const opposite = (body: Fields, operation: Operation, resolve: Resolve): Fields =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, otherThan(name, value, operation, resolve)]),
  );

/** Expects the fields of a partial update to stay when only another field is sent. */
const changeInParts: Run = async (trial, probe, world) => {
  const { document } = world;
  const operation = document.operation(trial.operationId);
  const { body: sample = {} } = (await trial.scene()).call;
  const other = opposite(sample, operation, document.resolve);
  for (const name of Object.keys(sample)) {
    for (const otherName of Object.keys(sample).filter((one) => one !== name)) {
      for (const start of [sample, other]) {
        const end = start === sample ? other : sample;
        await trial.send(() => start);
        const before = await trial.show();
        await trial.send(() => ({ [otherName]: end[otherName] }));
        const lost = differences(before, await trial.show()).filter((place) =>
          place.split(/[/[]/).includes(name),
        );
        probe.expectEqual(lost, [], `A change of ${otherName} alone has changed ${name}`);
      }
    }
  }
  await trial.send(() => sample);
};

/**
 * Expects what a write has set to stay when another write changes something else of the same
 * resource.
 */
const besides =
  (other: Operation): Run =>
  async (trial, probe, world) => {
    const { document } = world;
    const operation = document.operation(trial.operationId);
    // In a shared scene, earlier cases may already have set it.
    const { call } = await trial.scene(true);
    const before = await trial.show();
    await trial.send((body) => opposite(body, operation, document.resolve));
    const first = await trial.show();
    const { call: next } = await plays[other.operationId]!.make(await makeStage(probe, world));
    await probe.call(other.operationId, { ...next, path: call.path! });
    const set = differences(before, first);
    const taken = Object.keys(next.body ?? {});
    const lost = differences(first, await trial.show()).filter(
      (place) => set.includes(place) && !taken.some((name) => place.includes(name)),
    );
    const message = `${other.operationId} has changed what ${trial.operationId} had set`;
    probe.expectEqual(lost, [], message);
  };

/** Returns pairs of updates of the same resource, such as a conversation. */
function pairsOf(operations: readonly Operation[]): [Operation, Operation][] {
  const thingOf = ({ path }: Operation) => /^.*?\{\w+\}/.exec(path)?.[0];
  return operations.flatMap((one) =>
    operations
      .filter((other) => other !== one && thingOf(one) && thingOf(one) === thingOf(other))
      .map((other): [Operation, Operation] => [one, other]),
  );
}

/** Expects the response to a write to agree with later reads. */
const agree: Run = async (trial, probe) => {
  const shown = (await trial.send((body) => body))!;
  const answer = `/${trial.operationId}/`;
  const wrong = [...shown].flatMap(([place, value]) => {
    // A backend may count views as changes.
    if (place.startsWith(answer) || place.endsWith('/updated_at')) return [];
    const asAnswered = place.replace(/^\/[^/]*\//, answer);
    const isSameThere = !shown.has(asAnswered) || isSame(shown.get(asAnswered), value);
    return isSameThere ? [] : [{ place, read: value, answered: shown.get(asAnswered) }];
  });
  probe.expectEqual(wrong, [], 'The answer differs from what is read afterwards');
};

const isPartial = ({ body }: Operation) =>
  (body?.schema.required ?? []).length === 0 &&
  Object.keys(body?.schema.properties ?? {}).length > 1;

/**
 * Creates cases for the effects of each write: nothing changes for other users, repeating a PUT
 * changes nothing, and fields omitted from a partial update stay.
 */
export function effectCases(document: ContractDocument): Case[] {
  const succeeding = played(document, plays).filter(
    ({ operationId }) => plays[operationId]!.due === undefined,
  );
  return writing([
    ...succeeding
      .filter(({ body }) => !body?.validate)
      .map((one) => caseOf(one, 'nobody else has something else afterwards', changeNothingElse)),
    ...succeeding.map((one) => caseOf(one, 'its answer is what is read afterwards', agree)),
    ...succeeding
      .filter(({ method, operationId }) => method === 'PUT' && !plays[operationId]!.isOnce)
      .map((one) => caseOf(one, 'the same again changes nothing', repeat)),
    ...playedWithBody(document, plays)
      .filter(isPartial)
      .map((one) => caseOf(one, 'fields that are left out stay', changeInParts)),
    ...pairsOf(
      playedWithBody(document, plays).filter(
        ({ operationId, path }) => !plays[operationId]!.isOnce && path.startsWith('/api/admin/'),
      ),
    ).map(([one, other]) =>
      caseOf(one, `what it has set stays after ${other.operationId}`, besides(other)),
    ),
    ...playedWithBody(document, plays).map((one) =>
      caseOf(one, 'JSON with a character set', async (trial) => {
        await trial.send((body) => body, { headers: WITH_CHARSET });
      }),
    ),
  ]);
}
