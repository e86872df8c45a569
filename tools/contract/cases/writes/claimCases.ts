import type { ContractDocument, Operation } from '../../document/types';
import type { Neighbour } from '../../world/facts';
import type { World } from '../../world/world';
import { type Case, writing } from '../case';
import { UNKNOWN_TEXT } from '../unknownValues';
import { claimsOf, isMarked } from './covetedValues';
import { neighbourOf, watchNeighbour } from './neighbour';
import { collectLeaves, type Leaves, playedWithBody, type Trial, trialCase } from './trial';

const BELIEVED = 'The backend takes what clients must not decide';

type Claims = Record<string, unknown>;

/** Ids and email addresses of another user, whom a write must not affect. */
function others({ user, email }: Neighbour, world: World): Map<string, unknown> {
  return new Map<string, unknown>([
    ...['id', 'user_id', 'userId', 'customer_id'].map((name) => [name, user.id] as const),
    ['email', email],
    ['assignee_id', world.maybe('admin')?.user.id ?? user.id],
  ]);
}

type Options = ReadonlyMap<string, readonly unknown[]>;

/** Returns rounds of claims with one value per field, until all values have been in a round. */
function roundsOf(values: Options): Claims[] {
  const length = Math.max(...[...values.values()].map((options) => options.length));
  return Array.from({ length }, (_entry, round) =>
    Object.fromEntries(
      [...values].map(([name, options]) => [name, options[round % options.length]]),
    ),
  );
}

/** Returns each claim separately. */
const eachOf = (values: Options): Claims[] =>
  [...values].flatMap(([name, options]) => options.map((option) => ({ [name]: option })));

/** Sends claims, halving them while the backend rejects them; calls `judge` with those accepted. */
async function sendClaims(
  trial: Trial,
  claims: Claims,
  judge: (claims: Claims, shown: Leaves) => Promise<void>,
): Promise<void> {
  const shown = await trial.send((body) => ({ ...claims, ...body }), {
    mayRefuse: true,
    judge: (answer) => {
      const marked = [...answer].filter(([, value]) => isMarked(value)).map(([place]) => place);
      trial.probe.expectEqual(marked, [], BELIEVED, 'access');
    },
  });
  const entries = Object.entries(claims);
  if (shown) await judge(claims, shown);
  else if (entries.length > 1) {
    const half = Math.ceil(entries.length / 2);
    for (const part of [entries.slice(0, half), entries.slice(half)]) {
      await sendClaims(trial, Object.fromEntries(part), judge);
    }
  }
}

/** Returns the places that show a claimed value and not what they show without the claims. */
function suspects(claims: Claims, shown: Leaves, plain: Leaves): string[] {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const claimed = new Set([...collectLeaves(claims).values()].map(textOf));
  return [...shown]
    .filter(
      ([place, value]) =>
        isMarked(value) ||
        (value !== null && claimed.has(textOf(value)) && plain.get(place) !== value),
    )
    .map(([place]) => place);
}

/** Returns the operations that may show the effect of another: those that share its tag or path. */
function relatedTo(operation: Operation, { operations }: ContractDocument): Operation[] {
  const [, , area, subject] = operation.path.split('/');
  return operations.filter(({ tag, path }) => {
    const [, , otherArea, otherSubject] = path.split('/');
    return tag === operation.tag || (otherArea === area && otherSubject === subject);
  });
}

async function tryClaims(trial: Trial): Promise<void> {
  const { operation, probe, world } = trial;
  const { document } = world;
  const values = claimsOf(operation, relatedTo(operation, document), document);
  const taken = Object.keys(operation.body?.schema.properties ?? {});
  const neighbour = await neighbourOf(probe, world);
  for (const [name, value] of others(neighbour, world)) {
    if (!taken.includes(name)) values.set(name, [...(values.get(name) ?? []), value]);
  }
  const expectUnchanged = await watchNeighbour(neighbour, probe, world);
  const plain = await trial.send((body) => body);
  const strict = { [UNKNOWN_TEXT]: 1 };
  const isStrict = !(await trial.send((body) => ({ ...strict, ...body }), { mayRefuse: true }));
  // A backend that rejects meaningless fields may still accept one that clients must not set.
  const rounds = isStrict ? eachOf(values) : roundsOf(values);
  for (const round of rounds) {
    await sendClaims(trial, round, async (claims, shown) => {
      const found = suspects(claims, shown, plain!);
      if (found.length === 0) return;
      // A value that changes by itself is not an accepted claim, so it must happen again for
      // another user.
      const other = await trial.send((body) => body, { isFresh: true });
      const again = await trial.send((body) => ({ ...claims, ...body }), {
        isFresh: true,
        mayRefuse: true,
      });
      const repeated = again && other ? suspects(claims, again, other) : [];
      const believed = found.filter((place) => repeated.includes(place));
      probe.expectEqual(believed, [], BELIEVED, 'access');
    });
    if (probe.findings.length > 0) return;
  }
  await expectUnchanged();
}

/**
 * Creates cases that send privileged values with each write: every field of the document that the
 * write does not accept. A backend may ignore them, or reject them with 400 or 422.
 */
export const claimCases = (document: ContractDocument): Case[] =>
  writing(
    playedWithBody(document).map((operation) =>
      trialCase(operation, ['fields that clients must not decide', []], tryClaims),
    ),
  );
