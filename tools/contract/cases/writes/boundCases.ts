import type { ContractDocument, Operation } from '../../document/types';
import { isSame } from '../../validation/prune';
import { partsOf } from '../../validation/schemaShape';
import { type Case, writing } from '../case';
import { refusalsOf } from '../derived/derivedCases';
import { CaseFailed, type Probe } from '../probe';
import { fragile, inside, outside, type Variation } from './bounds';
import {
  canSucceed,
  collectLeaves,
  type Leaves,
  playedWithBody,
  successesOf,
  trialCase,
} from './trial';

type Fields = Record<string, unknown>;

/**
 * Fields that refer to something existing or that depend on each other: a picture and its caption or point,
 * a price, a number with a check digit, a file size. A backend may reject values within their
 * bounds.
 */
const NAMES_SOMETHING =
  /^(projectId|amount|orderId|paymentId|signature|token|password|currentPassword|gstin|file_size|preview_images|image_captions|focal_points|report_pages|video_url)$/;
const isFree = (operationId: string) => (name: string) =>
  (operationId === 'register' && name === 'password') || !NAMES_SOMETHING.test(name);

/** Fields that a backend may normalise: file names, and lists that are sent as one text. */
const TIDIED = /^(file_name|features|technologies)$/;

/** Runs a step of a variation; its findings name the variation. */
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

/** Returns the statuses that reject a value; a backend may or may not tell a password that is too short from a wrong one. */
const rejectionsOf = (operation: Operation) =>
  refusalsOf(operation).filter((status) => operation.isPublic || status !== 401);

const outsideCase = (operation: Operation): Case => {
  const due = rejectionsOf(operation);
  return trialCase(
    operation,
    ['what is just outside of a bound is refused', due],
    async (trial) => {
      const { probe } = trial;
      const { call } = await trial.scene();
      for (const variation of outside(operation.body!, call.body ?? {})) {
        await saying(probe, variation, async () => {
          const { extension, body } = variation;
          const admitted = extension ? [...due, ...successesOf(operation)] : due;
          const answer = await probe.call(operation.operationId, { ...call, body }, admitted);
          if (due.includes(answer.status)) return;
          const isIgnored = !JSON.stringify(answer.json).includes(`"${extension}":`);
          probe.expect(isIgnored, 'It is taken', 'status');
        });
      }
    },
  );
};

/** The values in responses, as JSON. */
const valuesIn = (leaves: Leaves) =>
  new Set([...leaves.values()].map((one) => JSON.stringify(one)));

/**
 * Returns the texts and numbers of a body that responses should show, judging by those shown of
 * another body.
 */
function lostIn(sent: Fields, shown: Leaves, plainSent: Fields, plainShown: Leaves): unknown[] {
  const wasShown = valuesIn(plainShown);
  const isShown = valuesIn(shown);
  const plain = collectLeaves(plainSent);
  return [...collectLeaves(sent)]
    .filter(([place, value]) => {
      // Further entries of a list are shown if the first one was.
      const known = plain.get(place) ?? plain.get(place.replace(/\[-?\d+\]/g, '[0]'));
      return (
        known !== undefined &&
        wasShown.has(JSON.stringify(known)) &&
        !isShown.has(JSON.stringify(value))
      );
    })
    .map(([place]) => place);
}

/** Keeps what a scene determines itself, such as an unused email address, and takes the rest. */
function mergeInto(own: Fields, sample: Fields, varied: Fields): Fields {
  const changed = Object.entries(varied)
    .filter(([name, value]) => value !== sample[name])
    .map(([name, value]) => [
      name,
      // A scene's password is random at its end, while its beginning occurs in many texts.
      /password$/i.test(name) ? String(own[name]).slice(-String(value).length) : value,
    ]);
  return { ...own, ...(Object.fromEntries(changed) as Fields) };
}

/** What a backend must accept and keep. */
const KEPT = [
  {
    title: 'what is on a bound is taken and kept',
    variationsOf: ({ operationId, body }: Operation, sample: Fields) =>
      inside(body!, sample, isFree(operationId)),
  },
  {
    title: 'texts are kept as they were typed',
    variationsOf: ({ operationId, body }: Operation, sample: Fields) =>
      fragile(body!, sample, (name) => !TIDIED.test(name) && isFree(operationId)(name)),
  },
];

/** Expects that the bodies of all variations are accepted and shown as sent. */
const keptCase = (operation: Operation, { title, variationsOf }: (typeof KEPT)[number]): Case =>
  trialCase(operation, [title, successesOf(operation)], async (trial) => {
    const { probe, world } = trial;
    const sample = (await trial.scene()).call.body ?? {};
    const plain = await trial.send((own) => own);
    for (const variation of variationsOf(operation, sample)) {
      await saying(probe, variation, async () => {
        let sent: Fields = {};
        const shown = await trial.send((own) => {
          sent = mergeInto(own, sample, variation.body);
          for (const name of ['password', 'newPassword']) {
            if (sent[name] !== own[name]) world.keepPassword(String(sent[name]));
          }
          return sent;
        });
        const lost = lostIn(sent, shown!, sample, plain!);
        probe.expectEqual(lost, [], 'What was sent is shown otherwise');
      });
    }
  });

/** Returns the nullable fields of a body that have a text or a number in the sample. */
const removable = ({ body }: Operation, sample: Fields): string[] =>
  Object.entries(body!.schema.properties ?? {})
    .filter(([name, schema]) => {
      const types = partsOf(schema).flatMap(({ type }) => type ?? []);
      return types.includes('null') && ['string', 'number'].includes(typeof sample[name]);
    })
    .map(([name]) => name);

const removedCase = (operation: Operation): Case =>
  trialCase(
    operation,
    ['what may be null can be removed', successesOf(operation)],
    async (trial) => {
      const sample = (await trial.scene()).call.body ?? {};
      const names = removable(operation, sample);
      const before = await trial.send((own) => own);
      const nulls = Object.fromEntries(names.map((name) => [name, null]));
      const after = await trial.send((own) => ({ ...own, ...nulls }));
      const left = [...before!]
        .filter(
          ([place, value]) =>
            names.some((name) => place.endsWith(`/${name}`) && isSame(value, sample[name])) &&
            !place.includes('[') &&
            (after!.get(place) ?? null) !== null,
        )
        .map(([place]) => place);
      trial.probe.expectEqual(left, [], 'A field that was sent as null still has a value');
    },
  );

/**
 * Creates cases for the bounds of bodies in the document, including nested ones: values one step outside must
 * be rejected; values on the bound or one step inside must be accepted and shown as sent, and so must texts with
 * characters that are easily damaged. Nullable fields must become null when they are sent as null.
 */
export function boundCases(document: ContractDocument): Case[] {
  return writing(
    playedWithBody(document)
      .filter(canSucceed)
      .flatMap((operation) => {
        const body = operation.body!;
        const sample = (body.example ?? {}) as Fields;
        const isOutside = outside(body, sample).length > 0;
        const kept = KEPT.filter(({ variationsOf }) => variationsOf(operation, sample).length > 0);
        return [
          ...(isOutside ? [outsideCase(operation)] : []),
          ...(removable(operation, sample).length > 0 ? [removedCase(operation)] : []),
          ...kept.map((kind) => keptCase(operation, kind)),
        ];
      }),
  );
}
