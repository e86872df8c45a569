import { setTimeout as wait } from 'node:timers/promises';
import type { Mutant } from './mutant';
import { mutateOperation, rewriteRequest, tokenOf, type CaughtBy } from './mutate';

const KEY = 'Idempotency-Key';
const SAVING_MS = 50;

function withoutKey(request: Request): Request {
  const copy = new Request(request);
  copy.headers.delete(KEY);
  return copy;
}

const forgetful = (operationId: string, what: string): Mutant =>
  rewriteRequest(operationId, `${what} with a key is saved each time`, 'consistency', withoutKey);

/** Remembers answers by what `nameOf` returns for a request, and ignores the rest of it. */
function remembering(
  name: string,
  caughtBy: CaughtBy,
  nameOf: (request: Request, key: string) => string | Promise<string>,
  remembers = (response: Response) => response.ok,
): Mutant {
  const answers = new Map<string, Response>();
  return mutateOperation('sendChatMessage', name, caughtBy, async (request, honest) => {
    const key = request.headers.get(KEY);
    if (key === null) return honest(request);
    const id = await nameOf(request, key);
    const known = answers.get(id);
    if (known) return known.clone();
    const response = await honest(withoutKey(request));
    if (remembers(response)) answers.set(id, response.clone());
    return response;
  });
}

/** Does not know a key while the first request with it is running. */
function racing(): Mutant {
  const running = new Set<string>();
  const name =
    'A message that is sent several times at once is saved each time in spite of its key';
  return mutateOperation('sendChatMessage', name, 'consistency', async (request, honest) => {
    const key = request.headers.get(KEY);
    if (key === null) return honest(request);
    if (running.has(key)) return honest(withoutKey(request));
    running.add(key);
    await wait(SAVING_MS);
    const response = await honest(request);
    running.delete(key);
    return response;
  });
}

/** Mutants of idempotency keys. */
export const keyMutants: Mutant[] = [
  forgetful('sendChatMessage', 'A message'),
  forgetful('addConversationNote', 'A note'),
  forgetful('createProject', 'A project'),
  racing(),
  remembering(
    'A key returns the answer to another message, too',
    'status',
    (request, key) => `${tokenOf(request)} ${key}`,
  ),
  remembering('A key returns an answer to any user', 'access', (_request, key) => key),
  remembering(
    'A refusal is remembered with its key',
    'status',
    (request, key) => `${tokenOf(request)} ${key}`,
    () => true,
  ),
  {
    name: 'A preflight does not allow an idempotency key',
    caughtAt: { operationId: 'sendChatMessage', rule: 'cors' },
    spoilHeaders: (headers) =>
      headers.set('Access-Control-Allow-Headers', 'Authorization,Content-Type'),
  },
];
