import type { MockBackend } from '../createMockBackend';
import { ADMIN, ASHA, type Call, type Calls, FOR_SALE } from './call';
import { post, send, tokenOf } from './client';

const headers = { 'Idempotency-Key': 'one' };

const NOTES = `/api/admin/conversations/${FOR_SALE}/notes`;

/** Sends a request with the key; returns what another request needs to come with the same one. */
async function useKey(as: string, path: string, body: unknown): Promise<Call> {
  await send('POST', path, { body, token: await tokenOf(as), headers });
  return { as, headers };
}

/** The handlers run one after another, so that no request finds another one running. */
const stillRunning = (operationId: string) => (backend: MockBackend) => {
  backend.faults.set(operationId, { status: 409 });
  return { as: ADMIN, headers, body: {} };
};

/** The calls that provoke the documented responses to an idempotency key. */
export const keyCalls: Calls = {
  'sendChatMessage 409': stillRunning('sendChatMessage'),
  'sendChatMessage 422': async () => {
    const token = await tokenOf(ASHA);
    const { conversationId } = await post<{ conversationId: number }>(
      '/api/chat/conversation',
      undefined,
      token,
    );
    const say = (message: string) => ({ conversationId, message, messageType: 'text' });
    const call = await useKey(ASHA, '/api/chat/message', say('Hello'));
    return { ...call, body: say('Good evening') };
  },
  'addConversationNote 409': stillRunning('addConversationNote'),
  'addConversationNote 422': async () => ({
    ...(await useKey(ADMIN, NOTES, { text: 'Hello' })),
    body: { text: 'Good evening' },
  }),
  'createProject 409': stillRunning('createProject'),
  'createProject 422': async () => ({
    ...(await useKey(ADMIN, NOTES, { text: 'Hello' })),
    body: { text: 'Hello' },
  }),
};
