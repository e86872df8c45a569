/** @jest-environment node */
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import type { DomainContext } from './context';
import { Store } from './store';
import { endSessions, endSessionsOf, findUserByToken, issueToken, requireUser } from './tokens';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const START = new Date('2025-10-15T09:00:00Z').getTime();

async function logInAsAsha() {
  const store = new Store(makeSeed(7, new Date('2025-10-15T00:00:00Z')));
  let time = START;
  const context: DomainContext = {
    files: memoryFiles(),
    store,
    now: () => new Date(time),
    seed: 7,
  };
  const asha = store.users.get(peopleIds.asha)!;
  return {
    context,
    asha,
    token: await issueToken(context, asha),
    setTime: (milliseconds: number) => {
      time = milliseconds;
    },
  };
}

describe('a token', () => {
  it('identifies its user until it is seven days old', async () => {
    const { context, asha, token, setTime } = await logInAsAsha();
    setTime(START + LIFETIME_MS - 1000);
    expect(await findUserByToken(context, token)).toEqual(asha);
    setTime(START + LIFETIME_MS);
    expect(await findUserByToken(context, token)).toBeUndefined();
  });

  it('is written in the characters of base64url', async () => {
    const { context, asha, setTime } = await logInAsAsha();
    for (let second = 0; second < 20; second += 1) {
      setTime(START + second * 1000);
      const token = await issueToken(context, asha);
      expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(await findUserByToken(context, token)).toEqual(asha);
    }
  });

  it.each([
    ['without its signature', ([header, body]: string[]) => `${header}.${body}`],
    ['with a fourth part', (parts: string[]) => [...parts, 'more'].join('.')],
    ['with an empty signature', ([header, body]: string[]) => `${header}.${body}.`],
    ['of another header', ([, body, signature]: string[]) => `e30.${body}.${signature}`],
    ['without a payload', ([header, , signature]: string[]) => `${header}..${signature}`],
  ])('%s identifies nobody', async (_name, change) => {
    const { context, token } = await logInAsAsha();
    expect(await findUserByToken(context, change(token.split('.')))).toBeUndefined();
  });

  it.each([undefined, null, 7, {}, [], ''])('cannot be %p', async (token) => {
    const { context } = await logInAsAsha();
    expect(await findUserByToken(context, token)).toBeUndefined();
  });

  it('of ended sessions identifies its user only where that is allowed', async () => {
    const { context, asha, token } = await logInAsAsha();
    endSessions(context);
    expect(await findUserByToken(context, token)).toBeUndefined();
    expect(await findUserByToken(context, token, { allowsEnded: true })).toEqual(asha);
    expect(await findUserByToken(context, await issueToken(context, asha))).toEqual(asha);
  });

  it('ends with the sessions of its user, even where no listener waits for that', async () => {
    const { context, asha, token } = await logInAsAsha();
    const other = context.store.users.get(peopleIds.newCustomer)!;
    const others = await issueToken(context, other);
    const changed = endSessionsOf(context, asha);
    expect(await findUserByToken(context, token)).toBeUndefined();
    expect(await findUserByToken(context, token, { allowsEnded: true })).toBeUndefined();
    expect(await findUserByToken(context, await issueToken(context, changed))).toEqual(changed);
    expect(await findUserByToken(context, others)).toEqual(other);
  });
});

describe('the Authorization header', () => {
  it('carries the token after Bearer', async () => {
    const { context, asha, token } = await logInAsAsha();
    expect(await requireUser(context, `Bearer ${token}`)).toEqual(asha);
  });

  it.each([
    ['missing', () => null],
    ['without Bearer', (token: string) => token],
    ['after something else', (token: string) => `Basic, Bearer ${token}`],
    ['before something else', (token: string) => `Bearer ${token} more`],
  ])('is refused: %s', async (_name, write) => {
    const { context, token } = await logInAsAsha();
    await expect(requireUser(context, write(token))).rejects.toMatchObject({
      kind: 'unauthorized',
      message: 'Please log in again',
    });
  });
});
