import type { Call } from '../../exchange/types';
import type { World } from '../../world/world';
import { writing, type Case, flowCase, extension } from '../case';
import type { Probe } from '../probe';
import { makeInput } from './adminProjects';

const STILL_RUNNING = 409;
const REUSED = 422;

let drawn = 0;

/** Returns a call with a key that no run has used. */
function withNewKey(call: Call): Call {
  drawn += 1;
  const key = `contract-${Date.now().toString(36)}-${drawn}`;
  return { ...call, headers: { 'Idempotency-Key': key } };
}

const say = (world: World, message: string): Call =>
  world.by('person', {
    body: { conversationId: world.need('conversationId'), message, messageType: 'text' },
  });

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
  extension(flowCase(['sendChatMessage', [], title], run));

/** What is sent again with its idempotency key (an extension). */
export const keyCases = writing([
  messageCase('sent again with its key, it is saved once', async (probe, world) => {
    const text = newText();
    const call = withNewKey(say(world, text));
    const first = await probe.read('sendChatMessage', call);
    const again = await probe.read('sendChatMessage', call);
    probe.expectEqual(again, first, 'The second answer is not the first one');
    await expectSavedOnce(probe, world, text);
  }),
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
    const body = { conversationId, message: newText(), messageType: 'text' };
    const other = { ...call, token, body };
    const second = await probe.read('sendChatMessage', other);
    const message = 'Somebody gets the answer to another person';
    probe.expect(first.messageData.id !== second.messageData.id, message, 'access');
  }),
  messageCase('after a refusal, its key saves', async (probe, world) => {
    const call = withNewKey(say(world, '   '));
    await probe.call('sendChatMessage', call, [400]);
    await probe.call('sendChatMessage', { ...call, body: say(world, newText()).body });
  }),
  flowCase(
    ['addConversationNote', [], 'sent again with its key, it is saved once'],
    async (probe, world) => {
      const { token } = world.need('admin');
      const path = { conversationId: world.need('conversationId') };
      const call = withNewKey({ token, path, body: { text: newText() } });
      const first = await probe.read('addConversationNote', call);
      const again = await probe.read('addConversationNote', call);
      probe.expectEqual(again, first, 'The second answer is not the first one');
    },
  ),
  flowCase(
    ['createProject', [], 'sent again with its key, it is saved once'],
    async (probe, world) => {
      const { token } = world.need('admin');
      const call = withNewKey({ token, body: makeInput() });
      const first = await probe.read('createProject', call);
      const again = await probe.read('createProject', call);
      probe.expectEqual(again, first, 'The second answer is not the first one');
      for (const id of new Set([first.project.id, again.project.id])) {
        await probe.call('deleteProject', { token, path: { id } });
      }
    },
  ),
]);
