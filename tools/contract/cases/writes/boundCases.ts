import type { ContractDocument, Operation } from '../../document/types';
import type { World } from '../../world/world';
import { writing, type Case } from '../case';
import { CaseFailed, type Probe } from '../probe';
import { inside, outside, type Variation } from './bounds';
import { plays } from './scenes';
import { collectLeaves, playedWithBody, Trial, type Leaves } from './trial';

type Fields = Record<string, unknown>;

/**
 * Fields that name something that exists, or that others depend on: a picture and its caption, a price, a
 * number with a check digit, the size of a file. What is within their bounds may be refused all the same.
 */
const NAMES_SOMETHING =
  /^(projectId|amount|orderId|paymentId|signature|token|password|currentPassword|gstin|file_size|preview_images|image_captions)$/;
const SERVER_ERROR = 500;
const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const ABOUT_THE_CALLER = [403, 429];

const isFree = (operationId: string) => (name: string) =>
  (operationId === 'register' && name === 'password') || !NAMES_SOMETHING.test(name);

/** Runs a step of a variation; what it finds says which one it was. */
async function saying(
  probe: Probe,
  { title }: Variation,
  step: () => Promise<unknown>,
): Promise<void> {
  const before = probe.findings.length;
  try {
    await step();
  } finally {
    probe.findings.slice(before).forEach((finding) => {
      finding.message = `${finding.message} (${title})`;
    });
  }
  if (probe.findings.length > 0) throw new CaseFailed();
}

const refusalsOf = ({ responses, isPublic }: Operation) =>
  [...responses.keys()].filter(
    (status) =>
      status >= BAD_REQUEST &&
      status < SERVER_ERROR &&
      !ABOUT_THE_CALLER.includes(status) &&
      // A password that is too short may be told apart from a wrong one or not.
      (isPublic || status !== UNAUTHORIZED),
  );

const outsideCase = (operation: Operation): Omit<Case, 'writes'> => ({
  operationId: operation.operationId,
  title: 'what is just outside of a bound is refused',
  due: refusalsOf(operation),
  run: async (probe, world) => {
    const { operationId, body } = operation;
    const trial = new Trial(operationId, plays[operationId]!, probe, world);
    const sample = (await trial.scene()).call.body ?? {};
    for (const variation of outside(body!, sample, world.document.resolve)) {
      await saying(probe, variation, () =>
        trial.expectRefusal(() => variation.body, refusalsOf(operation)),
      );
    }
  },
});

/** The values that are shown, as JSON. */
const valuesIn = (leaves: Leaves) =>
  new Set([...leaves.values()].map((one) => JSON.stringify(one)));

/** Returns the texts and numbers of a body that are shown after it was sent, as far as those of another were. */
function lostIn(sent: Fields, shown: Leaves, plainSent: Fields, plainShown: Leaves): unknown[] {
  const wasShown = valuesIn(plainShown);
  const isShown = valuesIn(shown);
  const plain = collectLeaves(plainSent);
  return [...collectLeaves(sent)]
    .filter(([place, value]) => {
      // Entries of a longer list are shown if its first one was.
      const known = plain.get(place) ?? plain.get(place.replace(/\[-?\d+\]/g, '[0]'));
      return (
        known !== undefined &&
        wasShown.has(JSON.stringify(known)) &&
        !isShown.has(JSON.stringify(value))
      );
    })
    .map(([place]) => place);
}

/** Keeps what a scene decides itself, such as an address that nobody has, and takes the rest. */
function mergeInto(own: Fields, sample: Fields, varied: Fields): Fields {
  const changed = Object.entries(varied)
    .filter(([name, value]) => value !== sample[name])
    .map(([name, value]) => [
      name,
      // Its end is random, which no report may show; its beginning is in many texts.
      /password$/i.test(name) ? String(own[name]).slice(-String(value).length) : value,
    ]);
  return { ...own, ...(Object.fromEntries(changed) as Fields) };
}

const insideCase = (operation: Operation): Omit<Case, 'writes'> => ({
  operationId: operation.operationId,
  title: 'what is on a bound is taken and kept',
  due: [...operation.responses.keys()].filter((status) => status < 300),
  run: async (probe: Probe, world: World) => {
    const { operationId, body } = operation;
    const trial = new Trial(operationId, plays[operationId]!, probe, world);
    const sample = (await trial.scene()).call.body ?? {};
    const { resolve } = world.document;
    const variations = inside(body!, sample, resolve, isFree(operationId));
    const plain = await trial.send((own) => own);
    for (const variation of variations) {
      await saying(probe, variation, async () => {
        let sent: Fields = {};
        const shown = await trial.send((own) => {
          sent = mergeInto(own, sample, variation.body);
          for (const name of ['password', 'newPassword']) {
            if (sent[name] !== own[name]) world.keepPassword(String(sent[name]));
          }
          return sent;
        });
        const message = 'What was sent is shown otherwise';
        const lost = lostIn(sent, shown!, sample, plain!);
        probe.expectEqual(lost, [], 'consistency', message);
      });
    }
    await trial.end();
  },
});

/**
 * Creates the cases of the bounds that the document has for bodies, nested ones included: one step outside of
 * each must be refused, what is on it or one step inside must be taken, and be shown as it was sent.
 */
export function boundCases(document: ContractDocument): Case[] {
  const { resolve } = document;
  const writes = playedWithBody(document, plays).filter(
    ({ operationId }) => !plays[operationId]!.due,
  );
  return writing(
    writes.flatMap((operation) => {
      const body = operation.body!;
      const sample = (body.example ?? {}) as Fields;
      const isOutside = outside(body, sample, resolve).length > 0;
      const isInside = inside(body, sample, resolve, isFree(operation.operationId)).length > 0;
      return [
        ...(isOutside ? [outsideCase(operation)] : []),
        ...(isInside ? [insideCase(operation)] : []),
      ];
    }),
  );
}
