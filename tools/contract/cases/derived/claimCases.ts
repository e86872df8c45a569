import type { Call } from '../../exchange/types';
import type { World } from '../../world/world';
import { isSame } from '../../validation/prune';
import { writing, type Case } from '../case';
import type { Probe } from '../probe';

const LONG_AGO = '2001-01-01T00:00:00.000Z';
const TIME = /^\d{4}-\d\d-\d\dT/;
const NUMERIC = /^-?\d+(\.\d+)?$/;
const BAD_REQUEST = 400;
const MUCH_MORE = 424_242;

type Fields = Record<string, unknown>;

/** Values that would grant something, by the name of their field. */
const PRIVILEGED: Fields = {
  role: 'admin',
  is_verified: true,
  status: 'approved',
  state: 'paid',
  currency: 'USD',
};

/** Returns another value of the same kind, one that a client would like to have. */
function covet(name: string, value: unknown): unknown {
  if (Object.hasOwn(PRIVILEGED, name)) return PRIVILEGED[name];
  if (typeof value === 'number') return value + MUCH_MORE;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string' && NUMERIC.test(value)) return String(Number(value) + MUCH_MORE);
  if (typeof value === 'string') return TIME.test(value) ? LONG_AGO : `${value}-claimed`;
  if (Array.isArray(value) || value === null) return [MUCH_MORE];
  return Object.fromEntries(
    Object.entries(value as Fields).map(([key, own]) => [key, covet(key, own)]),
  );
}

/** A write that can be repeated, and the part of its answer that clients must not decide. */
type Claimed = {
  operationId: string;
  /** The property of the answer's body; the body itself if undefined. */
  part?: string;
  /** Builds the call; called for each request, since a body may have to be new. */
  call: (world: World) => Call;
  /** Fields that clients may send beside those of the example. */
  mayDecide?: readonly string[];
  /** Reads the same part from elsewhere, after the claim. */
  reread?: (probe: Probe, world: World, answer: Fields) => Promise<Fields>;
};

const partOf = (body: unknown, part: string | undefined): Fields =>
  (part === undefined ? body : (body as Fields)[part]) as Fields;

/** Builds the case that sends a body with every other field of its answer, set to another value. */
function caseOf({
  operationId,
  part,
  call,
  mayDecide = [],
  reread,
}: Claimed): Omit<Case, 'writes'> {
  return {
    operationId,
    title: 'fields that clients must not decide',
    due: [],
    run: async (probe, world) => {
      const plain = call(world);
      const honest = partOf(await probe.read(operationId, plain), part);
      const sent = plain.body as Fields;
      const decided = Object.keys(honest).filter(
        (name) => !(name in sent) && !mayDecide.includes(name),
      );
      const claims = {
        ...Object.fromEntries(Object.entries(PRIVILEGED).filter(([name]) => !(name in sent))),
        ...Object.fromEntries(decided.map((name) => [name, covet(name, honest[name])])),
      };
      const next = call(world);
      const body = { ...claims, ...(next.body as Fields) };
      const operation = world.document.operation(operationId);
      const successes = [...operation.responses.keys()].filter((status) => status < BAD_REQUEST);
      const response = await probe.call(operationId, { ...next, body }, [
        ...successes,
        BAD_REQUEST,
      ]);
      if (response.status === BAD_REQUEST) return;
      const answer = partOf(response.json, part);
      const seen = { ...answer, ...(await reread?.(probe, world, response.json as Fields)) };
      const taken = Object.keys(claims).filter(
        (name) =>
          name in seen && isSame(seen[name], claims[name]) && !isSame(honest[name], claims[name]),
      );
      probe.expectEqual(taken, [], 'access', 'The backend takes what clients must not decide');
    },
  };
}

const by = (world: World, who: 'person' | 'admin', body: object): Call => ({
  token: world.need(who).token,
  body,
});

const profile = async (probe: Probe, token: string) =>
  (await probe.read<{ user: Fields }>('getProfile', { token })).user;

const claimed: Claimed[] = [
  {
    operationId: 'register',
    part: 'user',
    call: (world) => ({ body: world.makeRegistration() }),
    reread: (probe, _world, { token }) => profile(probe, String(token)),
  },
  {
    operationId: 'createProject',
    part: 'project',
    // What the document lets staff decide, and what a file brings along.
    mayDecide: [
      'demo_url',
      'preview_images',
      'version',
      'requirements',
      'changelog',
      'licence',
      'support_days',
    ],
    call: (world) => {
      const example = world.document.operation('createProject').body!.example as object;
      return by(world, 'admin', { ...example, title: `Claimed ${Date.now().toString(36)}` });
    },
  },
  {
    operationId: 'startUpload',
    part: 'upload',
    call: (world) => by(world, 'admin', { kind: 'archive', file_name: 'a.zip', file_size: 20 }),
  },
  {
    operationId: 'updateUser',
    part: 'user',
    mayDecide: ['role', 'is_verified'],
    call: (world) => ({
      ...by(world, 'admin', { is_verified: true, role: 'user' }),
      path: { userId: world.need('bystander').user.id },
    }),
  },
  {
    operationId: 'addConversationNote',
    part: 'note',
    call: (world) => ({
      ...by(world, 'admin', { text: 'Claimed by the contract checker' }),
      path: { conversationId: world.need('conversationId') },
    }),
  },
  {
    operationId: 'updateReview',
    part: 'review',
    mayDecide: ['is_hidden', 'answer'],
    call: (world) => ({
      ...by(world, 'admin', { is_hidden: false }),
      path: { reviewId: world.need('review').id },
    }),
  },
];

/** Writes while the purchase of the run is open or owned, in the order of the flow. */
const claimedInFlow = {
  order: {
    operationId: 'createPaymentOrder',
    call: (world: World) => {
      const { id, base_price } = world.need('project');
      return by(world, 'person', { projectId: id, amount: Number(base_price) });
    },
  },
  review: {
    operationId: 'saveOwnReview',
    part: 'review',
    call: (world: World) => ({
      ...by(world, 'person', { stars: 4, title: null, text: 'Claimed by the contract checker.' }),
      path: { id: world.need('purchase').id },
    }),
  },
} satisfies Record<string, Claimed>;

/** The claims on what a run buys and writes, to be made within its flows. */
export const flowClaims = {
  order: caseOf(claimedInFlow.order),
  review: caseOf(claimedInFlow.review),
};

/**
 * Creates the cases that send privileged values with a write: all that its answer has and its request
 * lacks. A backend may ignore them or refuse them with 400.
 */
export const claimCases: Case[] = writing(claimed.map(caseOf));
