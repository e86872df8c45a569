import type { DomainContext } from '../domain/context';
import { sha256 } from '../domain/crypto';
import { DomainError } from '../domain/errors';
import type { AnyContext, Operation } from './operation';

const IDEMPOTENCY_KEY = 'Idempotency-Key';
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** Returns a request's key; null without one, and where the backend does not know keys. */
function readKey({ parameters }: Operation, { offered, request }: AnyContext): string | null {
  const isKnown = parameters.some(
    ({ in: place, name }) => place === 'header' && name === IDEMPOTENCY_KEY,
  );
  return isKnown && offered.length > 0 ? request.headers.get(IDEMPOTENCY_KEY) : null;
}

function forgetOldAnswers({ store: { savedAnswers }, now }: DomainContext): void {
  const oldest = now().getTime() - REMEMBERED_MS;
  for (const { id, createdAt } of [...savedAnswers.all()]) {
    if (Date.parse(createdAt) < oldest) savedAnswers.remove(id);
  }
}

/**
 * Handles a request; one that repeats a key of its user gets the first answer, and saves nothing.
 * Throws `unprocessable` if the key belongs to another request.
 */
export async function answerOnce(operation: Operation, context: AnyContext): Promise<object> {
  const { domain, request, url, user } = context;
  const key = readKey(operation, context);
  if (!key || !user) return operation.handle(context);
  const text = await request.clone().text();
  const requestHash = await sha256(`${request.method} ${url.pathname}\n${text}`);
  const id = `${user.id} ${key}`;
  forgetOldAnswers(domain);
  const first = domain.store.savedAnswers.get(id);
  if (first && first.requestHash !== requestHash) {
    throw new DomainError('unprocessable', 'This key belongs to another request');
  }
  if (first) return JSON.parse(first.answer) as object;
  const answer = await operation.handle(context);
  const createdAt = domain.now().toISOString();
  domain.store.savedAnswers.put({
    id,
    userId: user.id,
    requestHash,
    answer: JSON.stringify(answer),
    createdAt,
  });
  return answer;
}
