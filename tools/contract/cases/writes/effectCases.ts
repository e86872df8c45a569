import type { ContractDocument, Operation } from '../../document/types';
import { isSame } from '../../validation/prune';
import { type Case, KEYS, needing, writing } from '../case';
import { withNewKey } from '../flows/keys';
import { neighbourOf, watchNeighbour } from './neighbour';
import { makeStage, plays } from './scenes';
import { canSucceed, type Leaves, played, playedWithBody, type Trial, trialCase } from './trial';

type Fields = Record<string, unknown>;
type Run = (trial: Trial) => Promise<void>;

const WITH_CHARSET = { 'Content-Type': 'application/json; charset=utf-8' };
const TIME = /^\d{4}-\d\d-\d\dT/;

const changeNothingElse: Run = async (trial) => {
  const { probe, world } = trial;
  const expectUnchanged = await watchNeighbour(await neighbourOf(probe, world), probe, world);
  await trial.send((body) => body);
  await expectUnchanged();
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

const repeat: Run = async (trial) => {
  const { body = {} } = (await trial.scene()).call;
  for (const own of withOpposites(body)) {
    const first = await trial.send(() => own);
    const again = await trial.send(() => own);
    const message = 'The same request again has another effect, which no PUT may have';
    trial.probe.expectEqual(differences(first!, again!), [], message);
  }
};

/** Expects a write that is sent again with its key to be saved once, and to get the first answer. */
const repeatWithKey: Run = async (trial) => {
  const { call } = await trial.scene();
  const { headers } = withNewKey(call);
  const first = await trial.send(() => call.body!, { headers });
  const again = await trial.send(() => call.body!, { headers });
  const message = 'Sent again with its key, it has another answer or effect';
  trial.probe.expectEqual(differences(first!, again!), [], message);
};

/** Returns a body with a different value in each field that has few values. */
function opposite(body: Fields, { operation }: Trial): Fields {
  const { properties = {} } = operation.body?.schema ?? {};
  const otherThan = (name: string, value: unknown) => {
    if (typeof value === 'boolean') return !value;
    const values = properties[name]?.enum;
    return values?.find((one) => one !== value) ?? value;
  };
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, otherThan(name, value)]),
  );
}

/** Expects the fields of a partial update to stay when only another field is sent. */
const changeInParts: Run = async (trial) => {
  const { body: sample = {} } = (await trial.scene()).call;
  const other = opposite(sample, trial);
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
        trial.probe.expectEqual(lost, [], `A change of ${otherName} alone has changed ${name}`);
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
  async (trial) => {
    const { operation, probe, world } = trial;
    // In a shared scene, earlier cases may already have set it.
    const { call } = await trial.scene(true);
    const before = await trial.show();
    await trial.send((body) => opposite(body, trial));
    const first = await trial.show();
    const { call: next } = await plays[other.operationId]!.make(await makeStage(probe, world));
    await probe.call(other.operationId, { ...next, path: call.path! });
    const set = differences(before, first);
    const taken = Object.keys(next.body ?? {});
    const lost = differences(first, await trial.show()).filter(
      (place) => set.includes(place) && !taken.some((name) => place.includes(name)),
    );
    const message = `${other.operationId} has changed what ${operation.operationId} had set`;
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
const agree: Run = async (trial) => {
  const shown = (await trial.send((body) => body))!;
  const answer = `/${trial.operation.operationId}/`;
  const wrong = [...shown].flatMap(([place, value]) => {
    // A backend may count views as changes.
    if (place.startsWith(answer) || place.endsWith('/updated_at')) return [];
    const asAnswered = place.replace(/^\/[^/]*\//, answer);
    const isSameThere = !shown.has(asAnswered) || isSame(shown.get(asAnswered), value);
    return isSameThere ? [] : [{ place, read: value, answered: shown.get(asAnswered) }];
  });
  trial.probe.expectEqual(wrong, [], 'The answer differs from what is read afterwards');
};

const isPartial = ({ body }: Operation) =>
  (body?.schema.required ?? []).length === 0 &&
  Object.keys(body?.schema.properties ?? {}).length > 1;

/**
 * Creates cases for the effects of each write: nothing changes for other users, repeating a PUT
 * changes nothing, and fields omitted from a partial update stay.
 */
export function effectCases(document: ContractDocument): Case[] {
  const succeeding = played(document).filter(canSucceed);
  const withBody = playedWithBody(document);
  const isRepeatable = ({ operationId }: Operation) => !plays[operationId]!.isOnce;
  const each = (operations: readonly Operation[], title: string, run: Run) =>
    operations.map((one) => trialCase(one, [title, []], run));
  return writing([
    ...each(
      succeeding.filter(({ body }) => !body?.validate),
      'nobody else has something else afterwards',
      changeNothingElse,
    ),
    ...each(succeeding, 'its answer is what is read afterwards', agree),
    ...each(
      succeeding.filter((one) => one.method === 'PUT' && isRepeatable(one)),
      'the same again changes nothing',
      repeat,
    ),
    ...each(withBody.filter(isPartial), 'fields that are left out stay', changeInParts),
    ...pairsOf(
      withBody.filter((one) => isRepeatable(one) && one.path.startsWith('/api/admin/')),
    ).flatMap(([one, other]) =>
      each([one], `what it has set stays after ${other.operationId}`, besides(other)),
    ),
    ...needing(
      KEYS,
      each(
        withBody.filter(({ parameters }) => parameters.some((one) => one.in === 'header')),
        'sent again with its key, it is saved once',
        repeatWithKey,
      ),
    ),
    ...each(withBody, 'JSON with a character set', async (trial) => {
      await trial.send((body) => body, { headers: WITH_CHARSET });
    }),
  ]);
}
