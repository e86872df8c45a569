import { isSame } from '../../validation/prune';
import type { Neighbour, Session } from '../../world/facts';
import type { World } from '../../world/world';
import { makeBuyer, makeNewcomer } from '../flows/buyer';
import type { Probe } from '../probe';
import type { Step } from './scenes';
import { collectLeaves, type Leaves } from './trial';

/** Statuses for a user whose account, or whose data, is gone. */
const DENIALS = [401, 403, 404];
const TEXT = 'Written by the neighbour of the contract checker.';
/** The end of every text that the writes under test send. */
const SIGNED = /contract checker\.$/;

const hasStaff = (world: World) => world.offers('inbox') && world.maybe('admin') !== undefined;

/**
 * Creates the neighbour, with as much as the settings allow: a purchase, a review, and messages
 * from both sides.
 */
async function makeNeighbour(probe: Probe, world: World): Promise<Neighbour> {
  const buyer = world.settings.secret ? await makeBuyer(probe, world) : undefined;
  const session: Session = buyer ?? (await makeNewcomer(probe, world));
  const { token } = session;
  if (buyer && world.offers('reviews')) {
    const path = { id: buyer.projectId };
    await probe.call('saveOwnReview', { token, path, body: { stars: 3, text: TEXT } });
  }
  const { conversationId } = await probe.read('openConversation', { token });
  const body = { conversationId, message: TEXT, messageType: 'text' };
  if (hasStaff(world)) {
    // An answer followed by a message, so that both sides have something unread.
    await probe.call('sendChatMessage', world.by('admin', { body }));
  }
  await probe.call('sendChatMessage', { token, body });
  return { ...session, conversationId, boughtId: buyer?.projectId };
}

/** Returns the neighbour of the run, created on first use. */
export async function neighbourOf(probe: Probe, world: World): Promise<Neighbour> {
  const neighbour = world.maybe('neighbour') ?? (await makeNeighbour(probe, world));
  world.learn({ neighbour });
  return neighbour;
}

function readsOf({ token, email, password, conversationId, boughtId }: Neighbour, world: World) {
  const bought = boughtId === undefined ? [] : [{ token, path: { id: boughtId } }];
  const steps: Step[] = [
    ['getProfile', { token }],
    ['login', { body: { email, password } }],
    ['openConversation', { token }],
    ['listPayments', { token }],
    ['listPurchasedProjects', { token }],
    ...bought.map((call): Step => ['getPurchaseStatus', call]),
  ];
  if (world.offers('reviews')) steps.push(...bought.map((call): Step => ['getOwnReview', call]));
  if (world.offers('unread')) steps.push(['getUnreadCount', { token }]);
  // The last one shows the messages again, so that none arrives unseen between the first and it.
  const last: Step = hasStaff(world)
    ? ['getConversation', world.by('admin', { path: { conversationId } })]
    : ['openConversation', { token }];
  return [...steps, last];
}

/** Counts the messages of others than the checker, such as an automatic reply. */
const foreignIn = (shown: Leaves) =>
  [...shown].filter(([place, text]) => /message$/.test(place) && !SIGNED.test(String(text))).length;

/** Requests the neighbour's data, which may have been lost unless `due` is 200 alone. */
async function readNeighbour(neighbour: Neighbour, probe: Probe, world: World, due: number[]) {
  const shown: Record<string, unknown> = {};
  for (const [index, [operationId, call]] of readsOf(neighbour, world).entries()) {
    const { status, json } = await probe.call(operationId, call, due);
    // Each login returns a different token.
    shown[`${operationId} ${index}`] = {
      status,
      answer: { ...(json as object), token: undefined },
    };
  }
  return collectLeaves(shown);
}

/** Returns what expects the neighbour's data to be as it is now, except for an answer by others. */
export async function watchNeighbour(neighbour: Neighbour, probe: Probe, world: World) {
  const before = await readNeighbour(neighbour, probe, world, [200]);
  return async (): Promise<void> => {
    const after = await readNeighbour(neighbour, probe, world, [200, ...DENIALS]);
    const judged = foreignIn(after) > foreignIn(before) ? /^(?!\/(open|get)Conv|\/getUnread)/ : /^/;
    const changed = [...before].filter(
      ([place, value]) => judged.test(place) && !isSame(after.get(place), value),
    );
    probe.expectEqual(changed, [], 'A write has changed the data of another user', 'access');
  };
}
