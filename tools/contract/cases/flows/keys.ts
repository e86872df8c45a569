import type { Call } from '../../exchange/types';
import type { World } from '../../world/world';
import { type Case, flowCase, KEYS, needing, writing } from '../case';
import type { Probe } from '../probe';
import { message } from './chat';

const STILL_RUNNING = 409;
const REUSED = 422;

let drawn = 0;

/** Returns a call with a key that no run has used. */
export function withNewKey(call: Call): Call {
  drawn += 1;
  const key = `contract-${Date.now().toString(36)}-${drawn}`;
  return { ...call, headers: { 'Idempotency-Key': key } };
}

const say = (world: World, text: string): Call =>
  world.by('person', { body: message(world, text) });

/** Returns a text that no other message has. */
function newText(): string {
  drawn += 1;
  return `Sent with a key ${Date.now().toString(36)} ${drawn}`;
}

async function expectSavedOnce(probe: Probe, world: World, text: string): Promise<void> {
  const call = world.by('person');
  const { messages } = await probe.read('openConversation', call);
  const saved = messages.filter(({ message }) => message === text);
  probe.expectEqual(saved.length, 1, 'The message is not there once');
}

const messageCase = (title: string, run: (probe: Probe, world: World) => Promise<unknown>): Case =>
  flowCase(['sendChatMessage', [], title], run);

const cases = writing([
  messageCase('sent several times at once with its key, it is saved once', async (probe, world) => {
    const text = newText();
    const call = withNewKey(say(world, text));
    await probe.callEach('sendChatMessage', [call, call, call, call], [200, STILL_RUNNING]);
    await expectSavedOnce(probe, world, text);
  }),
  messageCase('the key of another message', async (probe, world) => {
    const call = withNewKey(say(world, newText()));
    await probe.call('sendChatMessage', call);
    await probe.call('sendChatMessage', { ...call, body: say(world, newText()).body }, [REUSED]);
  }),
  messageCase("somebody else's key", async (probe, world) => {
    const call = withNewKey(say(world, newText()));
    const first = await probe.read('sendChatMessage', call);
    const { token } = world.need('bystander');
    const { conversationId } = await probe.read('openConversation', { token });
    const body = { ...message(world, newText()), conversationId };
    const second = await probe.read('sendChatMessage', { ...call, token, body });
    const isOther = first.messageData.id !== second.messageData.id;
    probe.expect(isOther, 'Somebody gets the answer to another person', 'access');
  }),
  messageCase('after a refusal, its key saves', async (probe, world) => {
    const call = withNewKey(say(world, '   '));
    await probe.call('sendChatMessage', call, [400]);
    await probe.call('sendChatMessage', { ...call, body: say(world, newText()).body });
  }),
]);

/** Messages with idempotency keys (an extension). */
export const keyCases = needing(KEYS, cases);
